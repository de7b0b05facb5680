import {SessionView} from '../../../src/features/access/SessionView.tsx'
import {accessText} from '../../../src/text/access.ts'
import {sessionModel, sessionScreens, sessionView} from '../../models/access/session.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(sessionModel, sessionView, ({state, send}) => (
  <SessionView
    state={state}
    send={send}
    visitor={<p>{sessionScreens.visitor}</p>}
    student={
      <>
        <p>{sessionScreens.student}</p>
        <button type="button" onClick={() => send({type: 'session.signOut'})}>{accessText.leave}</button>
      </>
    }
    renewal={<p>{sessionScreens.renewal}</p>}
  />
))
