import type {SnapshotFrom} from 'xstate'
import type {CreationFailure} from '../../domain/extras/creation.ts'
import {chosenExam, type ExamChoice, examsOf, institutionsOf, type OfferedExam} from '../../domain/extras/examChoice.ts'
import {isOutdated} from '../../domain/extras/limits.ts'
import type {examWizardMachine} from './examWizard.machine.ts'

type ExamWizardSnapshot = SnapshotFrom<typeof examWizardMachine>

export const examChoice = ({context}: ExamWizardSnapshot): ExamChoice => context.choice

/** Federation units with an exam. */
export const offeredUfs = ({context: {states}}: ExamWizardSnapshot): readonly string[] =>
  states.map(({uf}) => uf).filter((uf) => institutionsOf(states, uf).length > 0)

export const offeredInstitutions = ({context: {states, choice}}: ExamWizardSnapshot): readonly string[] =>
  institutionsOf(states, choice.uf).map(({name}) => name)

export const offeredExams = ({context: {states, choice}}: ExamWizardSnapshot): readonly OfferedExam[] =>
  examsOf(states, choice)

/** The chosen exam is so old that it may be outdated. */
export function isExamOutdated({context: {states, choice}}: ExamWizardSnapshot, thisYear: number): boolean {
  const exam = chosenExam(states, choice)
  return exam !== null && isOutdated(exam.year, thisYear)
}

export const isExamMissing = ({context}: ExamWizardSnapshot): boolean => context.isMissing

export const examFailure = ({context}: ExamWizardSnapshot): CreationFailure | null => context.failure
