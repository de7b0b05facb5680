import type {SnapshotFrom} from 'xstate'
import type {ExportFormat, FileCard, LeftOut, RowProblem} from '../../domain/decks/deckFile.ts'
import type {DeckLesson} from '../../domain/decks/deckList.ts'
import type {deckFilesMachine} from './deckFiles.machine.ts'

type DeckFilesSnapshot = SnapshotFrom<typeof deckFilesMachine>

export const lessonsOfFiles = ({context}: DeckFilesSnapshot): readonly DeckLesson[] => context.lessons
export const fileName = ({context}: DeckFilesSnapshot): string => context.file?.name ?? ''
export const readCardsOf = ({context}: DeckFilesSnapshot): readonly FileCard[] => context.read.cards
export const leftOutOf = ({context}: DeckFilesSnapshot): LeftOut => context.read.left
export const exportFormat = ({context}: DeckFilesSnapshot): ExportFormat => context.format
export const chosenLesson = ({context}: DeckFilesSnapshot): string => context.chosen
export const problemsOf = ({context}: DeckFilesSnapshot): readonly RowProblem[] => context.checked.problems
export const importedCount = ({context}: DeckFilesSnapshot): number => context.checked.cards.length
export const fileTrouble = ({context}: DeckFilesSnapshot) => context.trouble
export const exportProgress = ({context}: DeckFilesSnapshot) => context.progress
export const exportedCount = ({context}: DeckFilesSnapshot) => context.exported
export const filesFailure = ({context}: DeckFilesSnapshot) => context.failure
