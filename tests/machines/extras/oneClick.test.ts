import {oneClickModel} from '../../models/extras/oneClick.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(oneClickModel)
