import type {SnapshotFrom} from 'xstate'
import type {CardChoice, CardOrder, CommunityCard} from '../../domain/decks/cards.ts'
import type {DeckLesson, DeckTab} from '../../domain/decks/deckList.ts'
import {allLessons} from '../../domain/decks/place.ts'
import type {cardListMachine} from './cardList.machine.ts'

type CardListSnapshot = SnapshotFrom<typeof cardListMachine>

export const cardsOf = ({context}: CardListSnapshot): readonly CommunityCard[] => context.cards

export const choiceOf = ({context}: CardListSnapshot): CardChoice => context.choice

/** The order that is shown, or is on its way. */
export const orderOf = (state: CardListSnapshot): CardOrder =>
  state.matches({list: 'sorting'}) ? state.context.wished : state.context.choice.sortBy

export const tabOfCards = ({context}: CardListSnapshot): DeckTab => context.tab

export const isOfAllLessons = ({context}: CardListSnapshot): boolean => context.lessonId === allLessons

/** The lesson; undefined while it is not known, for all lessons, and for one that the course does not have. */
export const lessonOf = ({context}: CardListSnapshot): DeckLesson | undefined =>
  context.lessons.find(({lessonId}) => lessonId === context.lessonId)

/** The lessons of the course are here. */
export const areLessonsKnown = ({context}: CardListSnapshot): boolean => context.lessons.length > 0

/** The cards may be searched and ordered (spec 2§2). */
export const isCommunity = ({context}: CardListSnapshot): boolean => context.tab === 'comunidade'

/** A card may be written: in the community, for one lesson of the course (spec 2§5). */
export const isLessonOpen = (state: CardListSnapshot): boolean => isCommunity(state) && lessonOf(state) !== undefined
