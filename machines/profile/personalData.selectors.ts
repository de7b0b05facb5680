import type {SnapshotFrom} from 'xstate'
import type {PersonalFaults, PersonalForm} from '../../domain/profile/personalForm.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {personalDataMachine} from './personalData.machine.ts'

type PersonalDataSnapshot = SnapshotFrom<typeof personalDataMachine>

/** What the form starts from; a new `revision` draws it anew. */
export const formToShow = ({
  context,
}: PersonalDataSnapshot): {readonly revision: number; readonly values: PersonalForm} => ({
  revision: context.revision,
  values: context.shown,
})

/** True while something is typed here that the server does not hold. */
export const hasUnsavedEdits = (state: PersonalDataSnapshot): boolean => state.hasTag('dirty')

export const isSaving = (state: PersonalDataSnapshot): boolean => state.hasTag('pending')

/** 'Salvar' and 'Desfazer' are open as soon as anything has changed (spec 1§4). */
export const canSave = (state: PersonalDataSnapshot): boolean => state.matches('dirty')

/** What keeps the form from being saved, by field. */
export const shownFaults = ({context}: PersonalDataSnapshot): PersonalFaults => context.faults

/** What the page says about the last save: the server's false, or why there was no answer. */
export function saveProblem(state: PersonalDataSnapshot): 'refusedByServer' | RequestFailure | null {
  if (state.matches({dirty: 'refused'})) return 'refusedByServer'
  return state.matches({dirty: 'failed'}) ? state.context.failure : null
}

/** The form shows what was typed before the page was loaded anew. */
export const isRestored = (state: PersonalDataSnapshot): boolean => state.context.isRestored && state.matches('dirty')

/** The profile was changed elsewhere while there were edits here. */
export const isOutdated = (state: PersonalDataSnapshot): boolean => state.context.isOutdated && state.matches('dirty')
