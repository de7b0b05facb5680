import {videosModel} from '../../models/supplementary/supplementaryVideos.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(videosModel)
