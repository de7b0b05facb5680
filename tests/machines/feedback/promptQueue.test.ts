import {promptQueueModel} from '../../models/feedback/promptQueue.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(promptQueueModel)
