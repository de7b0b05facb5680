/** Names of the agenda's refusals, as the wire spells them (spec 1§8). */
export const agendaErrorNames = [
  'TRIAL_TIME_OVER',
  'NO_ELEGIBLE_LESSON_TO_REVIEW',
  'NO_AGENDA_CREATION_ON_PAST_DAYS',
  'FAILED_TO_FINISH_STUDY',
  'FAILED_TO_FINISH_REVIEW',
  'QUESTIONS_NOT_FOUND',
  'MANY_COMMANDS_TO_SAME_QUESTION',
  'TOO_MANY_REQUESTS',
  'SAME_COMMAND_AS_PREVIOUS',
  'ERROR_CREATING_AGENDA',
  'COURSE_FINISHED',
  'DEFAULT',
] as const
export type AgendaErrorName = (typeof agendaErrorNames)[number]

/** Every name the server puts into `extensions.code`. */
export const errorCodes = [
  ...agendaErrorNames,
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_INPUT',
  'EMAIL_IN_USE',
  'WEAK_PASSWORD',
  'INVALID_EMAIL',
  'IDEMPOTENCY_KEY_REUSED',
  'OUTSIDE_EDITING_WINDOW',
  'WRITE_TOO_OLD',
  'ANSWER_ALREADY_GIVEN',
  'QUESTION_ON_AGENDA',
  'EXAM_NOT_OPEN',
  'EXAM_START_CLOSED',
  'EXAM_START_STALE',
  'EXAM_NOT_STARTED',
  'EXAM_FINISHED',
  'EXAM_TIME_OVER',
  'PRINTING_BLOCKED',
  'RANKING_NOT_READY',
  'NO_QUESTION_FOUND',
  'NO_FLASHCARD_FOUND',
  'EXTRA_NOT_ALLOWED',
  'EXTRA_ALREADY_TODAY',
  'STUDY_ALREADY_MOVED',
  'FORUM_CLOSED',
  'ALREADY_CLAIMED',
  'KEY_NOT_SHOWN',
  'ALREADY_ANSWERED',
  'USAGE_LIMIT_REACHED',
  'ANSWER_WITHHELD',
  'RATE_LIMITED',
  'QUERY_TOO_COMPLEX',
  'PERSISTED_DOCUMENT_NOT_FOUND',
  'PERSISTED_DOCUMENT_REQUIRED',
  'UNAVAILABLE',
  'METHOD_NOT_ALLOWED',
  'UPGRADE_REQUIRED',
  'INTERNAL',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export const isErrorCode = (name: unknown): name is ErrorCode => errorCodes.some((code) => code === name)

export const isAgendaErrorName = (name: unknown): name is AgendaErrorName =>
  agendaErrorNames.some((known) => known === name)

/**
 * What became of a request, as the outbox needs to know it: `refused` will never succeed, `unauthenticated` wants a
 * renewed login, `unreachable` may succeed later (D-01, D-03).
 */
export type Failure =
  | {readonly kind: 'refused'; readonly code: ErrorCode}
  | {readonly kind: 'unauthenticated'}
  | {readonly kind: 'unreachable'}

const passing = new Set<ErrorCode>([
  'INTERNAL',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'PERSISTED_DOCUMENT_NOT_FOUND',
  'PERSISTED_DOCUMENT_REQUIRED',
])

/** Sorts a server's error name: some pass with time or with a new version of the page, most are final. */
export function failureOf(code: ErrorCode): Failure {
  if (code === 'UNAUTHENTICATED') return {kind: 'unauthenticated'}
  return passing.has(code) ? {kind: 'unreachable'} : {kind: 'refused', code}
}
