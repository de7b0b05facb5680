import {VideoView} from '../../../src/features/study/contents/VideoView.tsx'
import {videoModel, videoView} from '../../models/study/video.model.ts'
import {walkView} from '../../support/walkView.tsx'

const captions = [{lang: 'pt-BR', label: 'Português', url: 'data:text/vtt,WEBVTT'}]

walkView(videoModel, videoView, (flow) => (
  <VideoView {...flow} title="Sepse" captions={captions} nextTitle="Lactato" canPicture onHelp={() => undefined} />
))
