import type {SnapshotFrom} from 'xstate'
import {noChoice} from '../../domain/question/outcome.ts'
import {type examModeMachine, missingOf} from './examMode.machine.ts'

type ExamModeSnapshot = SnapshotFrom<typeof examModeMachine>

export const markedChoice = ({context}: ExamModeSnapshot, questionId: string): number =>
  context.choices[questionId] ?? noChoice

export const markedCount = ({context}: ExamModeSnapshot): number =>
  context.questionIds.length - missingOf(context).length

/** The numbers, from 1, and ids of the questions that nothing was marked or written in. */
export const missingQuestions = ({context}: ExamModeSnapshot): {readonly id: string; readonly number: number}[] =>
  missingOf(context).map((id) => ({id, number: context.questionIds.indexOf(id) + 1}))

/** How many essays the student will grade after the end. */
export const essayCount = ({context}: ExamModeSnapshot): number => Object.keys(context.essays).length

/** A sheet with all answers can be filled in: nothing was answered with immediate feedback, and nothing is on its way. */
export const canBeFilled = (state: ExamModeSnapshot): boolean => state.can({type: 'sheet.filled', choices: {}, now: 0})

/** The activity has a time limit. */
export const hasDeadline = ({context}: ExamModeSnapshot): boolean => context.deadline !== null

export const questionCount = ({context}: ExamModeSnapshot): number => context.questionIds.length

/** Idempotency key of the answers on their way (D-03). */
export const finishKey = ({context}: ExamModeSnapshot): string | null => context.writeKey
