import {LeaveGuardView} from '../../../src/features/profile/LeaveGuardView.tsx'
import {profileText} from '../../../src/text/profile/profile.ts'
import {leaveGuardModel, leaveGuardView} from '../../models/profile/leaveGuard.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(leaveGuardModel, leaveGuardView, ({state, send}) => (
  <LeaveGuardView state={state} send={send}>
    <h1>{profileText.title}</h1>
  </LeaveGuardView>
))
