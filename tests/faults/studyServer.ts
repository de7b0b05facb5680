import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {OutboxEntry, Writes} from '../../machines/outbox/outbox.types.ts'

type Essay = {readonly text: string; readonly isRevealed: boolean; readonly grade: number | null}

/** What the server holds of one student: the oracle. */
export type ServerState = {
  readonly essays: ReadonlyMap<string, Essay>
  readonly doubts: ReadonlySet<string>
  readonly marks: ReadonlyMap<string, Writes['saveQuestionMarks']>
  readonly cards: ReadonlyMap<string, number>
  readonly preferences: Writes['updateStudyPreferences']
}

const noEssay: Essay = {text: '', isRevealed: false, grade: null}
const nothing: ServerState = {essays: new Map(), doubts: new Set(), marks: new Map(), cards: new Map(), preferences: {}}

const without = <T>(set: ReadonlySet<T>, value: T): Set<T> => new Set([...set].filter((other) => other !== value))

function carryOut(state: ServerState, entry: OutboxEntry): ServerState {
  const change = (id: string, part: Partial<Essay>) => ({
    ...state,
    essays: new Map(state.essays).set(id, {...(state.essays.get(id) ?? noEssay), ...part}),
  })
  switch (entry.operation) {
    case 'createOrUpdateOnePreChoice':
      return change(entry.input.question, {text: entry.input.essay ?? ''})
    case 'revealEssay':
      return change(entry.input.question, {text: entry.input.essay, isRevealed: true})
    case 'createOneAnswer':
      return change(entry.input.document, {grade: entry.input.choosen})
    case 'addOrRemoveQuestionAsDoubt': {
      const {action, questionId} = entry.input
      return {
        ...state,
        doubts: action === 'add' ? new Set([...state.doubts, questionId]) : without(state.doubts, questionId),
      }
    }
    case 'saveQuestionMarks': {
      const before = state.marks.get(entry.input.question)
      return before && before.dateNow > entry.input.dateNow
        ? state
        : {...state, marks: new Map(state.marks).set(entry.input.question, entry.input)}
    }
    case 'answerFlashcard':
      return {...state, cards: new Map(state.cards).set(entry.input.document, entry.input.choosen)}
    case 'undoFlashcardAnswer':
      return {...state, cards: new Map([...state.cards].filter(([id]) => id !== entry.input.document))}
    case 'updateStudyPreferences':
      return {...state, preferences: {...state.preferences, ...entry.input}}
    default:
      return state
  }
}

/** What stands on the server after these writes, in their order. */
export const serverAfter = (applied: readonly OutboxEntry[]): ServerState => applied.reduce(carryOut, nothing)

/** The server's rules: a revealed essay is fixed, graded once and only when revealed; a doubt is not marked twice. */
export function judge(applied: readonly OutboxEntry[], entry: OutboxEntry): ErrorCode | null {
  const {essays, doubts} = serverAfter(applied)
  switch (entry.operation) {
    case 'createOrUpdateOnePreChoice':
      return essays.get(entry.input.question)?.isRevealed ? 'ANSWER_ALREADY_GIVEN' : null
    case 'revealEssay':
      return essays.get(entry.input.question)?.isRevealed ? 'ANSWER_ALREADY_GIVEN' : null
    case 'createOneAnswer': {
      const essay = essays.get(entry.input.document)
      if (!essay?.isRevealed) return 'BAD_INPUT'
      return essay.grade === null ? null : 'ANSWER_ALREADY_GIVEN'
    }
    case 'addOrRemoveQuestionAsDoubt':
      return doubts.has(entry.input.questionId) === (entry.input.action === 'add') ? 'SAME_COMMAND_AS_PREVIOUS' : null
    default:
      return null
  }
}
