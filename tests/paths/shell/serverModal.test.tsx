import {ServerModalView} from '../../../src/features/shell/ServerModalView.tsx'
import {serverModalModel, serverModalView} from '../../models/shell/serverModal.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(serverModalModel, serverModalView, ({state, send}) => <ServerModalView state={state} send={send} />)
