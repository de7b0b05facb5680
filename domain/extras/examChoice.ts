/** A full exam that can be taken as an extra. */
export type OfferedExam = {
  readonly template: string
  readonly year: number
  readonly complement: string | null
  readonly examType: string | null
}

export type OfferedInstitution = {readonly name: string; readonly exams: readonly OfferedExam[]}

export type OfferedState = {readonly uf: string; readonly institutions: readonly OfferedInstitution[]}

export type ExamChoice = {readonly uf: string; readonly institution: string; readonly template: string}

/** Institutions of a federation unit that have an exam. */
export const institutionsOf = (states: readonly OfferedState[], uf: string): readonly OfferedInstitution[] =>
  states.find((state) => state.uf === uf)?.institutions.filter(({exams}) => exams.length > 0) ?? []

/** The exams of an institution, the newest first. */
export const examsOf = (states: readonly OfferedState[], {uf, institution}: ExamChoice): readonly OfferedExam[] =>
  [...(institutionsOf(states, uf).find(({name}) => name === institution)?.exams ?? [])].sort(
    (one, other) => other.year - one.year,
  )

export const chosenExam = (states: readonly OfferedState[], choice: ExamChoice): OfferedExam | null =>
  examsOf(states, choice).find(({template}) => template === choice.template) ?? null

/** A remembered choice as far as it is still offered. */
export function knownExamChoice(states: readonly OfferedState[], choice: ExamChoice): ExamChoice {
  const institutions = institutionsOf(states, choice.uf)
  if (institutions.length === 0) return {uf: '', institution: '', template: ''}
  if (!institutions.some(({name}) => name === choice.institution)) return {...choice, institution: '', template: ''}
  return chosenExam(states, choice) === null ? {...choice, template: ''} : choice
}
