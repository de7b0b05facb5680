import {OutboxView} from '../../../src/features/outbox/OutboxView.tsx'
import {outboxModel, outboxView} from '../../models/outbox/outbox.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(outboxModel, outboxView, ({state, send}) => <OutboxView state={state} send={send} />)
