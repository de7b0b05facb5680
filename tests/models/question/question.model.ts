import {questionMachine} from '../../../machines/question/question.machine.ts'
import type {QuestionInput} from '../../../machines/question/question.types.ts'
import {questionText} from '../../../src/text/question/question.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const freshQuestion: QuestionInput = {
  questionId: 'q1',
  choices: 2,
  isEditable: true,
  draft: {selected: -1, struck: []},
  answered: null,
  pending: null,
  isCommentShown: false,
}

export const questionModel: FlowModel<typeof questionMachine> = {
  machine: questionMachine,
  starts: {
    'not answered yet': freshQuestion,
    'picked before the reload': {...freshQuestion, draft: {selected: 1, struck: [0]}},
    'on its way before the reload': {...freshQuestion, pending: {key: 'k1', choosen: 1, isRefused: false}},
    'refused before the reload': {...freshQuestion, pending: {key: 'k1', choosen: 1, isRefused: true}},
    'answered before': {...freshQuestion, answered: 0},
    'answered before, comment in the address': {...freshQuestion, answered: 0, isCommentShown: true},
    'never answered on a past day': {...freshQuestion, isEditable: false},
  },
  cases: {
    'choice.pick': [
      {type: 'choice.pick', choice: 0},
      {type: 'choice.pick', choice: 1},
      {type: 'choice.pick', choice: 2},
      {type: 'choice.pick', choice: -1},
    ],
    'choice.strike': [
      {type: 'choice.strike', choice: 0},
      {type: 'choice.strike', choice: 2},
    ],
    'answer.confirm': [{type: 'answer.confirm', key: 'k1'}],
    'answer.arrived': [{type: 'answer.arrived', choosen: 1}],
    'comment.toggle': [{type: 'comment.toggle'}],
    'window.changed': [
      {type: 'window.changed', isEditable: false},
      {type: 'window.changed', isEditable: true},
    ],
    'write.confirmed': [
      {type: 'write.confirmed', key: 'k1'},
      {type: 'write.confirmed', key: 'someone-elses'},
    ],
    'write.refused': [
      {type: 'write.refused', key: 'k1', code: 'OUTSIDE_EDITING_WINDOW'},
      {type: 'write.refused', key: 'someone-elses', code: 'OUTSIDE_EDITING_WINDOW'},
    ],
  },
  requests: [],
  listeners: [],
  effects: ['saveDraft', 'requestAnswer', 'showComment', 'notifyRefused'],
}

/** The texts of the two choices, by which a student picks them. */
export const choiceTexts = ['Anticoagular agora', 'Pedir ressonância'] as const
const letters = ['A', 'B']

const strike = (choice: number) => new RegExp(`^(${questionText.strike}|${questionText.unstrike}) ${letters[choice]}$`)

export const questionView: ViewModel<typeof questionMachine> = {
  interactions: {
    'choice.pick': (page, {choice}) => page.getByText(choiceTexts[choice === 0 ? 0 : 1]).click(),
    'choice.strike': (page, {choice}) => page.getByRole('button', {name: strike(choice)}).click(),
    'answer.confirm': (page) => page.getByRole('button', {name: questionText.answer}).click(),
    'answer.arrived': 'fact',
    'comment.toggle': (page) =>
      page
        .getByRole('button', {name: /^(Ver|Ocultar) comentário$/})
        .first()
        .click(),
    'window.changed': 'fact',
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  expectations: {
    unanswered: {
      visible: [['radiogroup'], ['button', questionText.answer]],
      absent: [['text', questionText.key], ['alert']],
    },
    'selected.fresh': {visible: [['button', questionText.answer]], absent: [['text', questionText.key], ['alert']]},
    'selected.refused': {
      visible: [['alert'], ['text', questionText.refusedTitle], ['button', questionText.answer]],
      absent: [['text', questionText.key]],
    },
    saving: {
      visible: [['text', questionText.keyOnItsWay]],
      absent: [
        ['button', questionText.answer],
        ['text', questionText.key],
      ],
    },
    'answered.commentHidden': {
      visible: [
        ['text', questionText.key],
        ['button', questionText.showComment],
      ],
      absent: [
        ['button', questionText.answer],
        ['article', questionText.comment],
      ],
    },
    'answered.commentShown': {
      visible: [
        ['text', questionText.key],
        ['article', questionText.comment],
      ],
      absent: [['button', questionText.answer]],
    },
    readOnly: {
      absent: [
        ['button', questionText.answer],
        ['text', questionText.key],
      ],
    },
  },
  unavailable: ({context}, event) =>
    event.type === 'choice.pick' && event.choice === context.selected
      ? 'the choice is picked already: a radio that is on stays on'
      : null,
}
