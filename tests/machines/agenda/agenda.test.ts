import {agendaModel} from '../../models/agenda/agenda.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(agendaModel)
