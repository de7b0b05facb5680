import type {ViewerKind} from '../study/forumUid.ts'

/** What the raffle draws from: questions by their difficulty, and flashcards (spec 3§2.8). */
export const raffleCategories = ['easy', 'medium', 'hard', 'flashcards'] as const
export type RaffleCategory = (typeof raffleCategories)[number]

/** A question or a flashcard with its number on the stage, from 1; others do not move when one is taken out. */
export type RaffleItem = {readonly id: string; readonly number: number}
export type RaffleLists = Readonly<Record<RaffleCategory, readonly RaffleItem[]>>

/** The ids that were drawn, the last one last. */
export type DrawnItems = Readonly<Record<RaffleCategory, readonly string[]>>

/** What the device keeps of the raffle (spec 3§4, 3§9; C-37). */
export type KeptRaffle = {
  readonly category: RaffleCategory
  readonly drawn: DrawnItems
  /** The item of the category that stands on the stage; null while none does. */
  readonly shownId: string | null
}

export const noItems: RaffleLists = {easy: [], medium: [], hard: [], flashcards: []}
export const nothingDrawn: DrawnItems = {easy: [], medium: [], hard: [], flashcards: []}
export const firstRaffle: KeptRaffle = {category: 'easy', drawn: nothingDrawn, shownId: null}

/** What of a category was not drawn yet (flow F-143). */
export const leftOf = (lists: RaffleLists, {category, drawn}: Omit<KeptRaffle, 'shownId'>): readonly RaffleItem[] =>
  lists[category].filter(({id}) => !drawn[category].includes(id))

/** The item that a roll of 0 to below 1 draws; null when nothing is left. */
export const itemOf = (left: readonly RaffleItem[], roll: number): RaffleItem | null =>
  left[Math.min(Math.floor(roll * left.length), left.length - 1)] ?? null

/** The raffle after an item of its category was drawn. */
export const withDrawn = ({category, drawn}: KeptRaffle, id: string): KeptRaffle => ({
  category,
  drawn: {...drawn, [category]: [...drawn[category].filter((other) => other !== id), id]},
  shownId: id,
})

/** What is put back: the chosen category alone, or all of them. */
export type PutBack = 'category' | 'all'

/** The raffle after what was drawn was put back. */
export const withPutBack = ({category, drawn}: KeptRaffle, what: PutBack): KeptRaffle => ({
  category,
  drawn: what === 'all' ? nothingDrawn : {...drawn, [category]: []},
  shownId: null,
})

/** The item on the stage; null while there is none, or when it is no longer in its list. */
export const shownItem = (lists: RaffleLists, {category, shownId}: KeptRaffle): RaffleItem | null =>
  lists[category].find(({id}) => id === shownId) ?? null

/** The viewer of what a category holds (G-30). */
const viewerOf = (category: RaffleCategory): ViewerKind => (category === 'flashcards' ? 'flashcard' : 'questao')

/** The address at which an item is shown. */
export const itemPath = (category: RaffleCategory, id: string): string =>
  `/viewer/${viewerOf(category)}?id=${encodeURIComponent(id)}`
