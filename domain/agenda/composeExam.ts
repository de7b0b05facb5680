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

export type DayExam =
  | {readonly kind: 'mock'; readonly template: string}
  | {readonly kind: 'exam'; readonly template: string}
  | {readonly kind: 'smartExam'}

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

function mockOf(date: CalendarDate, mocks: readonly MockCandidate[]): MockCandidate | undefined {
  return mocks
    .filter((mock) => !mock.isFinished && isMockOfDay(mock, date))
    .toSorted((a, b) => compared(a.lastStartAt, b.lastStartAt) || compared(a.template, b.template))[0]
}

function fullExamOf(targets: readonly Target[], exams: readonly ExamCandidate[]): ExamCandidate | undefined {
  const placeOf = ({uf, institution}: ExamCandidate): number => {
    const place = targets.findIndex((target) => target.uf === uf && target.institution === institution)
    return place === -1 ? targets.length : place
  }
  return exams
    .filter(({isTaken}) => !isTaken)
    .toSorted(
      (a, b) => compared(placeOf(a), placeOf(b)) || compared(b.year, a.year) || compared(a.template, b.template),
    )[0]
}

/** Whether the student takes exams on that day of the week. */
export const isExamDay = (date: CalendarDate, week: Readonly<Record<Weekday, StudyDayPlan>>): boolean =>
  week[weekdayOf(date)].examAndMocks

/**
 * Which exam a day gets (G-01), null on a day without exams: the mock exam of that day which the student has not
 * finished, of several the one that must be started first; else a full exam that was not taken, of the first target
 * institution, then of the next ones, then of any, the newest first; else a smart exam.
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
  const mock = mockOf(date, mocks)
  if (mock !== undefined) return {kind: 'mock', template: mock.template}
  const exam = fullExamOf(targets, exams)
  return exam === undefined ? {kind: 'smartExam'} : {kind: 'exam', template: exam.template}
}
