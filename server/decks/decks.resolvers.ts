import {randomUUID} from 'node:crypto'
import {type CardImage, cardBounds, isFace, isImageTold, keptFace, keptImage} from '../../domain/decks/card.ts'
import {isComparable} from '../../domain/decks/likeness.ts'
import {keptBody} from '../../domain/forum/body.ts'
import type {CommunityFlashcard, MutationResolvers, QueryResolvers} from '../../schema/generated/resolvers.ts'
import type {RequestContext} from '../kernel/context.ts'
import type {Database} from '../kernel/database/database.ts'
import {DomainError} from '../kernel/domainError.ts'
import {idempotentMutation, type IdempotentMutation, runIdempotent} from '../kernel/idempotency.ts'
import {checkedId} from '../kernel/input.ts'
import type {Operation} from '../kernel/operation.ts'
import {signedInSession} from '../kernel/session.ts'
import type {StoredProfile} from '../kernel/session.types.ts'
import {findCard, findCommunityCards, findSavedCards, listCommunityDecks, type PageWanted} from './cards.repository.ts'
import {findLooseImages} from './images.repository.ts'
import {cardsADay, longestHidingReason, mostCards, mostSkipped} from './limits.ts'
import {decideCard, listReportedCards} from './reported.repository.ts'
import {findSimilarCards} from './similar.repository.ts'
import {
  countWritten,
  hasLesson,
  type Place,
  type ShownPicture,
  storeCard,
  storeInDeck,
  takeFromDeck,
  withdrawCard,
} from './writes.repository.ts'

const day = 86_400_000

/** More is written of no front, not even of one that is too long. */
const mostLookedAt = 10_000

/** A part of a list: how many are left out at its beginning, and how many come then. */
function checkedPage({skip, limit}: PageWanted): PageWanted {
  if (skip < 0 || skip > mostSkipped) throw new DomainError('BAD_INPUT', `skip is 0 to ${mostSkipped}.`)
  if (limit < 1 || limit > mostCards) throw new DomainError('BAD_INPUT', `limit is 1 to ${mostCards}.`)
  return {skip, limit}
}

const checkedLesson = (lessonId: string | null | undefined) =>
  lessonId === null || lessonId === undefined ? null : checkedId(lessonId)

function checkedWords(includes: string | null | undefined): string {
  const words = (includes ?? '').trim()
  if (words.length > cardBounds.search || words.includes('\0'))
    throw new DomainError('BAD_INPUT', `A search has at most ${cardBounds.search} characters.`)
  return words
}

function checkedFace(text: string): string {
  if (!isFace(text)) throw new DomainError('BAD_INPUT', `A face has 1 to ${cardBounds.face} characters.`)
  return keptFace(text)
}

type ImageInput = {readonly _id: string; readonly alt: string}

function checkedImage(input: ImageInput | null | undefined): CardImage | null {
  if (input === null || input === undefined) return null
  const image = keptImage({id: checkedId(input._id), alt: input.alt})
  if (!isImageTold(image)) throw new DomainError('BAD_INPUT', 'A picture says in words what it shows.')
  return image
}

/** Why a card is hidden, as its author reads it; null lets it stand. */
function checkedReason(reason: string | null | undefined): string | null {
  if (reason === null || reason === undefined) return null
  const kept = keptBody(reason)
  if (kept === '' || kept.length > longestHidingReason)
    throw new DomainError('BAD_INPUT', `A reason has 1 to ${longestHidingReason} characters.`)
  return kept
}

type FaceImages = {readonly frontImage: CardImage | null; readonly backImage: CardImage | null}

/**
 * The pictures of both faces, which the student has sent for this card.
 *
 * @throws DomainError NOT_FOUND for one of somebody else, of another card, or one that is gone
 */
async function picturesOf(database: Pick<Database, 'db'>, profileId: string, {frontImage, backImage}: FaceImages) {
  const ids = [frontImage, backImage].flatMap((image) => (image === null ? [] : [image.id]))
  const sizes = await findLooseImages(database, profileId, ids)
  const pictureOf = (image: CardImage | null): ShownPicture | null => {
    if (image === null) return null
    const size = sizes.get(image.id)
    if (size === undefined) throw new DomainError('NOT_FOUND')
    return {...image, ...size}
  }
  return {frontPicture: pictureOf(frontImage), backPicture: pictureOf(backImage)}
}

/** The student's current course; every student of a session has one. */
function courseOf({courses}: StoredProfile): string {
  const courseId = courses[0]?.courseId
  if (courseId === undefined) throw new DomainError('NOT_FOUND')
  return courseId
}

/** Decks and cards of the community, and the saved ones (spec 2§7). */
export const decksQueries = {
  getCommunityDecks: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    return listCommunityDecks(context.services.database, courseOf(profile))
  },

  getCommunityFlashcards: async (_root, {lessonId, sortBy, includes, ...page}, context) => {
    const {profile} = await signedInSession(context)
    return findCommunityCards(context.services.database, {
      profileId: profile.id,
      courseId: courseOf(profile),
      lessonId: checkedLesson(lessonId),
      sortBy: sortBy ?? 'relevance',
      includes: checkedWords(includes),
      ...checkedPage(page),
    })
  },

  getUserFlashcards: async (_root, {lessonId, ...page}, context) => {
    const {profile} = await signedInSession(context)
    const wanted = {profileId: profile.id, lessonId: checkedLesson(lessonId), ...checkedPage(page)}
    return findSavedCards(context.services.database, wanted)
  },

  similarFlashcards: async (_root, {front, lessonId}, context) => {
    const {profile} = await signedInSession(context)
    if (front.length > mostLookedAt)
      throw new DomainError('BAD_INPUT', `A front has at most ${mostLookedAt} characters.`)
    if (!isComparable(front)) return []
    const wanted = {profileId: profile.id, courseId: courseOf(profile), lessonId: checkedId(lessonId), front}
    return findSimilarCards(context.services.database, wanted)
  },

  reportedFlashcards: async (_root, _args, context) => {
    await signedInSession(context)
    return listReportedCards(context.services.database)
  },
} satisfies Pick<
  QueryResolvers,
  'getCommunityDecks' | 'getCommunityFlashcards' | 'getUserFlashcards' | 'similarFlashcards' | 'reportedFlashcards'
>

type Store = (database: Pick<Database, 'db'>, place: Place, mutation: IdempotentMutation) => Promise<void>
type CardInput = {readonly _id: string; readonly idempotencyKey: string}

/** Changes one card's place once; the reply is its id, also where the card is gone since. */
const changing =
  (operation: Extract<Operation, 'addFlashcardToDeck' | 'removeFlashcardFromDeck' | 'deleteFlashcard'>, store: Store) =>
  async (_root: unknown, {_id, idempotencyKey}: CardInput, context: RequestContext): Promise<string> => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const place = {profileId: profile.id, id: checkedId(_id)}
    const mutation = idempotentMutation(operation, profile.id, idempotencyKey, {_id}, clock())
    return runIdempotent(database, mutation, {
      attempt: async () => {
        await store(database, place, mutation)
        return place.id
      },
      replay: async () => place.id,
    })
  }

/** Saving, removing, writing and deleting cards (spec 2§4 to 2§6). */
export const decksMutations = {
  addFlashcardToDeck: changing('addFlashcardToDeck', storeInDeck),
  removeFlashcardFromDeck: changing('removeFlashcardFromDeck', takeFromDeck),
  deleteFlashcard: changing('deleteFlashcard', withdrawCard),

  createFlashcard: async (_root, {idempotencyKey, ...written}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const now = clock()
    const input = {
      lessonId: checkedId(written.lessonId),
      front: checkedFace(written.front),
      back: checkedFace(written.back),
    }
    const images = {frontImage: checkedImage(written.frontImage), backImage: checkedImage(written.backImage)}
    const mutation = idempotentMutation('createFlashcard', profile.id, idempotencyKey, {...input, ...images}, now)
    const read = async (id: string): Promise<CommunityFlashcard> => {
      const card = await findCard(database, profile.id, id)
      if (card === undefined) throw new DomainError('NOT_FOUND')
      return card
    }
    return runIdempotent<CommunityFlashcard, {id: string}>(database, mutation, {
      attempt: async () => {
        if (!(await hasLesson(database, courseOf(profile), input.lessonId))) throw new DomainError('NOT_FOUND')
        if ((await countWritten(database, profile.id, now - day)) >= cardsADay) throw new DomainError('RATE_LIMITED')
        const pictures = await picturesOf(database, profile.id, images)
        const id = `c-${randomUUID()}`
        const card = {...input, ...pictures, id, profileId: profile.id, authorName: null, at: now}
        await storeCard(database, card, mutation)
        return read(id)
      },
      replay: ({id}) => read(id),
    })
  },

  decideReportedFlashcard: async (_root, {_id, reason, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const input = {id: checkedId(_id), reason: checkedReason(reason)}
    const mutation = idempotentMutation('decideReportedFlashcard', profile.id, idempotencyKey, input, clock())
    return runIdempotent<string, {id: string}>(database, mutation, {
      attempt: async () => {
        if (!(await decideCard(database, input, mutation))) throw new DomainError('NOT_FOUND')
        return input.id
      },
      replay: async ({id}) => id,
    })
  },
} satisfies Pick<
  MutationResolvers,
  'addFlashcardToDeck' | 'removeFlashcardFromDeck' | 'deleteFlashcard' | 'createFlashcard' | 'decideReportedFlashcard'
>
