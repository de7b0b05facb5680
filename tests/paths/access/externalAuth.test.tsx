import {ExternalAuthView} from '../../../src/features/access/ExternalAuthView.tsx'
import {externalAuthModel, externalAuthView} from '../../models/access/externalAuth.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(externalAuthModel, externalAuthView, ({state, send}) => <ExternalAuthView state={state} send={send} />)
