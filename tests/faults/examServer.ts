import {
  clockTolerance, deadlineOf, graceTime, markRefusal, type MockProgress, type MockStart, sealsAtOf, startRefusal,
} from '../../domain/exam/mockExam.ts'
import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {OutboxEntry} from '../../machines/shared/outbox.types.ts'

export type Choice = {readonly selected: number; readonly at: number; readonly key: string}

/** What the server holds of one exam of one student, and how often it did what it must do once. */
export type ExamServer = {
  readonly window: Omit<MockStart, 'startedAt'>
  progress: MockProgress
  readonly sheet: Map<string, Choice>
  /** Marks it took, by key, and what it refused them for. */
  readonly taken: Set<string>
  readonly refusals: Map<string, ErrorCode>
  finishes: number
  seals: number
  /** The sheet as it was sealed. */
  sealed: ReadonlyMap<string, Choice> | null
}

export const newExamServer = (window: ExamServer['window']): ExamServer => ({
  window,
  progress: {startedAt: null, deadline: null, sealsAt: null, finishedAt: null, isByStudent: false, isSealed: false},
  sheet: new Map(), taken: new Set(), refusals: new Map(), finishes: 0, seals: 0, sealed: null,
})

function seal(server: ExamServer): void {
  server.progress = {...server.progress, isSealed: true}
  server.seals += 1
  server.sealed = new Map(server.sheet)
}

function end(server: ExamServer, finishedAt: number, isByStudent: boolean): void {
  server.progress = {...server.progress, finishedAt, isByStudent}
  server.finishes += 1
}

function start(server: ExamServer, now: number, wishedAt: number): ErrorCode | null {
  if (server.progress.startedAt !== null) return null
  const refusal = startRefusal(server.window, now, wishedAt)
  if (refusal !== null) return refusal
  const deadline = deadlineOf({...server.window, startedAt: now})
  server.progress = {...server.progress, startedAt: now, deadline, sealsAt: sealsAtOf(deadline, server.window.answersAt)}
  return null
}

function mark(server: ExamServer, now: number, key: string, at: number, choices: readonly {question: string; selected: number}[]): ErrorCode | null {
  const editedAt = Math.min(at, now)
  const refusal = markRefusal(server.progress, editedAt, now)
  if (refusal !== null) {
    server.refusals.set(key, refusal)
    return refusal
  }
  server.taken.add(key)
  for (const {question, selected} of choices) {
    const known = server.sheet.get(question)
    if (!known || editedAt >= known.at) server.sheet.set(question, {selected, at: editedAt, key})
  }
  return null
}

function finish(server: ExamServer, now: number, pressedAt: number): ErrorCode | null {
  const {startedAt, deadline, finishedAt} = server.progress
  if (startedAt === null || deadline === null) return 'EXAM_NOT_STARTED'
  if (finishedAt !== null) return null
  const at = Math.min(pressedAt, now)
  const isByStudent = at < deadline - clockTolerance
  end(server, isByStudent ? at : deadline, isByStudent)
  if (isByStudent) seal(server)
  return null
}

/** What the server makes of a write that arrives now. */
export function take(server: ExamServer, now: number, entry: OutboxEntry): ErrorCode | null {
  switch (entry.operation) {
    case 'startExam': return start(server, now, Date.parse(entry.input.dateNow))
    case 'finishMockExam': return finish(server, now, Date.parse(entry.input.dateNow))
    case 'createOrUpdateOnePreChoice': return mark(server, now, entry.key, Date.parse(entry.input.dateNow), [entry.input])
    case 'createManyPreChoices': return mark(server, now, entry.key, Date.parse(entry.input.dateNow), entry.input.preChoices)
    default: return null
  }
}

/** The server's own work: closes what ran out of time, and seals it when its time has come. */
export function settleServer(server: ExamServer, now: number): void {
  const {startedAt, deadline, sealsAt, finishedAt} = server.progress
  if (startedAt === null || deadline === null || sealsAt === null) return
  if (finishedAt === null && now >= deadline + graceTime) end(server, deadline, false)
  if (server.progress.finishedAt !== null && !server.progress.isSealed && now >= sealsAt) seal(server)
}
