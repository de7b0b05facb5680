import type {SnapshotFrom} from 'xstate'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {questionPresetsMachine} from './questionPresets.machine.ts'
import type {QuestionPreset} from './questionPresets.types.ts'

type QuestionPresetsSnapshot = SnapshotFrom<typeof questionPresetsMachine>

export const shownPresets = ({context}: QuestionPresetsSnapshot): readonly QuestionPreset[] => context.presets

/** What was typed when a save failed. */
export const typedName = ({context}: QuestionPresetsSnapshot): string => context.name

/** The preset whose deletion is on its way. */
export const deletedPreset = (state: QuestionPresetsSnapshot): string | null =>
  state.matches('deleting') ? state.context.id : null

export const presetFailure = (state: QuestionPresetsSnapshot): RequestFailure | null =>
  state.matches({list: 'deleteFailed'}) || state.matches({naming: 'saveFailed'}) ? state.context.failure : null
