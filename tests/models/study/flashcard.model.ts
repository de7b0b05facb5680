import {flashcardMachine} from '../../../machines/study/flashcard.machine.ts'
import type {FlashcardInput} from '../../../machines/study/flashcard.types.ts'
import {flashcardText} from '../../../src/text/study/flashcard.ts'
import type {Expectation, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const freshCard: FlashcardInput = {cardId: 'f1', mode: 'saved', isEditable: true, answer: -1, pending: null}

export const flashcardModel: FlowModel<typeof flashcardMachine> = {
  machine: flashcardMachine,
  starts: {
    'not answered yet': freshCard,
    'answered before': {...freshCard, answer: 0},
    'on its way before the reload': {...freshCard, pending: {kind: 'grade', key: 'k1', grade: 1, isRefused: false}},
    'refused before the reload': {...freshCard, pending: {kind: 'grade', key: 'k1', grade: 1, isRefused: true}},
    'taken back before the reload': {...freshCard, answer: 1, pending: {kind: 'undo', key: 'u1'}},
    'never answered on a past day': {...freshCard, isEditable: false},
    'in compass mode': {...freshCard, mode: 'unsaved'},
  },
  cases: {
    'card.flip': [{type: 'card.flip'}],
    'card.grade': [{type: 'card.grade', grade: 1, key: 'k1'}],
    'grade.undo': [{type: 'grade.undo', key: 'u1'}],
    'undo.arrived': [{type: 'undo.arrived', key: 'u1'}],
    'grade.arrived': [{type: 'grade.arrived', grade: 1, key: 'k1'}],
    'answer.arrived': [
      {type: 'answer.arrived', answer: 1},
      {type: 'answer.arrived', answer: -1},
    ],
    'window.changed': [
      {type: 'window.changed', isEditable: false},
      {type: 'window.changed', isEditable: true},
    ],
    'write.confirmed': [
      {type: 'write.confirmed', key: 'k1'},
      {type: 'write.confirmed', key: 'u1'},
      {type: 'write.confirmed', key: 'someone-elses'},
    ],
    'write.refused': [
      {type: 'write.refused', key: 'k1', code: 'OUTSIDE_EDITING_WINDOW'},
      {type: 'write.refused', key: 'u1', code: 'OUTSIDE_EDITING_WINDOW'},
    ],
  },
  requests: [],
  listeners: [],
  effects: ['requestGrade', 'requestUndo', 'advance', 'notifyRefused'],
  // A grade that an undo takes back is 1 in every case: whether there is one tells enough.
  contextKey: ({grade, writeKey, isUndo, isRefused, isFresh, isEditable}) => [
    grade === -1,
    writeKey,
    isUndo,
    isRefused,
    isFresh,
    isEditable,
  ],
  delays: {'xstate.after.500.flashcard.grading.graded': 500},
}

export const cardWords = {front: 'Droga de escolha no choque séptico', back: 'Noradrenalina'} as const

const gradings: Readonly<Record<string, Expectation>> = {
  'asking.unseen': {visible: [['text', flashcardText.gradeHint]]},
  'asking.seen': {
    visible: [
      ['button', flashcardText.right],
      ['button', flashcardText.wrong],
    ],
    absent: [['alert']],
  },
  'asking.refused': {visible: [['alert'], ['text', flashcardText.refusedTitle], ['button', flashcardText.right]]},
  'graded.saving': {
    absent: [
      ['button', flashcardText.right],
      ['button', flashcardText.wrong],
    ],
  },
  'graded.answered': {
    absent: [
      ['button', flashcardText.right],
      ['button', flashcardText.wrong],
    ],
  },
  readOnly: {
    absent: [
      ['button', flashcardText.right],
      ['button', flashcardText.undo],
    ],
  },
}

const sides: Readonly<Record<'front' | 'back', Expectation>> = {
  front: {
    visible: [
      ['group', flashcardText.front],
      ['button', flashcardText.showBack],
    ],
    absent: [['group', flashcardText.back]],
  },
  back: {
    visible: [
      ['group', flashcardText.back],
      ['button', flashcardText.showFront],
    ],
    absent: [['group', flashcardText.front]],
  },
}

const both = (one: Expectation, other: Expectation): Expectation => ({
  visible: [...(one.visible ?? []), ...(other.visible ?? [])],
  absent: [...(one.absent ?? []), ...(other.absent ?? [])],
})

const expectations = Object.fromEntries(
  (['front', 'back'] as const).flatMap((side) =>
    Object.entries(gradings).flatMap(([grading, expectation]) => [
      [`face.${side} grading.${grading}`, both(sides[side], expectation)],
      [`grading.${grading} face.${side}`, both(sides[side], expectation)],
    ]),
  ),
)

export const flashcardView: ViewModel<typeof flashcardMachine> = {
  interactions: {
    'card.flip': (page) => page.getByRole('button', {name: /^Ver (resposta|pergunta)$/}).click(),
    'card.grade': (page, {grade}) =>
      page.getByRole('button', {name: grade === 1 ? flashcardText.right : flashcardText.wrong}).click(),
    'grade.undo': (page) => page.getByRole('button', {name: flashcardText.undo}).click(),
    'undo.arrived': 'fact',
    'grade.arrived': 'fact',
    'answer.arrived': 'fact',
    'window.changed': 'fact',
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  expectations,
  unavailable: (before, event) => {
    if (event.type === 'card.grade' && !before.hasTag('answerable')) return 'the grades are off until the back was seen'
    if (event.type === 'grade.undo' && !before.can(event)) return 'there is nothing to take back'
    return null
  },
}
