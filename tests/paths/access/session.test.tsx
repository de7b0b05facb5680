import {SessionView} from '../../../src/features/access/SessionView.tsx'
import {SignOutDialog} from '../../../src/features/access/SignOutDialog.tsx'
import {leaveWith, sessionModel, sessionScreens, sessionView} from '../../models/access/session.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(sessionModel, sessionView, ({state, send}) => {
  const leave = [0, 3].map((waiting) => (
    <button key={waiting} type="button" onClick={() => send({type: 'session.signOut', waiting})}>
      {leaveWith(waiting)}
    </button>
  ))
  return (
    <SessionView
      state={state}
      visitor={<p>{sessionScreens.visitor}</p>}
      student={
        <>
          <p>{sessionScreens.student}</p>
          {state.matches('signedIn') ? leave : null}
        </>
      }
      renewal={
        <>
          <p>{sessionScreens.renewal}</p>
          {leave}
        </>
      }
      leaving={
        <SignOutDialog
          waiting={state.context.waiting}
          onConfirm={() => send({type: 'signOut.confirm'})}
          onCancel={() => send({type: 'signOut.cancel'})}
        />
      }
    />
  )
})
