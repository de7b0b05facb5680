import {PublicShellView} from '../../../src/features/access/PublicShellView.tsx'
import {publicShellModel, publicShellView} from '../../models/access/publicShell.model.ts'
import {walkView} from '../../support/walkView.tsx'

/** The mouse of the browser lies where an earlier walk left it: it must not be attention of its own. */
const outOfReach = {pointerEvents: 'none'} as const

walkView(publicShellModel, publicShellView, ({state, send}) => (
  <div style={outOfReach}>
    <PublicShellView state={state} send={send} />
  </div>
))
