import {flashcardMachine} from '../../../machines/study/flashcard.machine.ts'
import type {FlashcardInput} from '../../../machines/study/flashcard.types.ts'
import {flashcardText} from '../../../src/text/study/flashcard.ts'
import type {Face, ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['requestGrade', 'requestUndo', 'advance', 'notifyRefused'],
  // A grade that an undo takes back is 1 in every case: whether there is one tells enough.
  tellApart: ({grade, writeKey, isUndo, isRefused, isFresh, isEditable}) => [
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

const gradings: Readonly<Record<string, Face>> = {
  'asking.unseen': {sees: [['text', flashcardText.gradeHint]]},
  'asking.seen': {
    sees: [
      ['button', flashcardText.right],
      ['button', flashcardText.wrong],
    ],
    misses: [['alert']],
  },
  'asking.refused': {sees: [['alert'], ['text', flashcardText.refusedTitle], ['button', flashcardText.right]]},
  'graded.saving': {
    misses: [
      ['button', flashcardText.right],
      ['button', flashcardText.wrong],
    ],
  },
  'graded.answered': {
    misses: [
      ['button', flashcardText.right],
      ['button', flashcardText.wrong],
    ],
  },
  readOnly: {
    misses: [
      ['button', flashcardText.right],
      ['button', flashcardText.undo],
    ],
  },
}

const sides: Readonly<Record<'front' | 'back', Face>> = {
  front: {
    sees: [
      ['group', flashcardText.front],
      ['button', flashcardText.showBack],
    ],
    misses: [['group', flashcardText.back]],
  },
  back: {
    sees: [
      ['group', flashcardText.back],
      ['button', flashcardText.showFront],
    ],
    misses: [['group', flashcardText.front]],
  },
}

const both = (one: Face, other: Face): Face => ({
  sees: [...(one.sees ?? []), ...(other.sees ?? [])],
  misses: [...(one.misses ?? []), ...(other.misses ?? [])],
})

const faces = Object.fromEntries(
  (['front', 'back'] as const).flatMap((side) =>
    Object.entries(gradings).flatMap(([grading, face]) => [
      [`face.${side} grading.${grading}`, both(sides[side], face)],
      [`grading.${grading} face.${side}`, both(sides[side], face)],
    ]),
  ),
)

export const flashcardView: ViewModel<typeof flashcardMachine> = {
  perform: {
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
  faces,
  cannot: (before, event) => {
    if (event.type === 'card.grade' && !before.hasTag('answerable')) return 'the grades are off until the back was seen'
    if (event.type === 'grade.undo' && !before.can(event)) return 'there is nothing to take back'
    return null
  },
}
