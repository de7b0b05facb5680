import {federationUnits} from '../profile/federationUnits.ts'
import {specialties} from '../profile/specialties.ts'

/** Where and when a student was admitted to a residency (G-32). */
export type Admission = {
  readonly institution: string
  readonly uf: string
  readonly year: number
  readonly specialty: string
}

/** The longest name of an institution, in UTF-16 units. */
export const longestInstitution = 120

/** The years that can be told of: the next one, whose exams run this year, the present one, and five before it. */
export const admissionYears = (year: number): readonly number[] =>
  Array.from({length: 7}, (_entry, index) => year + 1 - index)

/** Whether an admission is one that can be stored; `year` is the present one. */
export function isAdmission({institution, uf, specialty, ...when}: Admission, year: number): boolean {
  const isName = institution.trim() === institution && institution.length > 0
  return (
    isName &&
    institution.length <= longestInstitution &&
    federationUnits.some((unit) => unit.uf === uf) &&
    specialties.some((known) => known === specialty) &&
    admissionYears(year).includes(when.year)
  )
}
