import {videoModel} from '../../models/study/video.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(videoModel)
