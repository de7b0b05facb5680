import {VideosView} from '../../../src/features/supplementary/VideosView.tsx'
import {videosModel, videosView} from '../../models/supplementary/supplementaryVideos.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(videosModel, videosView, ({state, send}) => <VideosView state={state} send={send} />)
