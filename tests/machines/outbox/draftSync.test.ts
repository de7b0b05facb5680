import {draftSyncModel} from '../../models/outbox/draftSync.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(draftSyncModel)
