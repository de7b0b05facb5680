import {examModeMachine} from '../../../machines/question/examMode.machine.ts'
import type {ExamModeInput} from '../../../machines/question/examMode.types.ts'
import {examModeText} from '../../../src/text/question/examMode.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const fresh: ExamModeInput = {
  questionIds: ['q1', 'q2'],
  choices: {},
  essays: {},
  isPreferred: false,
  isStarted: false,
  isFinished: false,
  deadline: null,
  pendingKey: null,
}

export const examModeModel: FlowModel<typeof examModeMachine> = {
  machine: examModeMachine,
  starts: {
    'nothing done yet': fresh,
    'preferred last time': {...fresh, isPreferred: true},
    'one marked before the reload': {...fresh, isPreferred: true, isStarted: true, choices: {q1: 0}},
    'answers on their way before the reload': {
      ...fresh,
      isStarted: true,
      choices: {q1: 0, q2: 1},
      pendingKey: 'finish',
    },
    'an essay written before the reload': {...fresh, isPreferred: true, essays: {q2: 'Sepse'}},
    'with a time limit': {...fresh, isPreferred: true, deadline: 1_800_000},
    'with a time limit, one marked before the reload': {
      ...fresh,
      isPreferred: true,
      isStarted: true,
      choices: {q1: 0},
      deadline: 1_800_000,
    },
    'finished before': {...fresh, isStarted: true, choices: {q1: 0, q2: 1}, isFinished: true},
  },
  cases: {
    'mode.toggle': [{type: 'mode.toggle'}],
    'choice.mark': [
      {type: 'choice.mark', questionId: 'q1', choice: 0, key: 'mark-1', now: 1},
      {type: 'choice.mark', questionId: 'q2', choice: 1, key: 'mark-2', now: 2},
      {type: 'choice.mark', questionId: 'q1', choice: -1, key: 'mark-3', now: 3},
      {type: 'choice.mark', questionId: 'unknown', choice: 0, key: 'mark-4', now: 4},
    ],
    'choice.arrived': [
      {type: 'choice.arrived', questionId: 'q2', choice: 1, markedAt: 9},
      {type: 'choice.arrived', questionId: 'unknown', choice: 1, markedAt: 9},
    ],
    'sheet.filled': [{type: 'sheet.filled', choices: {q1: 1, q2: 0}, now: 8}],
    'essay.write': [
      {type: 'essay.write', questionId: 'q2', essay: 'Sepse'},
      {type: 'essay.write', questionId: 'q2', essay: 'ab'},
    ],
    'drafts.adopt': [
      {type: 'drafts.adopt', choices: {q1: 1}, essays: {}, key: 'drafts'},
      {type: 'drafts.adopt', choices: {}, essays: {}, key: 'drafts'},
    ],
    'details.arrived': [
      {type: 'details.arrived', choices: {q2: 0}, essays: {}, isFinished: false},
      {type: 'details.arrived', choices: {q1: 1, q2: 0}, essays: {}, isFinished: true},
    ],
    'preference.arrived': [
      {type: 'preference.arrived', isPreferred: true},
      {type: 'preference.arrived', isPreferred: false},
    ],
    'answer.given': [{type: 'answer.given'}],
    'answers.known': [{type: 'answers.known'}],
    'time.ended': [{type: 'time.ended', key: 'finish'}],
    'finish.request': [{type: 'finish.request'}],
    'finish.confirm': [{type: 'finish.confirm', key: 'finish'}],
    'finish.cancel': [{type: 'finish.cancel'}],
    'write.confirmed': [
      {type: 'write.confirmed', key: 'finish'},
      {type: 'write.confirmed', key: 'mark-1'},
    ],
    'write.refused': [
      {type: 'write.refused', key: 'finish', code: 'OUTSIDE_EDITING_WINDOW'},
      {type: 'write.refused', key: 'mark-1', code: 'OUTSIDE_EDITING_WINDOW'},
    ],
  },
  // Which choice was marked tells no two states apart, only which questions are done.
  contextKey: ({choices, essays, isStarted, isPreferred, deadline}) => [
    Object.keys(choices).toSorted(),
    Object.keys(essays),
    isStarted,
    isPreferred,
    deadline,
  ],
  requests: [],
  listeners: [],
  effects: ['savePreference', 'requestMark', 'requestMarks', 'requestFinish', 'notifyRefused'],
}

/** How many questions are done; an essay saved with immediate feedback counts once the mode is on. */
const doneOf = (choices: object, essays: object): number =>
  new Set([...Object.keys(choices), ...Object.keys(essays)]).size

export const examModeView: ViewModel<typeof examModeMachine> = {
  interactions: {
    'mode.toggle': (page) => page.getByRole('switch', {name: examModeText.name}).click(),
    'choice.mark': 'fact',
    'choice.arrived': 'fact',
    'sheet.filled': 'fact',
    'essay.write': 'fact',
    'drafts.adopt': 'fact',
    'details.arrived': 'fact',
    'preference.arrived': 'fact',
    'answer.given': 'fact',
    'answers.known': 'fact',
    'time.ended': 'fact',
    'finish.request': (page) => page.getByRole('button', {name: examModeText.finish}).click(),
    'finish.confirm': (page) => page.getByRole('alertdialog').getByRole('button', {name: examModeText.confirm}).click(),
    'finish.cancel': (page, _event, before) =>
      page
        .getByRole(before.matches('incomplete') ? 'dialog' : 'alertdialog')
        .getByRole('button', {name: examModeText.cancel})
        .click(),
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  expectations: {
    off: {visible: [['switch', examModeText.name]], absent: [['button', examModeText.finish], ['alertdialog']]},
    on: ({choices, essays}) => ({
      visible: [
        ['switch', examModeText.name],
        ['text', examModeText.marked(doneOf(choices, essays), 2)],
      ],
      absent: [['alertdialog']],
    }),
    started: ({choices, essays}) => ({
      visible: [
        ['text', examModeText.marked(doneOf(choices, essays), 2)],
        ['button', examModeText.finish],
      ],
      absent: [['alertdialog']],
    }),
    incomplete: {
      visible: [
        ['dialog', examModeText.missingTitle],
        ['button', /^Questão \d$/],
      ],
      absent: [['alertdialog']],
    },
    confirming: {
      visible: [
        ['alertdialog', examModeText.confirmTitle],
        ['text', examModeText.confirmText(2)],
      ],
    },
    finishing: {
      visible: [['text', examModeText.finishing]],
      absent: [['button', examModeText.finish], ['switch'], ['alertdialog']],
    },
    finished: {visible: [['text', examModeText.finished]], absent: [['button', examModeText.finish], ['switch']]},
  },
}
