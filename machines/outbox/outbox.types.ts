import type {ForumContentType} from '../../domain/forum/comment.ts'
import type {FeedbackCall} from '../../domain/feedback/calls.ts'
import type {Highlight} from '../../domain/question/highlights.ts'
import type {ErrorCode, Failure} from '../../domain/shared/errors.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked} from '../shared/events.ts'

type TheoreticalType = 'theoreticalStudy' | 'theoreticalReview' | 'smartReview' | 'exam'

/** The day's agenda, or an exam by its own id. */
type Marked =
  | {readonly agenda: string; readonly activity?: never}
  | {readonly activity: string; readonly agenda?: never}

type AnswerPlace = {
  readonly calendarDate: string
  readonly type: string
  readonly theoreticalType: TheoreticalType
  /** The agenda's id. */
  readonly activity: string
  readonly dateNow: string
}

/** The writes of a student that go through the outbox (D-01), by the name of their mutation or operation. */
type StudentWrites = {
  createOneAnswer: AnswerPlace & {
    readonly document: string
    readonly choosen: number
    /** How long the question stood in front of the student; entries of earlier versions know nothing of it. */
    readonly seconds?: number
  }
  createManyAnswer: AnswerPlace & {
    readonly answers: readonly {
      readonly document: string
      readonly choosen: number
      readonly essay?: string | null
      readonly seconds?: number
    }[]
  }
  createOrUpdateOnePreChoice: Marked & {
    readonly question: string
    readonly selected: number
    readonly essay?: string | null
    readonly dateNow: string
  }
  createManyPreChoices: Marked & {
    readonly preChoices: readonly {
      readonly question: string
      readonly selected: number
      readonly essay?: string | null
    }[]
    readonly dateNow: string
  }
  startExam: {readonly activityId: string; readonly dateNow: string}
  finishMockExam: {readonly activityId: string; readonly dateNow: string}
  revealEssay: {readonly question: string; readonly essay: string; readonly agenda: string; readonly dateNow: string}
  saveQuestionMarks: {
    readonly question: string
    /** The agenda's id; null in favourites and viewers. */
    readonly activity: string | null
    readonly struck: readonly number[]
    readonly selected: number
    readonly essay: string | null
    readonly highlights: readonly Highlight[]
    readonly dateNow: string
  }
  answerFlashcard: AnswerPlace & {readonly document: string; readonly choosen: 0 | 1}
  undoFlashcardAnswer: Omit<AnswerPlace, 'type'> & {readonly document: string}
  addOrRemoveQuestionAsDoubt: {
    readonly action: 'add' | 'remove'
    readonly questionId: string
    /** The day's agenda; an exam is named by `activityId`. */
    readonly agendaId?: string
    readonly activityId?: string
    readonly type: TheoreticalType
  }
  updateStudyPreferences: {
    readonly examMode?: boolean
    readonly shortcuts?: boolean
    readonly flashcardsReversed?: boolean
    readonly timerHidden?: boolean
  }
  finishAgendaActivityContent: {
    readonly theoreticalType: TheoreticalType
    readonly lessonId: string | null
    readonly calendarDate: string
    readonly dateNow: string
  }
  finishExtraActivity: {readonly _id: string; readonly dateNow: string}
  finishExtraTheoreticalStudyExtraActivity: {
    readonly _id: string
    readonly classification: readonly string[]
    readonly dateNow: string
  }
  finishExtraTheoreticalReviewActivity: {
    readonly id: string
    readonly classification: readonly string[]
    readonly dateNow: string
  }
  finishTheoreticalStudy: {readonly lesson: string}
  /** What is told to the survey service. */
  sendFeedback: FeedbackCall
  /** This write and the one above do not go by GraphQL: the survey service and the forum's are others. */
  createForumComment: {
    readonly courseId: string
    readonly contentId: string
    readonly contentType: ForumContentType
    readonly body: string
    /** Null for a comment of the first level. */
    readonly parentId: string | null
    readonly mentions: readonly string[]
  }
}

/** The writes of a diagnostic, whose id lets whoever has it write (D-14): they go through an outbox of their own. */
type DiagnosticWrites = {
  updateDiagnosticExamPreChoice: {
    readonly _id: string
    readonly preChoice: {readonly questionId: string; readonly selected: number; readonly dateNow: string}
  }
  finishDiagnosticExam: {readonly _id: string}
}

export type Writes = StudentWrites & DiagnosticWrites
export type StudentOperation = keyof StudentWrites
export type DiagnosticOperation = keyof DiagnosticWrites

export type WriteOperation = keyof Writes

export type Write<O extends WriteOperation = WriteOperation> = {
  [P in O]: {readonly operation: P; readonly input: Writes[P]}
}[O]

/** A write on its way. `key` is its idempotency key, `lane` the activity inside which order is kept. */
export type OutboxEntry<O extends WriteOperation = WriteOperation> = Write<O> & {
  readonly key: string
  readonly lane: string
  readonly owner: string
  readonly requestedAt: Instant
  readonly attempts: number
  /** Set when the server refused it for good; it then waits for the student to discard it. `INTERNAL` when it was set aside. */
  readonly refusal: ErrorCode | null
}

export type DeliveryOutcome = {readonly kind: 'confirmed'} | {readonly kind: 'gone'} | Failure

export type Delivery = {readonly key: string; readonly outcome: DeliveryOutcome}

/** What a delivery is given: the entries to send, and the keys among them that storage refused. */
export type DeliveryInput<O extends WriteOperation = WriteOperation> = {
  readonly entries: readonly OutboxEntry<O>[]
  readonly unkept: readonly string[]
}

export type OutboxContext = {
  /** Identity of the signed-in student; null while nobody is signed in. */
  readonly owner: string | null
  readonly isOnline: boolean
  readonly entries: readonly OutboxEntry[]
  /** Keys the device's storage has confirmed. An entry is sent only after that, or when storage refused it. */
  readonly kept: readonly string[]
  /** Keys that storage refused: they live in this tab's memory only. */
  readonly unkept: readonly string[]
  readonly retryAt: Instant | null
  readonly failures: number
  /** The device's storage took nothing when it was used last: what is written lives in this tab's memory until it is sent. */
  readonly isShut: boolean
}

export type StoreEvent =
  /** What the device noted before its storage is open; it is sent once that has it, too. */
  | {readonly type: 'store.logged'; readonly entries: readonly OutboxEntry[]}
  | {readonly type: 'store.opened'; readonly entries: readonly OutboxEntry[]}
  /** The device's storage cannot be opened, or has lost what it kept. */
  | {readonly type: 'store.refused'}
  | {readonly type: 'store.changed'; readonly entries: readonly OutboxEntry[]}
  | {readonly type: 'entry.kept'; readonly key: string}
  | {readonly type: 'entry.unkept'; readonly key: string}
  /** Another tab delivered an entry. */
  | {readonly type: 'delivery.heard'; readonly delivery: Delivery}

export type WriteRequested = {readonly type: 'write.requested'; readonly entry: OutboxEntry}

export type OutboxEvent =
  | StoreEvent
  | WriteRequested
  | {readonly type: 'write.discard'; readonly key: string}
  | {readonly type: 'owner.changed'; readonly owner: string | null}
  /** The login is no longer taken: the student stays, nothing is sent until `owner.changed` says that it is again. */
  | {readonly type: 'login.lost'}
  | {readonly type: 'network.lost'}
  | {readonly type: 'network.restored'}
  | {readonly type: 'retry.now'}
  | ClockTicked

/** What the storage actor is asked to do. */
export type StoreCommand =
  | {readonly type: 'entry.append'; readonly entry: OutboxEntry}
  | {readonly type: 'entry.replace'; readonly entry: OutboxEntry}
  | {readonly type: 'entry.remove'; readonly key: string}
  | {readonly type: 'delivery.tell'; readonly delivery: Delivery}

/** Where one write stands, as the student sees it (D-03); `tab` is in memory only. */
export type SyncStatus = 'device' | 'tab' | 'sending' | 'saved' | 'refused'
