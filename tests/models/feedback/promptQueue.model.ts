import {promptQueueMachine} from '../../../machines/feedback/promptQueue.machine.ts'
import type {FlowModel} from '../../support/harness.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'

const start = 1_000_000
const clear = {isCovered: false, isExamRunning: false, isWriting: false, isUnsaved: false} as const
const quiet = {type: 'moment.came', now: start + 30_000, ...clear} as const

export const promptQueueModel: FlowModel<typeof promptQueueMachine> = {
  machine: promptQueueMachine,
  starts: {
    'in the agenda': {path: '/agenda/estudo-teorico/l1/questao', now: start},
    'on a screen without questions': {path: '/desempenho', now: start},
  },
  cases: {
    'place.changed': [{type: 'place.changed', path: '/agenda/simulado', now: start + 20_000}],
    'activity.finished': [{type: 'activity.finished', now: start + 20_000}],
    'work.begun': [{type: 'work.begun'}],
    'prompt.due': [
      {type: 'prompt.due', prompt: 'nps'},
      {type: 'prompt.due', prompt: 'temporarySurvey'},
    ],
    'prompt.over': [
      {type: 'prompt.over', prompt: 'nps', now: start + 40_000},
      {type: 'prompt.over', prompt: 'temporarySurvey', now: start + 40_000},
    ],
    'moment.came': [quiet, {...quiet, isExamRunning: true}],
  },
  replies: {},
  requests: [],
  listeners: [],
  effects: [],
}

/** What the walk draws in the place of the prompts. */
export const windowOf = (prompt: string) => `janela de ${prompt}`

export const promptQueueView: ViewModel<typeof promptQueueMachine> = {
  interactions: {
    'place.changed': 'fact',
    'activity.finished': 'fact',
    'work.begun': 'fact',
    'prompt.due': 'fact',
    'prompt.over': 'fact',
    'moment.came': 'fact',
  },
  expectations: {
    ...expectationsOf(['waiting', 'held'], {absent: [['dialog']]}),
    showing: ({shown}) => ({visible: [['dialog', windowOf(shown ?? '')]]}),
  },
}
