import {AgendaView} from '../../../src/features/agenda/AgendaView.tsx'
import {agendaModel, agendaScreen, agendaView} from '../../models/agenda/agenda.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(agendaModel, agendaView, ({state, send}) => (
  <AgendaView state={state} send={send}>
    <p>{agendaScreen}</p>
  </AgendaView>
))
