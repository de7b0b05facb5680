import {practiceMachine} from '../../../machines/study/practice.machine.ts'
import type {PracticeInput, PracticeKey, PracticeReply} from '../../../machines/study/practice.types.ts'
import {heldKeyText} from '../../../src/text/question/heldKey.ts'
import {practiceFailures, practiceText} from '../../../src/text/study/practice.ts'
import {questionText} from '../../../src/text/question/question.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const practiceKeyReply: PracticeKey = {
  correctChoice: 0,
  answersProportion: [60, 40],
  answer: [{tag: 'p', children: ['Anticoagulação imediata.']}],
  comment: {author: 'Dra. Lia', body: [{tag: 'p', children: ['A anticoagulação é imediata.']}]},
}

/** Noon of 12 December 2026 in Brasília. */
export const heldReply: PracticeReply = {heldUntil: Date.UTC(2026, 11, 12, 15)}

const choices: PracticeInput = {questionId: 'q1', choices: 2, isEssay: false}
const essay: PracticeInput = {questionId: 'q2', choices: 0, isEssay: true}

export const practiceModel: FlowModel<typeof practiceMachine> = {
  machine: practiceMachine,
  starts: {'a question with choices': choices, 'an essay question': essay},
  cases: {
    'choice.pick': [
      {type: 'choice.pick', choice: 0},
      {type: 'choice.pick', choice: 1},
      {type: 'choice.pick', choice: 2},
    ],
    'answer.confirm': [{type: 'answer.confirm', key: 'k1'}],
    'essay.reveal': [{type: 'essay.reveal', key: 'k1'}],
    'answer.retry': [{type: 'answer.retry'}],
    'practice.again': [{type: 'practice.again'}],
    'comment.toggle': [{type: 'comment.toggle'}],
  },
  replies: {
    'xstate.done.actor.practiceQuestion': [{key: practiceKeyReply}, heldReply],
    'xstate.error.actor.practiceQuestion': [
      {failure: 'offline', code: null},
      {failure: 'refused', code: 'QUESTION_ON_AGENDA'},
    ],
  },
  requests: ['practiceQuestion'],
  listeners: [],
  effects: ['notifyFailure'],
}

/** The texts of the two choices, by which a student picks them. */
export const practiceChoices = ['Anticoagular agora', 'Pedir ressonância'] as const

const noKey = [
  ['text', questionText.key],
  ['text', practiceText.officialAnswer],
  ['button', questionText.showComment],
] as const

export const practiceView: ViewModel<typeof practiceMachine> = {
  interactions: {
    'choice.pick': (page, {choice}) => page.getByText(practiceChoices[choice === 0 ? 0 : 1]).click(),
    'answer.confirm': (page) => page.getByRole('button', {name: questionText.answer}).click(),
    'essay.reveal': (page) => page.getByRole('button', {name: practiceText.reveal}).click(),
    'answer.retry': (page) => page.getByRole('button', {name: practiceText.tryAgain}).click(),
    'practice.again': (page) => page.getByRole('button', {name: practiceText.again}).click(),
    'comment.toggle': (page) =>
      page
        .getByRole('button', {name: /^(Ver|Ocultar) comentário$/})
        .first()
        .click(),
  },
  expectations: {
    unanswered: ({isEssay}) => ({
      visible: [isEssay ? ['button', practiceText.reveal] : ['button', questionText.answer]],
      absent: [...noKey, ['alert']],
    }),
    selected: {visible: [['button', questionText.answer]], absent: [...noKey, ['alert']]},
    checking: ({isEssay}) => ({
      visible: [['button', isEssay ? practiceText.reveal : practiceText.checking]],
      absent: [...noKey, ['alert']],
    }),
    failed: {
      visible: [
        ['alert'],
        ['text', practiceText.failed],
        ['text', practiceFailures.offline],
        ['button', practiceText.tryAgain],
      ],
      absent: noKey,
    },
    held: {
      visible: [
        ['status'],
        ['text', heldKeyText.title(Date.UTC(2026, 11, 12, 15))],
        ['text', new RegExp(heldKeyText.practised)],
        ['button', practiceText.again],
      ],
      absent: [...noKey, ['alert']],
    },
    onAgenda: {visible: [['alert'], ['text', practiceText.onAgenda], ['link', practiceText.toAgenda]], absent: noKey},
    'answered.commentHidden': ({isEssay}) => ({
      visible: [
        isEssay ? ['heading', practiceText.officialAnswer] : ['text', questionText.key],
        ['button', questionText.showComment],
        ['button', practiceText.again],
      ],
      absent: [['article', questionText.comment]],
    }),
    'answered.commentShown': {
      visible: [
        ['article', questionText.comment],
        ['button', practiceText.again],
      ],
    },
  },
  unavailable: ({context}, event) => {
    if (event.type === 'choice.pick' && event.choice >= context.choices) return 'there is no such choice'
    if (event.type === 'choice.pick' && event.choice === context.selected)
      return 'the choice is picked already: a radio that is on stays on'
    return null
  },
}
