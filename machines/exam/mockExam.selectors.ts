import type {SnapshotFrom} from 'xstate'
import {deadlineOf} from '../../domain/exam/mockExam.ts'
import {noChoice} from '../../domain/question/outcome.ts'
import type {ErrorCode} from '../../domain/shared/errors.ts'
import {keysAt, missingOf} from './mockExam.rules.ts'
import type {mockExamMachine} from './mockExam.machine.ts'
import type {LateMark, MockActivity, MockExamContext, MockMark} from './mockExam.types.ts'

type MockExamSnapshot = SnapshotFrom<typeof mockExamMachine>

export const shownMock = ({context}: MockExamSnapshot): MockActivity | null => context.activity

export const markOf = ({context}: MockExamSnapshot, questionId: string): MockMark | undefined =>
  context.marks[questionId]

export const totalCount = ({context}: MockExamSnapshot): number => context.activity?.total ?? 0

export const missingCount = ({context}: MockExamSnapshot): number => missingOf(context).length

export const answeredCount = (state: MockExamSnapshot): number => totalCount(state) - missingCount(state)

/** The numbers, from 1, and ids of the questions without an answer. */
export const missingQuestions = ({context}: MockExamSnapshot): {readonly id: string; readonly number: number}[] =>
  missingOf(context).map((id) => ({id, number: (context.activity?.questionIds.indexOf(id) ?? -1) + 1}))

/** The choices marked so far, by question. */
export const markedChoices = (marks: MockExamContext['marks']): Record<string, number> =>
  Object.fromEntries(
    Object.values(marks).flatMap(({questionId, selected}) => (selected === noChoice ? [] : [[questionId, selected]])),
  )

export const startRefusalOf = ({context}: MockExamSnapshot): ErrorCode | null => context.refusal

export const isTimeOver = ({context}: MockExamSnapshot): boolean => context.isTimeOver

/** Marks that came too late to count, with the number of their question, from 1, in the order of the exam. */
export const lateMarks = ({context: {activity}}: MockExamSnapshot): (LateMark & {readonly number: number})[] =>
  (activity?.lateMarks ?? [])
    .map((mark) => ({...mark, number: (activity?.questionIds.indexOf(mark.questionId) ?? -1) + 1}))
    .toSorted((one, other) => one.number - other.number)

/** When keys and comments of the shown exam come; null: at once. */
export const keysComeAt = ({context}: MockExamSnapshot): number | null =>
  context.activity === null ? null : keysAt(context.activity, context.isTimeOver)

/** The latest instant at which the time of this student can end, extra minutes included; null without a window (D-22). */
export const lastEndOf = (activity: MockActivity): number | null =>
  activity.closesAt === null ? null : deadlineOf({...activity, startedAt: activity.closesAt})

/** An exam of the student runs: nothing may interrupt it (D-06). */
export const isRunning = (state: MockExamSnapshot): boolean =>
  state.matches('running') || state.matches('expired') || state.matches('finishing') || state.matches('unfinished')
