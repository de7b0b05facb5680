import type {ThemePath} from '../../domain/extras/extras.types.ts'
import {itemLimits} from '../../domain/extras/limits.ts'
import type {MutationResolvers, QueryResolvers} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {IdempotentMutation} from '../kernel/idempotency.ts'
import {checkedId, checkedIds} from '../kernel/input.ts'
import {signedInSession} from '../kernel/session.ts'
import {createExtra} from './create.ts'
import {listDecks, pickCardsOfDecks, pickCardsOfTheme} from './flashcards.repository.ts'
import type {Creator} from './guard.ts'
import {checkedQuantity, checkedTheme, newSeed} from './input.ts'
import {type CreatedExtra, makeExtra} from './make.repository.ts'

/** Lessons of a course are fewer. */
const mostDecks = 1_000

type Chosen = {
  readonly ids: readonly string[]
  readonly classification: readonly ThemePath[]
  readonly seed: number
}

/** @throws DomainError NO_FLASHCARD_FOUND */
function makeFlashcardExtra(
  database: Database,
  {profileId, calendarDate, now}: Creator,
  {ids, classification, seed}: Chosen,
  mutation: IdempotentMutation,
): Promise<CreatedExtra> {
  if (ids.length === 0) throw new DomainError('NO_FLASHCARD_FOUND')
  const flashcards = ids.map((id) => ({id}))
  return makeExtra(
    database,
    {kind: 'Flashcard', profileId, calendarDate, now, classification, seed, questions: [], flashcards},
    mutation,
  )
}

/** What a student saved (spec 2§3). */
export const flashcardExtraQueries = {
  getUserDecks: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    return listDecks(context.services.database, profile.id)
  },
} satisfies Pick<QueryResolvers, 'getUserDecks'>

/** Flashcard extras, of a theme or of saved cards (spec 1§5, 1§7). */
export const flashcardExtraMutations = {
  createFlashcardActivityByClassification: (_root, {treeId, classification, count, idempotencyKey}, context) => {
    const input = {treeId: checkedId(treeId), classification: checkedTheme(classification), count}
    const wanted = {count: checkedQuantity(count, itemLimits), seed: newSeed()}
    const operation = 'createFlashcardActivityByClassification'
    const command = {operation, type: 'Flashcard', input, key: idempotencyKey} as const
    return createExtra(context, command, async ({services: {database}}, creator, mutation) => {
      // The tree of a course has the id of its course; an extra is of the current one.
      if (input.treeId !== creator.courseId) throw new DomainError('NOT_FOUND')
      const ids = await pickCardsOfTheme(database, creator, input.classification, wanted)
      const chosen = {ids, classification: [input.classification], seed: wanted.seed}
      return makeFlashcardExtra(database, creator, chosen, mutation)
    })
  },

  createFlashcardActivityByDeck: (_root, {deckIds, length, idempotencyKey}, context) => {
    const lessonIds = checkedIds(deckIds, mostDecks)
    const wanted = {count: checkedQuantity(length, itemLimits), seed: newSeed()}
    const input = {deckIds: lessonIds, length}
    const command = {operation: 'createFlashcardActivityByDeck', type: 'Flashcard', input, key: idempotencyKey} as const
    return createExtra(context, command, async ({services: {database}}, creator, mutation) => {
      const [ids, decks] = await Promise.all([
        pickCardsOfDecks(database, creator.profileId, lessonIds, wanted),
        listDecks(database, creator.profileId),
      ])
      const named = decks.filter(({lesson}) => lessonIds.includes(lesson))
      const chosen = {ids, classification: named.map(({lessonTitle}) => [lessonTitle]), seed: wanted.seed}
      return makeFlashcardExtra(database, creator, chosen, mutation)
    })
  },
} satisfies Pick<MutationResolvers, 'createFlashcardActivityByClassification' | 'createFlashcardActivityByDeck'>
