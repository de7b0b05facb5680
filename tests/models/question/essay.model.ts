import {isFilled} from '../../../domain/question/essay.ts'
import {essayMachine} from '../../../machines/question/essay.machine.ts'
import type {EssayInput} from '../../../machines/question/essay.types.ts'
import {essayText, gradeNames} from '../../../src/text/question/essay.ts'
import {heldKeyText} from '../../../src/text/question/heldKey.ts'
import {questionText} from '../../../src/text/question/question.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const freshEssay: EssayInput = {
  text: '',
  saved: null,
  isRevealed: false,
  isHeld: false,
  isGradable: false,
  grade: null,
  pending: null,
  isEditable: true,
  isExam: false,
  isCommentShown: false,
}

const saved: EssayInput = {...freshEssay, text: 'Sepse', saved: 'Sepse'}
const revealed: EssayInput = {...saved, isRevealed: true}

export const essayModel: FlowModel<typeof essayMachine> = {
  machine: essayMachine,
  starts: {
    'nothing written yet': freshEssay,
    'being saved before the reload': {...saved, pending: {kind: 'save', key: 'k1', isRefused: false}},
    'refused before the reload': {...freshEssay, text: 'Sepse', pending: {kind: 'save', key: 'k1', isRefused: true}},
    'key on its way before the reload': {...saved, pending: {kind: 'reveal', key: 'k1', isRefused: false}},
    'grade on its way before the reload': {
      ...revealed,
      grade: 0,
      pending: {kind: 'grade', key: 'k1', isRefused: false},
    },
    'grade refused before the reload': {...revealed, pending: {kind: 'grade', key: 'k1', isRefused: true}},
    'graded before, comment in the address': {...revealed, grade: 0, isCommentShown: true},
    'its key held by a mock exam': {...revealed, isHeld: true},
    'its key out after its day': {...revealed, isGradable: true, isEditable: false},
    'never written on a past day': {...freshEssay, isEditable: false},
    'in an exam': {...freshEssay, isExam: true},
  },
  cases: {
    'text.type': [
      {type: 'text.type', text: 'Sepse'},
      {type: 'text.type', text: 'ab'},
    ],
    'text.save': [{type: 'text.save', key: 'k1'}],
    'text.keep': [{type: 'text.keep', key: 'k1'}],
    'key.show': [{type: 'key.show', key: 'k1'}],
    'essay.grade': [
      {type: 'essay.grade', grade: 0, key: 'k1'},
      {type: 'essay.grade', grade: 1, key: 'k1'},
    ],
    'essay.arrived': [
      {type: 'essay.arrived', essay: 'De outro aparelho', isRevealed: false},
      {type: 'essay.arrived', essay: 'De outro aparelho', isRevealed: true},
    ],
    'key.told': [
      {type: 'key.told', isHeld: true, isGradable: false},
      {type: 'key.told', isHeld: false, isGradable: true},
      {type: 'key.told', isHeld: false, isGradable: false},
    ],
    'grade.arrived': [{type: 'grade.arrived', grade: 1}],
    'comment.toggle': [{type: 'comment.toggle'}],
    'window.changed': [
      {type: 'window.changed', isEditable: false},
      {type: 'window.changed', isEditable: true},
    ],
    'clock.ticked': [
      {type: 'clock.ticked', now: 0},
      {type: 'clock.ticked', now: 5_000},
    ],
    'write.gone': [{type: 'write.gone', key: 'k1'}],
    'write.confirmed': [
      {type: 'write.confirmed', key: 'k1'},
      {type: 'write.confirmed', key: 'someone-elses'},
    ],
    'write.refused': [
      {type: 'write.refused', key: 'k1', code: 'OUTSIDE_EDITING_WINDOW'},
      {type: 'write.refused', key: 'someone-elses', code: 'OUTSIDE_EDITING_WINDOW'},
    ],
  },
  // The words themselves and who said what tell no two states apart, except whether they are long enough and saved.
  contextKey: ({text, saved, idleSince, isEditable, isHeld, isGradable}) => [
    isFilled(text),
    text === saved,
    idleSince !== null,
    isEditable,
    isHeld,
    isGradable,
  ],
  requests: [],
  listeners: [],
  effects: [
    'keepDraft',
    'requestSave',
    'requestReveal',
    'requestGrade',
    'showComment',
    'tellIdle',
    'notifySaved',
    'notifyRefused',
  ],
}

const writing = {
  visible: [
    ['textbox', essayText.field],
    ['button', essayText.save],
  ],
  absent: [['text', essayText.key]],
} as const

export const essayView: ViewModel<typeof essayMachine> = {
  interactions: {
    'text.type': (page, {text}) => page.getByRole('textbox').fill(text),
    'text.save': (page) => page.getByRole('button', {name: essayText.save}).click(),
    'text.keep': 'fact',
    'key.show': (page) => page.getByRole('button', {name: essayText.showKey}).click(),
    'essay.grade': (page, {grade}) => page.getByRole('button', {name: gradeNames[grade]}).click(),
    'essay.arrived': 'fact',
    'key.told': 'fact',
    'grade.arrived': 'fact',
    'comment.toggle': (page) =>
      page
        .getByRole('button', {name: /^(Ver|Ocultar) comentário$/})
        .first()
        .click(),
    'window.changed': 'fact',
    'clock.ticked': 'fact',
    'write.gone': 'fact',
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  expectations: {
    ...expectationsOf(['writing.fresh', 'writing.saving', 'writing.saved'], writing),
    'writing.refused': {
      visible: [...writing.visible, ['alert'], ['text', essayText.refusedTitle]],
      absent: writing.absent,
    },
    revealing: {visible: [['text', essayText.revealing]], absent: [['button'], ['region', essayText.key]]},
    keyHeld: {
      visible: [['text', heldKeyText.title(Date.UTC(2026, 11, 12, 21))]],
      absent: [['button', 'Acertei'], ['region', essayText.key], ['alert']],
    },
    'keyShown.fresh': {
      visible: [
        ['region', essayText.key],
        ['button', 'Acertei'],
        ['button', 'Errei'],
      ],
      absent: [['button', essayText.showKey], ['alert']],
    },
    'keyShown.refused': {
      visible: [['region', essayText.key], ['alert'], ['text', essayText.refusedTitle], ['button', 'Acertei']],
    },
    grading: {
      visible: [
        ['region', essayText.key],
        ['text', essayText.grading],
      ],
      absent: [
        ['button', 'Acertei'],
        ['button', 'Errei'],
      ],
    },
    'graded.commentHidden': ({grade}) => ({
      visible: [
        ['text', gradeNames[grade ?? 0]],
        ['button', questionText.showComment],
      ],
      absent: [
        ['button', 'Acertei'],
        ['article', questionText.comment],
      ],
    }),
    'graded.commentShown': {visible: [['article', questionText.comment]], absent: [['button', 'Acertei']]},
    readOnly: {
      visible: [['textbox', essayText.field]],
      absent: [
        ['button', essayText.save],
        ['button', essayText.showKey],
        ['button', 'Acertei'],
      ],
    },
  },
  unavailable: (before, event) => {
    if (event.type === 'text.type' && before.context.text === event.text)
      return 'the field holds this text already: filling it changes nothing'
    if (!before.matches('writing') && event.type === 'text.type') return 'the field is read-only'
    return before.can(event) || !['text.save', 'key.show', 'essay.grade', 'comment.toggle'].includes(event.type)
      ? null
      : 'the button is disabled or gone'
  },
}
