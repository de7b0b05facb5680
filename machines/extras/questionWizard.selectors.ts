import type {SnapshotFrom} from 'xstate'
import type {CreationFailure} from '../../domain/extras/creation.ts'
import {itemLimits} from '../../domain/extras/limits.ts'
import {areYearsReversed, isTimeWrong, type QuestionChoice} from '../../domain/extras/questionChoice.ts'
import {levelsOf, quantityIn, type ThemeTree} from '../../domain/extras/wizard.ts'
import type {ThemePath} from '../../domain/extras/extras.types.ts'
import type {questionWizardMachine} from './questionWizard.machine.ts'

type QuestionWizardSnapshot = SnapshotFrom<typeof questionWizardMachine>

export const shownChoice = ({context}: QuestionWizardSnapshot): QuestionChoice => context.choice

export const shownLevels = ({context: {tree, path}}: QuestionWizardSnapshot): ThemeTree[] => levelsOf(tree, path)

export const shownPath = ({context}: QuestionWizardSnapshot): ThemePath => context.path

/** Themes of the remembered choice that exist no more. */
export const goneThemes = ({context}: QuestionWizardSnapshot): readonly ThemePath[] => context.gone

/** Why the last creation failed, as long as nothing was changed since. */
export const wizardFailure = ({context}: QuestionWizardSnapshot): CreationFailure | null => context.failure

export const isQuantityWrong = ({context: {choice}}: QuestionWizardSnapshot): boolean =>
  quantityIn(choice.quantity, itemLimits) === null

export const isMinutesWrong = ({context}: QuestionWizardSnapshot): boolean => isTimeWrong(context.choice)

export const isYearWrong = ({context: {choice}}: QuestionWizardSnapshot): boolean => areYearsReversed(choice)

/** A creation takes longer than usual. */
export const isSlowCreation = (state: QuestionWizardSnapshot): boolean => state.matches({creating: 'slow'})
