import type {SnapshotFrom} from 'xstate'
import type {CreationFailure} from '../../domain/extras/creation.ts'
import type {Deck, FlashcardChoice} from '../../domain/extras/flashcardChoice.ts'
import {itemLimits} from '../../domain/extras/limits.ts'
import {levelsOf, quantityIn, type ThemeTree} from '../../domain/extras/wizard.ts'
import type {flashcardWizardMachine} from './flashcardWizard.machine.ts'

type FlashcardWizardSnapshot = SnapshotFrom<typeof flashcardWizardMachine>

export const flashcardChoice = ({context}: FlashcardWizardSnapshot): FlashcardChoice => context.choice

export const flashcardLevels = ({context: {tree, choice}}: FlashcardWizardSnapshot): ThemeTree[] =>
  levelsOf(tree, choice.path)

export const shownDecks = ({context}: FlashcardWizardSnapshot): readonly Deck[] => context.decks

/** Decks that were deleted while they stood ticked. */
export const goneDecks = ({context}: FlashcardWizardSnapshot): readonly string[] => context.gone

export const isLimitWrong = ({context}: FlashcardWizardSnapshot): boolean =>
  quantityIn(context.choice.limit, itemLimits) === null

/** Why the last creation failed; a deck that is gone is told by itself. */
export const flashcardFailure = ({context}: FlashcardWizardSnapshot): CreationFailure | null =>
  context.gone.length > 0 ? null : context.failure
