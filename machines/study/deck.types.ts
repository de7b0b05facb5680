import type {Grade} from '../../domain/study/flashcard.ts'

/** The last grade that was given in this deck, while it can be taken back. */
export type LastGrade = {readonly cardId: string; readonly grade: Grade}

export type DeckContext = {
  readonly cardIds: readonly string[]
  readonly currentId: string
  /** Place, from 0, of the first card the navigator shows. */
  readonly windowStart: number
  /** The back is asked and the front is the answer (spec 2§4). */
  readonly isReversed: boolean
  /** Single-key shortcuts can be turned off (D-30). */
  readonly areShortcutsOn: boolean
  /** The line of numbers on narrow screens can be hidden. */
  readonly isStripShown: boolean
  readonly lastGrade: LastGrade | null
}

export type DeckInput = Pick<DeckContext, 'cardIds' | 'currentId' | 'isReversed' | 'areShortcutsOn' | 'isStripShown'>

export type DeckEvent =
  | {readonly type: 'card.goto'; readonly cardId: string}
  | {readonly type: 'card.next'}
  | {readonly type: 'card.previous'}
  | {readonly type: 'card.graded'; readonly cardId: string; readonly grade: Grade}
  /** A card's grade was taken back on the card itself. */
  | {readonly type: 'card.reopened'; readonly cardId: string}
  | {readonly type: 'grade.undo'; readonly key: string}
  | {readonly type: 'window.previous'}
  | {readonly type: 'window.next'}
  | {readonly type: 'address.changed'; readonly cardId: string}
  | {readonly type: 'preference.changed'; readonly isReversed: boolean; readonly areShortcutsOn: boolean}
  | {readonly type: 'reverse.toggle'}
  | {readonly type: 'deck.restart'}
  | {readonly type: 'list.open'}
  | {readonly type: 'list.close'}
  | {readonly type: 'strip.toggle'}
  | {readonly type: 'shortcuts.open'}
  | {readonly type: 'shortcuts.close'}
  | {readonly type: 'shortcuts.toggle'}
