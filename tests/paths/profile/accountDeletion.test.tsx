import {AccountDeletionView} from '../../../src/features/profile/AccountDeletionView.tsx'
import {accountDeletionModel, accountDeletionView} from '../../models/profile/accountDeletion.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(accountDeletionModel, accountDeletionView, ({state, send}) => (
  <AccountDeletionView state={state} send={send} />
))
