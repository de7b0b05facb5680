import {
  countsUntilOf,
  deadlineOf,
  graceTime,
  isEndByStudent,
  isPastEnd,
  type LateReason,
  markVerdict,
  type MockProgress,
  type MockStart,
  sealsAtOf,
  startRefusal,
  usualGraceMinutes,
} from '../../domain/exam/mockExam.ts'
import {joins, type MarkLink} from '../../domain/exam/markChain.ts'
import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {OutboxEntry} from '../../machines/outbox/outbox.types.ts'

/** What a mark carries of its chain, with its hash as the server makes it. */
export type SentLink = {readonly link: MarkLink; readonly hash: string}

export type Choice = {readonly selected: number; readonly at: number; readonly key: string}

/** What the server holds of one exam of one student, and how often it did what it must do once. */
export type ExamServer = {
  readonly window: Omit<MockStart, 'startedAt'>
  progress: MockProgress
  readonly sheet: Map<string, Choice>
  /** Marks it took, by key, and what it refused them for. */
  readonly taken: Set<string>
  readonly refusals: Map<string, ErrorCode>
  /** Marks it keeps without counting them, and why. */
  readonly kept: Map<string, LateReason>
  /** When each mark came. */
  readonly cameAt: Map<string, number>
  readonly chains: Map<string, {readonly seq: number; readonly hash: string}>
  /** Chains that it had seen before the end. */
  readonly seen: Set<string>
  finishes: number
  seals: number
  /** The sheet as it was sealed. */
  sealed: ReadonlyMap<string, Choice> | null
}

export const newExamServer = (window: ExamServer['window']): ExamServer => ({
  window,
  progress: {
    startedAt: null,
    deadline: null,
    countsUntil: null,
    sealsAt: null,
    finishedAt: null,
    isByStudent: false,
    isSealed: false,
  },
  sheet: new Map(),
  taken: new Set(),
  refusals: new Map(),
  kept: new Map(),
  cameAt: new Map(),
  chains: new Map(),
  seen: new Set(),
  finishes: 0,
  seals: 0,
  sealed: null,
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

function start(server: ExamServer, now: number, wishedAt: number, chain: string): ErrorCode | null {
  if (server.progress.startedAt !== null) return null
  const refusal = startRefusal(server.window, now, wishedAt)
  if (refusal !== null) return refusal
  const deadline = deadlineOf({...server.window, startedAt: now})
  const {answersAt} = server.window
  const countsUntil = countsUntilOf({deadline, answersAt, graceMinutes: usualGraceMinutes, isExtra: false})
  server.progress = {
    ...server.progress,
    startedAt: now,
    deadline,
    countsUntil,
    sealsAt: sealsAtOf(deadline, countsUntil, answersAt),
  }
  server.chains.set(chain, {seq: 0, hash: ''})
  server.seen.add(chain)
  return null
}

type Arrived = {
  readonly key: string
  readonly at: number
  readonly choices: readonly {question: string; selected: number}[]
  readonly sent: SentLink | undefined
}

/** As the server does: in time every mark is a checkpoint, after the end only what joins goes on with its chain. */
function goOn({chains, seen, progress}: ExamServer, now: number, sent: SentLink | undefined): boolean {
  if (sent === undefined) return false
  const {link, hash} = sent
  const known = chains.get(link.chain)
  const isInTime = !isPastEnd(progress, now)
  const isJoined = joins(known, link)
  if (isInTime) seen.add(link.chain)
  if (isInTime ? link.seq >= (known?.seq ?? 0) : isJoined) chains.set(link.chain, {seq: link.seq, hash})
  return isJoined
}

function mark(server: ExamServer, now: number, {key, at, choices, sent}: Arrived): ErrorCode | null {
  const madeAt = Math.min(at, now)
  const progress = {...server.progress, answersAt: server.window.answersAt}
  const verdict = markVerdict(progress, {
    madeAt,
    now,
    isJoined: sent !== undefined && joins(server.chains.get(sent.link.chain), sent.link),
  })
  if (verdict.kind === 'refused') {
    server.refusals.set(key, verdict.code)
    return verdict.code
  }
  server.cameAt.set(key, now)
  goOn(server, now, sent)
  if (verdict.kind === 'late') {
    server.kept.set(key, verdict.reason)
    return null
  }
  server.taken.add(key)
  for (const {question, selected} of choices) {
    const known = server.sheet.get(question)
    if (!known || madeAt >= known.at) server.sheet.set(question, {selected, at: madeAt, key})
  }
  return null
}

function finish(server: ExamServer, now: number, pressedAt: number): ErrorCode | null {
  const {startedAt, deadline, finishedAt} = server.progress
  if (startedAt === null || deadline === null) return 'EXAM_NOT_STARTED'
  if (finishedAt !== null) return null
  const at = Math.min(pressedAt, now)
  const isByStudent = isEndByStudent(deadline, at, now)
  end(server, isByStudent ? at : deadline, isByStudent)
  if (isByStudent) seal(server)
  return null
}

/** What the server makes of a write that arrives now. */
export function take(
  server: ExamServer,
  now: number,
  entry: OutboxEntry,
  chain: string,
  sent?: SentLink,
): ErrorCode | null {
  const {key} = entry
  switch (entry.operation) {
    case 'startExam':
      return start(server, now, Date.parse(entry.input.dateNow), chain)
    case 'finishMockExam':
      return finish(server, now, Date.parse(entry.input.dateNow))
    case 'createOrUpdateOnePreChoice':
      return mark(server, now, {key, at: Date.parse(entry.input.dateNow), choices: [entry.input], sent})
    case 'createManyPreChoices':
      return mark(server, now, {key, at: Date.parse(entry.input.dateNow), choices: entry.input.preChoices, sent})
    default:
      return null
  }
}

/** The server's own work: closes what ran out of time, and seals it when its time has come. */
export function processDueExams(server: ExamServer, now: number): void {
  const {startedAt, deadline, sealsAt, finishedAt} = server.progress
  if (startedAt === null || deadline === null || sealsAt === null) return
  if (finishedAt === null && now >= deadline + graceTime) end(server, deadline, false)
  if (server.progress.finishedAt !== null && !server.progress.isSealed && now >= sealsAt) seal(server)
}
