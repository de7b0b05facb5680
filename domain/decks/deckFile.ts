import {textOfCell} from '../shared/csv.ts'
import {folded} from '../study/textSearch.ts'
import {cardBounds, keptFace} from './card.ts'
import type {DeckLesson} from './deckList.ts'

/** The most cards of a file, its bytes, and the bytes of the cards as they are sent. */
export const fileBounds = {cards: 10_000, bytes: 25_000_000, sent: 8_000_000} as const

/** A card as a file has it. */
export type FileCard = {
  /** Its row in the file, or its place in a package, from 1. */
  readonly row: number
  readonly front: string
  readonly back: string
  /** The title of its lesson; empty when the file names none. */
  readonly theme: string
}

/** What a file holds that cannot come along: cards without words on a side or of unknown kinds, pictures and sounds. */
export type LeftOut = {readonly cards: number; readonly media: number}

/** What is read of a file. */
export type ReadCards = {readonly cards: readonly FileCard[]; readonly left: LeftOut}

/** The formats in which own decks are exported. */
export const exportFormats = ['csv', 'apkg'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Why nothing can be read of a file. */
export const fileTroubles = ['unknownKind', 'tooLarge', 'tooMany', 'empty', 'broken', 'offline', 'unread'] as const
export type FileTrouble = (typeof fileTroubles)[number]

export type RowTrouble = 'emptyFront' | 'emptyBack' | 'longFront' | 'longBack' | 'noTheme' | 'unknownTheme'

export type RowProblem = {readonly row: number; readonly trouble: RowTrouble; readonly theme: string}

/** A card that can be written. */
export type ImportedCard = {readonly lessonId: string; readonly front: string; readonly back: string}

/** No title of a lesson or name of a column is longer, in characters. */
const longestTitle = 200

const named = (cells: readonly string[], names: readonly string[]): number =>
  cells.findIndex((cell) => cell.length <= longestTitle && names.includes(folded(cell.trim())))

/**
 * The cards of a table: by the names of its columns (frente, verso, tema) where its first row has them, else the first two
 * columns and the third as the lesson.
 */
export function cardsOfTable(rows: readonly (readonly string[])[]): readonly FileCard[] {
  const [first = []] = rows
  const [front, back] = [named(first, ['frente', 'front']), named(first, ['verso', 'back'])]
  const hasNames = front >= 0 && back >= 0
  const places = hasNames ? {front, back, theme: named(first, ['tema', 'theme'])} : {front: 0, back: 1, theme: 2}
  return rows.slice(hasNames ? 1 : 0).map((cells, index) => ({
    row: index + (hasNames ? 2 : 1),
    front: textOfCell(cells[places.front] ?? ''),
    back: textOfCell(cells[places.back] ?? ''),
    theme: textOfCell(cells[places.theme] ?? '')
      .trim()
      .slice(0, longestTitle),
  }))
}

function troubleOf({front, back}: FileCard): RowTrouble | null {
  const [written, answer] = [keptFace(front), keptFace(back)]
  if (written === '') return 'emptyFront'
  if (answer === '') return 'emptyBack'
  if (written.length > cardBounds.face) return 'longFront'
  return answer.length > cardBounds.face ? 'longBack' : null
}

export type CheckedFile = {readonly cards: readonly ImportedCard[]; readonly problems: readonly RowProblem[]}

/**
 * The cards of a file with their lessons, found by title whatever its case and accents, and what is wrong with which row. A
 * card whose file names no lesson, or one that the course does not have, belongs to the chosen one.
 */
export function checkedFile(cards: readonly FileCard[], lessons: readonly DeckLesson[], chosen: string): CheckedFile {
  const byTitle = new Map(lessons.map(({title, lessonId}) => [folded(title.trim()), lessonId]))
  const problems: RowProblem[] = []
  const checked: ImportedCard[] = []
  for (const card of cards) {
    const lessonId = byTitle.get(folded(card.theme)) ?? chosen
    const trouble = troubleOf(card) ?? (lessonId === '' ? (card.theme === '' ? 'noTheme' : 'unknownTheme') : null)
    if (trouble === null) checked.push({lessonId, front: keptFace(card.front), back: keptFace(card.back)})
    else problems.push({row: card.row, trouble, theme: card.theme})
  }
  return {cards: checked, problems}
}

/** Whether everything of a file may be imported: all or nothing. */
export const isImportable = ({cards, problems}: CheckedFile): boolean => problems.length === 0 && cards.length > 0
