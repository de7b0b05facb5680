import {describe, expect, test} from 'vitest'
import {agendaErrorNames} from '../../../domain/shared/errors.ts'
import {agendaError, laterError} from '../../../machines/agenda/agenda.selectors.ts'
import {agendaErrors, agendaToastDuration} from '../../../src/text/agenda/agenda.ts'
import {agendaModel, fullDay} from '../../models/agenda/agenda.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(agendaModel)

const [start] = Object.values(agendaModel.starts)

describe('the refusals of the agenda by name (spec 1§8)', () => {
  test('each has its text, to the letter, and its toast stays five seconds', () => {
    expect(agendaErrors).toEqual({
      TRIAL_TIME_OVER:
        'O tempo de teste grátis acabou ... mas você ainda pode fazer atividades extras de questão e de provas na íntegra!',
      NO_ELEGIBLE_LESSON_TO_REVIEW: 'Não existem aulas elegíveis para revisão.',
      NO_AGENDA_CREATION_ON_PAST_DAYS: 'Ops! Nenhuma agenda nesse dia',
      FAILED_TO_FINISH_STUDY: 'Erro ao concluir estudo teórico.',
      FAILED_TO_FINISH_REVIEW: 'Erro ao concluir revisão teórica.',
      QUESTIONS_NOT_FOUND: 'Questões não encontradas ou erro de conexão.',
      MANY_COMMANDS_TO_SAME_QUESTION: 'Aguarde! Você está clicando muito nesse botão.',
      TOO_MANY_REQUESTS: 'Aguarde! Use o botão "marcar dúvida" com moderação.',
      SAME_COMMAND_AS_PREVIOUS: 'Não foi possível adicionar/remover marcação de dúvida. Tente novamente!',
      ERROR_CREATING_AGENDA: 'Não foi possível encontrar nem criar agenda para este dia!',
      COURSE_FINISHED: 'Que pena! Este curso se encerrou!',
      DEFAULT: 'Um erro inesperado aconteceu!',
    })
    expect(agendaToastDuration).toBe(5_000)
  })

  test.each(agendaErrorNames)('%s is told and takes the place of a day that never came', async (error) => {
    const harness = startHarness(agendaModel, start)
    await harness.dispatch({type: 'agenda.failed', error})
    expect(harness.value()).toEqual({open: 'failed'})
    expect(harness.effects).toEqual([{type: 'notifyError', params: {error}}])
    expect(agendaError(harness.actor.getSnapshot())).toBe(error)
  })

  test.each(agendaErrorNames)('%s is told beside a day that is shown, until the next good word', async (error) => {
    const harness = startHarness(agendaModel, {
      path: '/agenda/estudo-teorico/ave-1/questao',
      calendarDate: '20261121',
      course: 'standard',
      namesExam: false,
    })
    await harness.dispatch({type: 'agenda.arrived', agenda: fullDay, isStale: false})
    await harness.dispatch({type: 'agenda.failed', error})
    expect(harness.value()).toEqual({open: 'showing'})
    expect(laterError(harness.actor.getSnapshot())).toBe(error)
    await harness.dispatch({type: 'agenda.arrived', agenda: fullDay, isStale: false})
    expect(laterError(harness.actor.getSnapshot())).toBeNull()
    expect(harness.effects).toEqual([{type: 'notifyError', params: {error}}])
  })
})
