import type {SnapshotFrom} from 'xstate'
import type {Admission} from '../../domain/feedback/admission.ts'
import type {admissionMachine} from './admission.machine.ts'

type AdmissionSnapshot = SnapshotFrom<typeof admissionMachine>

const fields = ['institution', 'uf', 'year', 'specialty'] as const satisfies readonly (keyof Admission)[]

/** The fields that still want something. */
export const missingFields = (state: AdmissionSnapshot): readonly (keyof Admission)[] =>
  state.matches({idle: 'incomplete'}) ? fields.filter((field) => state.context.draft[field].trim() === '') : []

/** Whether something is written that is not sent yet. */
export const isAdmissionBegun = (state: AdmissionSnapshot): boolean =>
  state.matches('idle') && fields.some((field) => state.context.draft[field] !== '')
