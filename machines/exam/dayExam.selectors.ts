import type {SnapshotFrom} from 'xstate'
import type {dayExamMachine} from './dayExam.machine.ts'
import type {DayExam} from './dayExam.types.ts'

type DayExamSnapshot = SnapshotFrom<typeof dayExamMachine>

export const shownExam = ({context}: DayExamSnapshot): DayExam | null => context.exam

/** The numbers, from 1, and ids of the essays that wait for their grade. */
export const ungradedEssays = ({
  context: {exam, progress},
}: DayExamSnapshot): {readonly id: string; readonly number: number}[] =>
  progress.ungraded.map((id) => ({id, number: (exam?.questions.indexOf(id) ?? -1) + 1}))

/** How many questions have an outcome. */
export const answeredCount = ({context}: DayExamSnapshot): number => context.progress.answered

export const questionCount = ({context}: DayExamSnapshot): number => context.exam?.questions.length ?? 0

/** The exam's day may still be answered. */
export const isExamEditable = ({context}: DayExamSnapshot): boolean => context.isEditable
