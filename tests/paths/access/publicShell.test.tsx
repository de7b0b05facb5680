import {PublicShellView} from '../../../src/features/access/PublicShellView.tsx'
import {publicShellModel, publicShellView} from '../../models/access/publicShell.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(publicShellModel, publicShellView, ({state, send}) => <PublicShellView state={state} send={send} />)
