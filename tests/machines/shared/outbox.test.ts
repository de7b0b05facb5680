import {outboxModel} from '../../models/shared/outbox.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(outboxModel)
