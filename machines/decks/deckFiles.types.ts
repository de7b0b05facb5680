import type {CheckedFile, ExportFormat, FileTrouble, ImportedCard, ReadCards} from '../../domain/decks/deckFile.ts'
import type {DeckLesson} from '../../domain/decks/deckList.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

/** How far an export is. */
export type Progress = {readonly done: number; readonly total: number}

export type DeckFilesContext = {
  /** All lessons of the course, by title. */
  readonly lessons: readonly DeckLesson[]
  readonly file: File | null
  readonly read: ReadCards
  /** The lesson of cards whose file names none; empty before one is chosen. */
  readonly chosen: string
  readonly checked: CheckedFile
  readonly trouble: FileTrouble | null
  readonly progress: Progress | null
  /** How many cards the last export wrote; null before one. */
  readonly exported: number | null
  /** Of the export that runs, or ran last. */
  readonly format: ExportFormat
  readonly failure: RequestFailure | null
  /** The name of this import, for as long as its reply is not known. */
  readonly key: string | null
}

export type ImportInput = {readonly cards: readonly ImportedCard[]; readonly key: string}

export type DeckFilesEvent =
  | {readonly type: 'files.open'; readonly lessons: readonly DeckLesson[]}
  | {readonly type: 'file.pick'; readonly file: File}
  | {readonly type: 'file.drop'}
  | {readonly type: 'lesson.pick'; readonly lessonId: string}
  | {readonly type: 'import.confirm'; readonly key: string}
  | {readonly type: 'export.start'; readonly format: ExportFormat}
  | ({readonly type: 'progress.told'} & Progress)
  | {readonly type: 'files.close'}
