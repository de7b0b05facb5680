import {accountDeletionModel} from '../../models/profile/accountDeletion.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(accountDeletionModel)
