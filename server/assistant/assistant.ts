import {setTimeout as pause} from 'node:timers/promises'
import type {Kysely} from 'kysely'
import {assistantLimits, maxUsageOf, publishes, usageKey} from '../../domain/assistant/limits.ts'
import type {Services} from '../kernel/context.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {DomainError} from '../kernel/domainError.ts'
import {
  beginAgain,
  closeUsage,
  countAsksOfDay,
  findByKey,
  findRatable,
  findUsage,
  finishAttempt,
  insertAnswer,
  lease,
  lockStudent,
  type StoredAnswer,
  storeRating,
  type Usage,
} from './answers.repository.ts'
import type {AskedComment, AssistantForum} from './forum.types.ts'
import {type Provider, ProviderFailure} from './provider.types.ts'
import {findOpenQuestion, gatherAsked, type OpenQuestion} from './sources.repository.ts'
import {SharedWork} from './work.ts'

/** Who asks for a monitor when an answer is withheld. */
const assistantName = 'Harrison AI'

/** Answers that one process writes at a time. */
export const mostAtOnce = 32

/** Milliseconds between two looks at an answer that another process writes. */
const lookAgain = 500

export type AssistantDeps = {
  readonly services: Pick<Services, 'database' | 'clock' | 'log' | 'site'>
  readonly forum: AssistantForum
  readonly provider: Provider
  /** A value of the remote configuration. */
  readonly remoteValue: (key: typeof usageKey) => Promise<string | undefined>
}

/** Who asks; `openSince` is the first day whose activities can still be answered. */
export type Asker = {readonly profileId: string; readonly openSince: string}

export type Question = Asker & {
  readonly commentId: string
  readonly key: string
  /** What the client says that the student chose; it counts where the server knows of no answer. */
  readonly choice: number | null
  /** Ends the waiting of this request, not at once the work. */
  readonly signal: AbortSignal
}

export type UsageRecord = {
  readonly commentId: string
  readonly currentUsageCount: number
  readonly maxUsageCount: number
  readonly draft: string | null
}

export type RatingResult = {readonly result: 'COMMENT_CREATED' | 'DRAFT_DISCARDED'; readonly commentId: string | null}

type Attempt = {readonly id: string; readonly attempts: number}
type Begun = {readonly attempt: Attempt; readonly comment: AskedComment; readonly question: OpenQuestion}

/** The assistant of question forums (flows F-102, F-103; D-13, D-27). */
export class Assistant {
  readonly #deps: AssistantDeps
  readonly #work: SharedWork

  constructor(deps: AssistantDeps, work = new SharedWork(mostAtOnce)) {
    this.#deps = deps
    this.#work = work
  }

  close(): Promise<void> {
    return this.#work.close()
  }

  /** How often the student may ask about own comments, and how often that was done; ids of others are left out. */
  async limits(profileId: string, commentIds: readonly string[]): Promise<UsageRecord[]> {
    const {services, forum} = this.#deps
    const {db} = services.database
    const own = new Set((await forum.findOwn(db, profileId, commentIds)).map(({id}) => id))
    const ids = commentIds.filter((id) => own.has(id))
    const most = await this.#maxUsage()
    return (await findUsage(db, ids, services.clock())).map((usage) => recordOf(usage, most))
  }

  /** Sets the usage of an own comment to its maximum. */
  async closeComment(profileId: string, commentId: string): Promise<UsageRecord> {
    const {services, forum} = this.#deps
    const most = await this.#maxUsage()
    return services.database.db.transaction().execute(async (tx) => {
      const [comment] = await forum.findOwn(tx, profileId, [commentId])
      if (comment === undefined) throw new DomainError('NOT_FOUND')
      await closeUsage(tx, commentId, services.clock())
      const [usage] = await findUsage(tx, [commentId], services.clock())
      if (usage === undefined) throw new DomainError('NOT_FOUND')
      return recordOf(usage, most)
    })
  }

  /**
   * The answer to a student's comment. The same key is answered with the same text and counts once, however often its
   * connection broke; what a provider wrote is checked before anything of it leaves the server.
   *
   * @throws DomainError NOT_FOUND, KEY_NOT_SHOWN, ALREADY_ANSWERED, USAGE_LIMIT_REACHED, RATE_LIMITED, ANSWER_WITHHELD,
   *   IDEMPOTENCY_KEY_REUSED, UNAVAILABLE
   */
  async ask(question: Question): Promise<string> {
    const begun = await this.#begin(question)
    if ('stored' in begun) {
      if (begun.stored.state !== 'writing') return answerOf(begun.stored)
      return this.#await(question, begun.stored)
    }
    this.#work.start(begun.attempt.id, (signal) => this.#write(question, begun, signal))
    return this.#await(question, begun.attempt)
  }

  /** Publishes the answer that waits for a rating, or discards it; what the client says the answer was has no part in it. */
  async rate(
    asker: Asker,
    {commentId, rating}: {readonly commentId: string; readonly rating: number},
  ): Promise<RatingResult> {
    const {services, forum} = this.#deps
    return services.database.db.transaction().execute(async (tx) => {
      await lockStudent(tx, asker.profileId)
      const now = services.clock()
      const [comment] = await forum.findOwn(tx, asker.profileId, [commentId])
      const stored = comment && (await findRatable(tx, asker.profileId, commentId))
      if (stored === undefined) throw new DomainError('NOT_FOUND')
      if (stored.state !== 'draft') return resultOf(stored.publishedId)
      const {answer, id, questionId} = stored
      if (!publishes(rating) || answer === null) {
        await storeRating(tx, id, {rating, publishedId: null})
        return resultOf(null)
      }
      await this.#openQuestion(tx, asker, questionId, now)
      const publishedId = await forum.publish(tx, {commentId, body: answer, now})
      await storeRating(tx, id, {rating, publishedId})
      return resultOf(publishedId)
    })
  }

  async #maxUsage(): Promise<number> {
    return maxUsageOf(await this.#deps.remoteValue(usageKey))
  }

  async #openQuestion(
    db: Kysely<Tables>,
    {profileId, openSince}: Asker,
    questionId: string,
    now: number,
  ): Promise<OpenQuestion> {
    const question = await findOpenQuestion(db, {profileId, openSince, questionId, now})
    if (question === undefined) throw new DomainError('NOT_FOUND')
    if (question === null) throw new DomainError('KEY_NOT_SHOWN')
    return question
  }

  async #begin(asked: Question): Promise<Begun | {readonly stored: StoredAnswer}> {
    const {services, forum, provider} = this.#deps
    const {profileId, commentId, key} = asked
    const now = services.clock()
    const most = await this.#maxUsage()
    const [comment] = await forum.findOwn(services.database.db, profileId, [commentId])
    if (comment === undefined || comment.contentType !== 'question') throw new DomainError('NOT_FOUND')
    const question = await this.#openQuestion(services.database.db, asked, comment.contentId, now)
    return services.database.db.transaction().execute(async (tx) => {
      await lockStudent(tx, profileId)
      const stored = await findByKey(tx, profileId, key)
      if (stored !== undefined && stored.commentId !== commentId) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
      const isWriting = stored?.state === 'writing' && stored.begunAt.getTime() > now - lease
      if (stored !== undefined && (isWriting || !['writing', 'failed'].includes(stored.state))) return {stored}
      if (comment.level !== 1) throw new DomainError('NOT_FOUND')
      if (comment.isAnswered) throw new DomainError('ALREADY_ANSWERED')
      const [usage] = await findUsage(tx, [commentId], now)
      if (usage === undefined || usage.isClosed || usage.hasDraft || usage.used >= most)
        throw new DomainError('USAGE_LIMIT_REACHED')
      if (this.#work.isFull) throw new DomainError('UNAVAILABLE', 'Too many answers are being written. Try again.')
      if ((await countAsksOfDay(tx, profileId, now)) >= assistantLimits.asksADay) throw new DomainError('RATE_LIMITED')
      const attempt =
        stored === undefined
          ? await insertAnswer(tx, {profileId, commentId, questionId: question.id, key, provider: provider.name, now})
          : await beginAgain(tx, stored, now)
      return {attempt, comment, question}
    })
  }

  /** Waits for an answer of this process or of another one. */
  async #await({profileId, key, signal}: Question, {id}: Pick<StoredAnswer, 'id'>): Promise<string> {
    const {services} = this.#deps
    for (;;) {
      await this.#work.join(id, signal)
      const stored = await findByKey(services.database.db, profileId, key)
      if (stored === undefined) throw new DomainError('NOT_FOUND')
      if (stored.state !== 'writing') return answerOf(stored)
      if (stored.begunAt.getTime() <= services.clock() - lease) throw new DomainError('UNAVAILABLE')
      await pause(lookAgain, undefined, {signal})
    }
  }

  async #write({choice}: Question, {attempt, comment, question}: Begun, signal: AbortSignal): Promise<void> {
    const {services, forum, provider} = this.#deps
    const {db} = services.database
    const begun = performance.now()
    const told = (outcome: string) =>
      services.log.info(
        {provider: provider.name, outcome, attempt: attempt.attempts, ms: Math.round(performance.now() - begun)},
        'the assistant was asked',
      )
    try {
      const text = comment.body.slice(0, assistantLimits.question)
      const chosen = question.choosen ?? choice
      const asked = await gatherAsked(db, {question, text, choice: chosen, origin: services.site.origin})
      // With it comes all that writes Markdown.
      const {composed} = await import('./compose.ts')
      const {state, answer} = composed(asked, await provider.answer(asked, signal))
      await db.transaction().execute(async (tx) => {
        const now = services.clock()
        if (!(await finishAttempt(tx, attempt, {state, answer, now})) || state === 'draft') return
        await closeUsage(tx, comment.id, now)
        await forum.requestMonitor(tx, {commentId: comment.id, name: assistantName, now})
      })
      told(state)
    } catch (error) {
      await finishAttempt(db, attempt, {state: 'failed', answer: null, now: services.clock()})
      if (error instanceof ProviderFailure) told(error.reason)
      else services.log.error({err: error, provider: provider.name}, 'the assistant failed')
    }
  }
}

const recordOf = ({commentId, used, isClosed, draft}: Usage, most: number): UsageRecord => ({
  commentId,
  currentUsageCount: isClosed ? most : Math.min(used, most),
  maxUsageCount: most,
  draft,
})

const resultOf = (commentId: string | null): RatingResult => ({
  result: commentId === null ? 'DRAFT_DISCARDED' : 'COMMENT_CREATED',
  commentId,
})

function answerOf({state, answer}: StoredAnswer): string {
  if (state === 'withheld') throw new DomainError('ANSWER_WITHHELD')
  if (answer === null) throw new DomainError(state === 'failed' ? 'UNAVAILABLE' : 'ALREADY_ANSWERED')
  return answer
}

/** An answer as its words, each with what stands behind it, from so many UTF-16 units on. */
export const wordsFrom = (answer: string, offset: number): readonly string[] =>
  answer.slice(offset).match(/\s*\S+\s*/g) ?? []
