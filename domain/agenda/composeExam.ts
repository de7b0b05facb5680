import {calendarDateOf, type CalendarDate, defaultTimeZone, type Instant, studyDayOf} from '../shared/studyDay.ts'
import {weekdayOf, type Weekday} from '../shared/weekday.ts'
import type {StudyDayPlan} from './agenda.types.ts'

/** A mock exam of the course as this student stands with it; instants in milliseconds. */
export type MockCandidate = {
  readonly template: string
  readonly opensAt: Instant
  readonly lastStartAt: Instant
  readonly closesAt: Instant
  readonly isStarted: boolean
  readonly isFinished: boolean
}

/** A full exam of the bank; `uf` is BR for exams of the whole country. */
export type ExamCandidate = {
  readonly template: string
  readonly uf: string
  readonly institution: string
  readonly year: number
  /** The student has finished it or answered something of it. */
  readonly isTaken: boolean
}

export type Target = {readonly uf: string; readonly institution: string}

/** Which rule chose the exam of a day, and what it rested on (D-26). */
export type ExamReason =
  /** `among`: mock exams of that day that were not finished, this one included. */
  | {readonly kind: 'openMock'; readonly among: number}
  /** `target`: place of the institution among the targets, 1 for the first; `institutions`: how many targets there are. */
  | {
      readonly kind: 'targetExam'
      readonly institution: string
      readonly target: number
      readonly institutions: number
    }
  /** No target has an exam left, or there are no targets: then `institutions` is 0. */
  | {readonly kind: 'newestExam'; readonly institution: string; readonly institutions: number}
  /** No full exam is left; `institution` is the first target, null without targets. */
  | {readonly kind: 'noExamLeft'; readonly institution: string | null; readonly institutions: number}

export type DayExam =
  | {readonly kind: 'mock'; readonly template: string; readonly reason: ExamReason}
  | {readonly kind: 'exam'; readonly template: string; readonly reason: ExamReason}
  | {readonly kind: 'smartExam'; readonly reason: ExamReason}

const compared = <T extends string | number>(one: T, other: T): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Whether a mock exam belongs to a day: from the day it opens to the last one on which it may be started, or, once this
 * student has started it, on which it ends. Its days are those of Brasília, as its times are (spec 2§3).
 */
export function isMockOfDay(
  {opensAt, lastStartAt, closesAt, isStarted}: Omit<MockCandidate, 'template' | 'isFinished'>,
  date: CalendarDate,
): boolean {
  const lastDay = isStarted
    ? studyDayOf(closesAt - 1, defaultTimeZone)
    : calendarDateOf(lastStartAt - 1, defaultTimeZone)
  return calendarDateOf(opensAt, defaultTimeZone) <= date && date <= lastDay
}

function mockOf(date: CalendarDate, mocks: readonly MockCandidate[]): DayExam | null {
  const ofDay = mocks.filter((mock) => !mock.isFinished && isMockOfDay(mock, date))
  const first = ofDay.toSorted((a, b) => compared(a.lastStartAt, b.lastStartAt) || compared(a.template, b.template))[0]
  if (first === undefined) return null
  return {kind: 'mock', template: first.template, reason: {kind: 'openMock', among: ofDay.length}}
}

function fullExamOf(targets: readonly Target[], exams: readonly ExamCandidate[]): DayExam | null {
  const institutions = targets.length
  const placeOf = ({uf, institution}: ExamCandidate): number => {
    const place = targets.findIndex((target) => target.uf === uf && target.institution === institution)
    return place === -1 ? institutions : place
  }
  const first = exams
    .filter(({isTaken}) => !isTaken)
    .toSorted(
      (a, b) => compared(placeOf(a), placeOf(b)) || compared(b.year, a.year) || compared(a.template, b.template),
    )[0]
  if (first === undefined) return null
  const {template, institution} = first
  const place = placeOf(first)
  const reason: ExamReason =
    place < institutions
      ? {kind: 'targetExam', institution, target: place + 1, institutions}
      : {kind: 'newestExam', institution, institutions}
  return {kind: 'exam', template, reason}
}

/** Whether the student takes exams on that day of the week. */
export const isExamDay = (date: CalendarDate, week: Readonly<Record<Weekday, StudyDayPlan>>): boolean =>
  week[weekdayOf(date)].examAndMocks

/**
 * Which exam a day gets (G-01), null on a day without exams: the mock exam of that day which the student has not
 * finished, of several the one that must be started first; else a full exam that was not taken, of the first target
 * institution, then of the next ones, then of any, the newest first; else a smart exam. It says which of these rules chose.
 */
export function examOfDay(
  date: CalendarDate,
  week: Readonly<Record<Weekday, StudyDayPlan>>,
  {
    targets,
    mocks,
    exams,
  }: {
    readonly targets: readonly Target[]
    readonly mocks: readonly MockCandidate[]
    readonly exams: readonly ExamCandidate[]
  },
): DayExam | null {
  if (!isExamDay(date, week)) return null
  const institution = targets[0]?.institution ?? null
  return (
    mockOf(date, mocks) ??
    fullExamOf(targets, exams) ?? {
      kind: 'smartExam',
      reason: {kind: 'noExamLeft', institution, institutions: targets.length},
    }
  )
}
