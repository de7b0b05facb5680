import {assign, setup} from 'xstate'
import {type EssayGrade, isFilled, longestEssay} from '../../domain/question/essay.ts'
import type {EssayContext, EssayEvent, EssayInput} from './essay.types.ts'
import {commentStates} from './comment.states.ts'
import {effect} from '../shared/notProvided.ts'

/** The text is saved by itself when it has rested for this many milliseconds. */
const rest = 5_000

function contextOf({pending, ...input}: EssayInput): EssayContext {
  return {
    ...input,
    writeKey: pending?.key ?? null,
    pendingKind: pending?.kind ?? null,
    isRefused: pending?.isRefused ?? false,
    idleSince: null,
    isSaveAsked: false,
  }
}

const isUnsaved = ({text, saved}: EssayContext) => isFilled(text) && text !== saved

/**
 * The server's text. What stands in the field counts as saved when it is the same; while another one is on its way the
 * server's is old; otherwise it stands in the field unless the student has written something else since.
 */
function arrived(
  {text, saved, pendingKind, isRefused}: EssayContext,
  essay: string,
  isRevealed: boolean,
): Partial<EssayContext> {
  if (isRevealed) return {saved: essay, text: essay, isRevealed, writeKey: null, pendingKind: null, isRefused: false}
  if (text.trim() === essay.trim()) return {saved: text, writeKey: null, pendingKind: null, isRefused: false}
  if (pendingKind === 'save' && !isRefused) return {}
  return {saved: essay, text: text === '' || text === saved ? essay : text}
}

/**
 * An essay question (flow F-062; spec 2§4, 2§5): the text is kept on the device with every key and saved as a pre-choice
 * by 'Salvar', after a rest and on leaving; 'Ver gabarito' fixes it and asks the server for the official key (D-10), then
 * the student says 'Acertei' or 'Errei'. A key that a mock exam holds comes later, and the grade may then be given although
 * the day is over (D-18). All of it goes through the outbox, so nothing here is a request.
 */
export const essayMachine = setup({
  types: {} as {
    context: EssayContext
    events: EssayEvent
    input: EssayInput
    tags: 'open' | 'settled' | 'keyKnown' | 'awaitingWrite'
  },
  actions: {
    storeText: assign((_, {text}: {text: string}) => ({
      text: text.slice(0, longestEssay),
      idleSince: null,
      isRefused: false,
    })),
    keepDraft: effect<{text: string}>('keepDraft'),
    startIdle: assign((_, {now}: {now: number}) => ({idleSince: now})),
    stopIdle: assign({idleSince: null}),
    storeSave: assign(({context}, {key, isAsked}: {key: string; isAsked: boolean}) => ({
      saved: context.text,
      writeKey: key,
      pendingKind: 'save',
      isRefused: false,
      idleSince: null,
      isSaveAsked: isAsked,
    })),
    storeReveal: assign(({context}, {key}: {key: string}) => ({
      saved: context.text,
      writeKey: key,
      pendingKind: 'reveal',
      isRefused: false,
      idleSince: null,
    })),
    storeGrading: assign((_, {grade, key}: {grade: EssayGrade; key: string}) => ({
      grade,
      writeKey: key,
      pendingKind: 'grade',
      isRefused: false,
    })),
    requestSave: effect<{key: string; essay: string}>('requestSave'),
    requestReveal: effect<{key: string; essay: string}>('requestReveal'),
    requestGrade: effect<{key: string; grade: EssayGrade}>('requestGrade'),
    storeConfirmed: assign({writeKey: null, pendingKind: null, isRefused: false, isSaveAsked: false}),
    storeRefused: assign({writeKey: null, pendingKind: null, isRefused: true, saved: null, isSaveAsked: false}),
    storeGradeRefused: assign({writeKey: null, pendingKind: null, isRefused: true, grade: null}),
    forgetWrite: assign(({context}) => ({
      writeKey: null,
      isRefused: false,
      saved: null,
      grade: context.pendingKind === 'grade' ? null : context.grade,
      pendingKind: null,
    })),
    storeRevealed: assign({isRevealed: true}),
    storeArrived: assign(({context}, {essay, isRevealed}: {essay: string; isRevealed: boolean}) =>
      arrived(context, essay, isRevealed),
    ),
    storeGrade: assign((_, {grade}: {grade: EssayGrade}) => ({
      grade,
      isRevealed: true,
      writeKey: null,
      pendingKind: null,
      isRefused: false,
    })),
    storeWindow: assign((_, {isEditable}: {isEditable: boolean}) => ({isEditable})),
    storeKeyState: assign((_, {isHeld, isGradable}: {isHeld: boolean; isGradable: boolean}) => ({isHeld, isGradable})),
    showComment: effect<{isShown: boolean}>('showComment'),
    /** The text has rested: whoever makes keys answers with `text.keep`. */
    tellIdle: effect('tellIdle'),
    notifySaved: effect('notifySaved'),
    notifyRefused: effect('notifyRefused'),
  },
  guards: {
    isGrading: ({context}) => context.pendingKind === 'grade' && !context.isRefused,
    isRevealing: ({context}) => context.pendingKind === 'reveal' && !context.isRefused,
    isSaving: ({context}) => context.pendingKind === 'save' && !context.isRefused && context.text === context.saved,
    isGradeRefused: ({context}) =>
      context.pendingKind === 'grade' && context.isRefused && (context.isEditable || context.isGradable),
    isGraded: ({context}) => context.grade !== null && context.pendingKind !== 'grade',
    isRevealed: ({context}) => context.isRevealed,
    isHeld: ({context}) => context.isRevealed && context.isHeld,
    isOver: ({context}) => !context.isEditable && !(context.isRevealed && context.isGradable),
    isRefused: ({context}) => context.isRefused,
    isSaved: ({context}) => context.saved !== null && context.saved === context.text,
    isFilled: ({context}) => isFilled(context.text),
    isRevealable: ({context}) => isFilled(context.text) && !context.isExam,
    isUnsaved: ({context}) => isUnsaved(context),
    isIdleLongEnough: ({context}, {now}: {now: number}) =>
      isUnsaved(context) && context.idleSince !== null && now - context.idleSince >= rest,
    isFirstTick: ({context}) => isUnsaved(context) && context.idleSince === null,
    isMine: ({context}, {key}: {key: string}) => context.writeKey === key,
    isMineAsked: ({context}, {key}: {key: string}) => context.writeKey === key && context.isSaveAsked,
    isClosing: (_, {isEditable}: {isEditable: boolean}) => !isEditable,
    isClosingForGrades: ({context}, {isEditable}: {isEditable: boolean}) => !isEditable && !context.isGradable,
    isOpening: (_, {isEditable}: {isEditable: boolean}) => isEditable,
    isCommentShown: ({context}) => context.isCommentShown,
    isRevealedElsewhere: (_, {isRevealed}: {isRevealed: boolean}) => isRevealed,
  },
}).createMachine({
  id: 'essay',
  context: ({input}) => contextOf(input),
  initial: 'deciding',
  on: {
    'write.gone': {
      guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
      target: '.deciding',
      actions: 'forgetWrite',
    },
    'key.told': {actions: {type: 'storeKeyState', params: ({event: {isHeld, isGradable}}) => ({isHeld, isGradable})}},
    'grade.arrived': {target: '.graded', actions: {type: 'storeGrade', params: ({event}) => ({grade: event.grade})}},
  },
  states: {
    deciding: {
      always: [
        {guard: 'isGraded', target: 'graded'},
        {guard: 'isGrading', target: 'grading'},
        {guard: 'isRevealing', target: 'revealing'},
        {guard: 'isGradeRefused', target: 'keyShown.refused'},
        {guard: 'isHeld', target: 'keyHeld'},
        {guard: 'isOver', target: 'readOnly'},
        {guard: 'isRevealed', target: 'keyShown'},
        {target: 'writing'},
      ],
    },
    writing: {
      tags: 'open',
      initial: 'deciding',
      on: {
        'text.type': {
          target: '.deciding',
          actions: [
            {type: 'storeText', params: ({event}) => ({text: event.text})},
            {type: 'keepDraft', params: ({context}) => ({text: context.text})},
          ],
        },
        'key.show': {
          guard: 'isRevealable',
          target: 'revealing',
          actions: [
            {type: 'storeReveal', params: ({event}) => ({key: event.key})},
            {type: 'requestReveal', params: ({context, event}) => ({key: event.key, essay: context.text})},
          ],
        },
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: '.refused',
          actions: ['storeRefused', 'notifyRefused'],
        },
        'essay.arrived': [
          {
            guard: {type: 'isRevealedElsewhere', params: ({event}) => ({isRevealed: event.isRevealed})},
            target: 'keyShown',
            actions: {type: 'storeArrived', params: ({event: {essay, isRevealed}}) => ({essay, isRevealed})},
          },
          {
            target: '.deciding',
            actions: {type: 'storeArrived', params: ({event: {essay, isRevealed}}) => ({essay, isRevealed})},
          },
        ],
        'window.changed': {
          guard: {type: 'isClosing', params: ({event}) => ({isEditable: event.isEditable})},
          target: 'readOnly',
          actions: {type: 'storeWindow', params: {isEditable: false}},
        },
      },
      states: {
        deciding: {
          always: [
            {guard: 'isSaving', target: 'saving'},
            {guard: 'isRefused', target: 'refused'},
            {guard: 'isSaved', target: 'saved'},
            {target: 'fresh'},
          ],
        },
        fresh: {
          on: {
            'text.save': {
              guard: 'isFilled',
              target: 'saving',
              actions: [
                {type: 'storeSave', params: ({event}) => ({key: event.key, isAsked: true})},
                {type: 'requestSave', params: ({context, event}) => ({key: event.key, essay: context.text})},
              ],
            },
            'text.keep': {
              guard: 'isUnsaved',
              target: 'saving',
              actions: [
                {type: 'storeSave', params: ({event}) => ({key: event.key, isAsked: false})},
                {type: 'requestSave', params: ({context, event}) => ({key: event.key, essay: context.text})},
              ],
            },
            'clock.ticked': [
              {
                guard: {type: 'isIdleLongEnough', params: ({event}) => ({now: event.now})},
                actions: ['stopIdle', 'tellIdle'],
              },
              {guard: 'isFirstTick', actions: {type: 'startIdle', params: ({event}) => ({now: event.now})}},
            ],
            'write.confirmed': {
              guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
              actions: 'storeConfirmed',
            },
          },
        },
        saving: {
          tags: 'awaitingWrite',
          on: {
            'write.confirmed': [
              {
                guard: {type: 'isMineAsked', params: ({event}) => ({key: event.key})},
                target: 'saved',
                actions: ['storeConfirmed', 'notifySaved'],
              },
              {
                guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
                target: 'saved',
                actions: 'storeConfirmed',
              },
            ],
          },
        },
        saved: {},
        refused: {
          on: {
            'text.save': {
              guard: 'isFilled',
              target: 'saving',
              actions: [
                {type: 'storeSave', params: ({event}) => ({key: event.key, isAsked: true})},
                {type: 'requestSave', params: ({context, event}) => ({key: event.key, essay: context.text})},
              ],
            },
          },
        },
      },
    },
    revealing: {
      tags: 'awaitingWrite',
      on: {
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'deciding',
          actions: ['storeConfirmed', 'storeRevealed'],
        },
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'deciding',
          actions: ['storeRefused', 'notifyRefused'],
        },
        // Another tab may have taken the write to the server while this one was opening.
        'essay.arrived': {
          guard: {type: 'isRevealedElsewhere', params: ({event}) => ({isRevealed: event.isRevealed})},
          target: 'deciding',
          actions: {type: 'storeArrived', params: ({event: {essay, isRevealed}}) => ({essay, isRevealed})},
        },
        'window.changed': {actions: {type: 'storeWindow', params: ({event}) => ({isEditable: event.isEditable})}},
      },
    },
    keyHeld: {
      tags: 'settled',
      on: {
        'key.told': {
          target: '#essay.deciding',
          actions: {type: 'storeKeyState', params: ({event: {isHeld, isGradable}}) => ({isHeld, isGradable})},
        },
        'window.changed': {actions: {type: 'storeWindow', params: ({event}) => ({isEditable: event.isEditable})}},
      },
    },
    keyShown: {
      tags: 'keyKnown',
      initial: 'fresh',
      on: {
        'essay.grade': {
          target: 'grading',
          actions: [
            {type: 'storeGrading', params: ({event: {grade, key}}) => ({grade, key})},
            {type: 'requestGrade', params: ({event: {grade, key}}) => ({grade, key})},
          ],
        },
        'window.changed': [
          {
            guard: {type: 'isClosingForGrades', params: ({event}) => ({isEditable: event.isEditable})},
            target: 'readOnly',
            actions: {type: 'storeWindow', params: {isEditable: false}},
          },
          {actions: {type: 'storeWindow', params: ({event}) => ({isEditable: event.isEditable})}},
        ],
        'key.told': {
          target: '#essay.deciding',
          actions: {type: 'storeKeyState', params: ({event: {isHeld, isGradable}}) => ({isHeld, isGradable})},
        },
      },
      states: {fresh: {}, refused: {}},
    },
    grading: {
      tags: ['keyKnown', 'awaitingWrite'],
      on: {
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'graded',
          actions: 'storeConfirmed',
        },
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'keyShown.refused',
          actions: ['storeGradeRefused', 'notifyRefused'],
        },
        'window.changed': {actions: {type: 'storeWindow', params: ({event}) => ({isEditable: event.isEditable})}},
      },
    },
    graded: {
      tags: ['settled', 'keyKnown'],
      initial: 'opening',
      states: commentStates,
    },
    readOnly: {
      tags: 'settled',
      on: {
        'key.told': {
          target: '#essay.deciding',
          actions: {type: 'storeKeyState', params: ({event: {isHeld, isGradable}}) => ({isHeld, isGradable})},
        },
        'window.changed': {
          guard: {type: 'isOpening', params: ({event}) => ({isEditable: event.isEditable})},
          target: 'deciding',
          actions: {type: 'storeWindow', params: {isEditable: true}},
        },
      },
    },
  },
})
