import {moveStudyMachine} from '../../../machines/agenda/moveStudy.machine.ts'
import {dayName, moveRefusalText, moveStudyText} from '../../../src/text/agenda/moveStudy.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

export const days = ['20260312', '20260314']

export const moveStudyModel: FlowModel<typeof moveStudyMachine> = {
  machine: moveStudyMachine,
  starts: {"today's study": {lessonId: 'l1'}},
  cases: {
    'move.open': [{type: 'move.open'}],
    'move.close': [{type: 'move.close'}],
    'day.pick': [
      {type: 'day.pick', day: '20260314'},
      {type: 'day.pick', day: '20260401'},
    ],
    'move.confirm': [{type: 'move.confirm', key: 'k1'}],
    'days.retry': [{type: 'days.retry'}],
  },
  replies: {
    'xstate.done.actor.loadDays': [days, []],
    'xstate.error.actor.loadDays': [{failure: 'offline'}],
    'xstate.done.actor.moveStudy': [undefined],
    'xstate.error.actor.moveStudy': [
      {failure: 'refused', code: 'STUDY_ALREADY_MOVED'},
      {failure: 'unreachable', code: null},
    ],
  },
  requests: ['loadDays', 'moveStudy'],
  listeners: [],
  effects: ['leaveLesson'],
}

const dialog = ['dialog', moveStudyText.title] as const
const firstDay = ['radio', dayName('20260312')] as const

export const moveStudyView: ViewModel<typeof moveStudyMachine> = {
  interactions: {
    'move.open': (page) => page.getByRole('button', {name: moveStudyText.open}).click(),
    'move.close': (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', {name: /^(Cancelar|Fechar)$/})
        .click(),
    'day.pick': (page, {day}) => page.getByRole('radio', {name: dayName(day)}).click(),
    'move.confirm': (page) => page.getByRole('button', {name: moveStudyText.confirm, exact: true}).click(),
    'days.retry': (page) => page.getByRole('button', {name: moveStudyText.tryAgain}).click(),
  },
  expectations: {
    closed: {visible: [['button', moveStudyText.open]], absent: [['dialog']]},
    loading: {visible: [dialog, ['status', moveStudyText.loading]]},
    noDays: {visible: [dialog, ['text', moveStudyText.noDays]], absent: [firstDay]},
    daysFailed: {visible: [dialog, ['alert'], ['button', moveStudyText.tryAgain]], absent: [firstDay]},
    'choosing.ready': {
      visible: [dialog, firstDay, ['radio', dayName('20260314')], ['button', moveStudyText.cancel]],
      absent: [['alert']],
    },
    'choosing.failed': {visible: [dialog, firstDay, ['alert'], ['text', moveStudyText.failed]]},
    moving: {visible: [dialog, firstDay]},
    refused: {
      visible: [dialog, ['alert'], ['text', moveRefusalText('STUDY_ALREADY_MOVED')]],
      absent: [firstDay, ['button', /^Mover$/]],
    },
    moved: {absent: [['dialog'], ['button', moveStudyText.open]]},
  },
  unavailable: ({value, context}, event) => {
    if (event.type === 'day.pick' && event.day === '20260401') return 'only the free days are offered'
    if (event.type === 'day.pick' && context.chosen === event.day) return 'the day is chosen already'
    if (event.type === 'move.close' && value === 'moving') return 'the move is on its way'
    return null
  },
}
