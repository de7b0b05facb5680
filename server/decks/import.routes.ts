import type {FastifyInstance} from 'fastify'
import * as v from 'valibot'
import {isFace, keptFace} from '../../domain/decks/card.ts'
import {fileBounds, type ImportedCard} from '../../domain/decks/deckFile.ts'
import type {Services} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {idempotentMutation, runIdempotent} from '../kernel/idempotency.ts'
import {checkedId} from '../kernel/input.ts'
import {signedInSession} from '../kernel/session.ts'
import {answerFailures, type ContextOf, guardedRoute} from './fileRoutes.ts'
import {countImported, countLessons, storeImport} from './import.repository.ts'
import {cardsImportedADay, importsPerMinute} from './limits.ts'

const day = 86_400_000

const body = v.strictObject({
  cards: v.pipe(
    v.array(v.strictObject({lessonId: v.string(), front: v.string(), back: v.string()})),
    v.minLength(1),
    v.maxLength(fileBounds.cards),
  ),
})

function checkedCard({lessonId, front, back}: ImportedCard, index: number): ImportedCard {
  if (!isFace(front) || !isFace(back)) throw new DomainError('BAD_INPUT', `Card ${index + 1} is not one.`)
  return {lessonId: checkedId(lessonId), front: keptFace(front), back: keptFace(back)}
}

/**
 * `POST /content/cards` with a bearer token and an idempotency key: the cards of a file that the device has read, written for
 * everybody all or none. Answers `{amount}`. Who may not use the product is refused before a byte is read.
 */
export function registerCardImport(app: FastifyInstance, {database, clock}: Services, contextOf: ContextOf): void {
  void app.register(async (scope) => {
    answerFailures(scope)
    scope.post<{Body: unknown}>(
      '/content/cards',
      {
        bodyLimit: fileBounds.sent,
        ...guardedRoute(contextOf, importsPerMinute),
      },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        const {profile} = await signedInSession(contextOf(request.headers, request.ip))
        const cards = v.parse(body, request.body).cards.map(checkedCard)
        const now = clock()
        const key = String(request.headers['idempotency-key'] ?? '')
        const mutation = idempotentMutation('createFlashcard', profile.id, key, {cards}, now)
        return runIdempotent<{amount: number}, {amount: number}>(database, mutation, {
          attempt: async () => {
            const lessons = [...new Set(cards.map(({lessonId}) => lessonId))]
            const courseId = profile.courses[0]?.courseId ?? ''
            if ((await countLessons(database, courseId, lessons)) < lessons.length) throw new DomainError('NOT_FOUND')
            const before = await countImported(database, profile.id, now - day)
            if (before + cards.length > cardsImportedADay) throw new DomainError('RATE_LIMITED')
            await storeImport(database, cards, mutation)
            return {amount: cards.length}
          },
          replay: async ({amount}) => ({amount}),
        })
      },
    )
  })
}
