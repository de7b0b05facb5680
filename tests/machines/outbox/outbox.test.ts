import {outboxModel} from '../../models/outbox/outbox.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(outboxModel)
