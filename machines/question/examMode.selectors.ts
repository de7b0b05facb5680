import type {SnapshotFrom} from 'xstate'
import {noChoice} from '../../domain/question/outcome.ts'
import type {examModeMachine} from './examMode.machine.ts'

type ExamModeSnapshot = SnapshotFrom<typeof examModeMachine>

export const markedChoice = ({context}: ExamModeSnapshot, questionId: string): number => context.choices[questionId] ?? noChoice

export const markedCount = ({context}: ExamModeSnapshot): number => Object.keys(context.choices).length

export const questionCount = ({context}: ExamModeSnapshot): number => context.questionIds.length

/** Idempotency key of the answers on their way (D-03). */
export const finishKey = ({context}: ExamModeSnapshot): string | null => context.writeKey
