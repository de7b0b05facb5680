/** The exams a diagnostic can be about (spec 3§2.3). */
export const examTypes = ['R1', 'REVALIDA'] as const
export type ExamType = (typeof examTypes)[number]

/** An institution that a visitor aims at. */
export type DiagnosticTarget = {readonly uf: string; readonly institution: string}

/** The institutions of a federation unit that have recent exams. */
export type DiagnosticUnit = {readonly uf: string; readonly institutions: readonly {readonly name: string}[]}

/** At most so many institutions in one diagnostic. */
export const mostTargets = 10

/** Labels of institutions are cut to so many characters (spec 3§5). */
export const labelLimit = 70

/** What the local list leaves out: exams for a second specialty (spec 3§5). */
const excluded = 'R3-CM'

export const isRevalida = (institution: string): boolean => institution.toLowerCase().includes('revalida')

/** The exam an institution holds (spec 3§4). */
export const examTypeOf = (institution: string): ExamType => (isRevalida(institution) ? 'REVALIDA' : 'R1')

/** The exam that the chosen institutions set, by the first of them; null when there is none (spec 3§4). */
export const examTypeOfTargets = (targets: readonly DiagnosticTarget[]): ExamType | null => {
  const [first] = targets
  return first === undefined ? null : examTypeOf(first.institution)
}

/**
 * The units and institutions to choose from: without those of R3-CM, only those of the exam type when one is chosen, units
 * and names in their order, no empty unit (spec 3§5).
 */
export function offeredUnits(units: readonly DiagnosticUnit[], type: ExamType | null): DiagnosticUnit[] {
  return units
    .map(({uf, institutions}) => ({
      uf,
      institutions: institutions
        .filter(({name}) => !name.includes(excluded) && (type === null || examTypeOf(name) === type))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR')),
    }))
    .filter(({institutions}) => institutions.length > 0)
    .toSorted((one, other) => (one.uf < other.uf ? -1 : 1))
}

/** A label as it is shown: at most seventy characters (spec 3§5). */
export const labelOf = (name: string): string => (name.length > labelLimit ? `${name.slice(0, labelLimit - 1)}…` : name)

/** Whether an institution may be added: unit and name are there, and no other of that name (spec 3§4, 3§5). */
export const canAdd = (targets: readonly DiagnosticTarget[], {uf, institution}: DiagnosticTarget): boolean =>
  uf !== '' &&
  institution !== '' &&
  targets.length < mostTargets &&
  targets.every((target) => target.institution !== institution)
