import type {SnapshotFrom} from 'xstate'
import type {CommunityCard} from '../../domain/decks/cards.ts'
import type {similarCardsMachine} from './similarCards.machine.ts'

export const similarCardsOf = ({context}: SnapshotFrom<typeof similarCardsMachine>): readonly CommunityCard[] =>
  context.cards
