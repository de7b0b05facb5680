import type {
  ContentType,
  Favorite,
  MutationResolvers,
  QueryResolvers,
  Rating,
} from '../../schema/generated/resolvers.ts'
import type {RequestContext} from '../kernel/context.ts'
import type {Database} from '../kernel/database/database.ts'
import {runIdempotent, idempotentMutation} from '../kernel/idempotency.ts'
import {checkedId} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {openSince} from '../question/question.input.ts'
import {findBankQuestions} from '../question/question.repository.ts'
import {findBankFlashcards, findMindmaps, findTexts, findVideos} from './contents.repository.ts'
import {
  type Content,
  contentExists,
  findFavoriteIds,
  findStars,
  isFavorite,
  storeFavorite,
  storeReport,
  storeStars,
} from './feedback.repository.ts'
import type {FavoriteType, RatedType} from './tables.ts'

/** A page of favourites has at most this many (spec 2§9). */
const pageLimit = 100
const furthestPage = 100_000
const reportLimits = {title: 200, body: 2_000}

/** Comments are written by people, not studied: they are no favourites (spec 2§3). */
function favoriteType(type: ContentType): FavoriteType {
  if (type === 'comment') throw new DomainError('BAD_INPUT', 'Comments cannot be chosen here.')
  return type
}

function ratedType(type: ContentType): RatedType {
  if (type === 'comment' || type === 'question')
    throw new DomainError('BAD_INPUT', 'Only contents of a lesson are rated.')
  return type
}

async function assertContentExists(database: Database, content: Content<FavoriteType>): Promise<void> {
  if (!(await contentExists(database, content))) throw new DomainError('NOT_FOUND')
}

const nameOf = ({type, document}: Content): string => `${type}:${document}`

const favoriteOf = (content: Content, enabled: boolean): Favorite => ({_id: nameOf(content), ...content, enabled})

const ratingOf = (content: Content, stars: number | undefined): Rating => ({
  _id: nameOf(content),
  ...content,
  rate: stars === undefined ? null : stars / 5,
})

/** A page of the student's favourites of one kind, as `find` reads them. */
async function favorites<T>(
  context: RequestContext,
  type: FavoriteType,
  {skip, limit}: {readonly skip: number; readonly limit: number},
  find: (database: Database, ids: readonly string[], profileId: string) => Promise<T[]>,
): Promise<T[]> {
  const {profile} = await signedInSession(context)
  if (skip < 0 || skip > furthestPage || limit < 1 || limit > pageLimit) {
    throw new DomainError('BAD_INPUT', `A page has 1 to ${pageLimit} entries.`)
  }
  const {database} = context.services
  const ids = await findFavoriteIds(database, {profileId: profile.id, type, skip, limit, now: context.services.clock()})
  return ids.length === 0 ? [] : find(database, ids, profile.id)
}

/** Favourites and ratings (spec 2§7). */
export const feedbackQueries = {
  questionManyFavorite: (_root, page, context) =>
    favorites(context, 'question', page, (database, questionIds, profileId) =>
      findBankQuestions(database, {
        profileId,
        questionIds,
        openSince: openSince(context),
        now: context.services.clock(),
      }),
    ),
  videoManyFavorite: (_root, page, context) => favorites(context, 'video', page, findVideos),
  textManyFavorite: (_root, page, context) => favorites(context, 'text', page, findTexts),
  mindmapManyFavorite: (_root, page, context) => favorites(context, 'mindmap', page, findMindmaps),
  flashcardManyFavorite: (_root, page, context) => favorites(context, 'flashcard', page, findBankFlashcards),

  favoriteOne: async (_root, {document, type}, context) => {
    const {profile} = await signedInSession(context)
    const content = {type: favoriteType(type), document: checkedId(document)}
    return favoriteOf(content, await isFavorite(context.services.database, profile.id, content))
  },

  rateOne: async (_root, {document, type}, context) => {
    const {profile} = await signedInSession(context)
    const content = {type: ratedType(type), document: checkedId(document)}
    return ratingOf(content, await findStars(context.services.database, profile.id, content))
  },
} satisfies Partial<QueryResolvers>

/** From 0.2 to 1 in steps of 0.2, one star each (spec 2§9). */
function starsOf(rate: number): number {
  const stars = Math.round(rate * 5)
  if (stars < 1 || stars > 5 || Math.abs(stars / 5 - rate) > 1e-6) {
    throw new DomainError('BAD_INPUT', 'A rating is 0.2 to 1 in steps of 0.2.')
  }
  return stars
}

/** The text of a report: lines are its own, other controls and the character zero are nobody's. */
function checkedText(text: string, least: number, longest: number): string {
  const trimmed = text.trim()
  if (trimmed.length < least || trimmed.length > longest || !trimmed.isWellFormed()) {
    throw new DomainError('BAD_INPUT', `A text of ${least} to ${longest} characters.`)
  }
  return trimmed.replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
}

/** What students say of contents (spec 2§2, 2§7); it changes nothing of what they studied. */
export const feedbackMutations = {
  favoriteCreateOrDelete: async (_root, {input, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const content = {type: favoriteType(input.type), document: checkedId(input.document)}
    const mutation = idempotentMutation('favoriteCreateOrDelete', profile.id, idempotencyKey, input, clock())
    return runIdempotent(database, mutation, {
      attempt: async () => {
        await assertContentExists(database, content)
        await storeFavorite(database, {...content, enabled: input.enabled}, mutation)
        return favoriteOf(content, input.enabled)
      },
      replay: async () => favoriteOf(content, input.enabled),
    })
  },

  rateCreateOrUpdate: async (_root, {document, type, rate, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const content = {type: ratedType(type), document: checkedId(document)}
    const stars = starsOf(rate)
    const mutation = idempotentMutation('rateCreateOrUpdate', profile.id, idempotencyKey, {...content, stars}, clock())
    return runIdempotent(database, mutation, {
      attempt: async () => {
        await assertContentExists(database, content)
        await storeStars(database, {...content, stars}, mutation)
        return ratingOf(content, stars)
      },
      replay: async () => ratingOf(content, stars),
    })
  },

  reportCreateOne: async (_root, {input, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const report = {
      type: favoriteType(input.contentType),
      document: checkedId(input.contentId),
      title: checkedText(input.title, 1, reportLimits.title),
      body: checkedText(input.body, 0, reportLimits.body),
    }
    const mutation = idempotentMutation('reportCreateOne', profile.id, idempotencyKey, input, clock())
    return runIdempotent(database, mutation, {
      attempt: async () => {
        await assertContentExists(database, report)
        await storeReport(database, report, mutation)
        return true
      },
      replay: async () => true,
    })
  },
} satisfies Pick<MutationResolvers, 'favoriteCreateOrDelete' | 'rateCreateOrUpdate' | 'reportCreateOne'>
