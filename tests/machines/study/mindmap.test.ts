import {mindmapModel} from '../../models/study/mindmap.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(mindmapModel)
