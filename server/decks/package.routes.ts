import type {FastifyInstance} from 'fastify'
import {fileBounds} from '../../domain/decks/deckFile.ts'
import type {PackageTask} from '../content/anki/studentPackage.ts'
import type {Services} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {DrawingThread} from '../kernel/drawingThread.ts'
import {signedInSession} from '../kernel/session.ts'
import {answerFailures, type ContextOf, guardedRoute} from './fileRoutes.ts'
import {findPackagedCards} from './package.repository.ts'
import {packagesAtOnce, packagesPerMinute} from './limits.ts'

const kind = 'application/octet-stream'

/**
 * Anki packages, with a bearer token. `POST /content/cards/package`: the bytes of an `.apkg`, of which nothing is kept; answers
 * `{cards: [{row, front, back, theme}], left: {cards, media}}` for the device's preview, or `{trouble}`. `GET
 * /content/cards.apkg`: the student's saved cards as a package, and their number in `x-cards`; 204 without any. Packages are
 * read and written in a thread of their own, a few at once.
 */
export function registerCardPackages(app: FastifyInstance, {database, clock}: Services, contextOf: ContextOf): void {
  const thread = new DrawingThread<PackageTask>(new URL('../content/anki/studentPackage.worker.ts', import.meta.url))
  let running = 0
  const carryOut = async (task: PackageTask): Promise<Buffer> => {
    if (running >= packagesAtOnce) throw new DomainError('RATE_LIMITED')
    running += 1
    try {
      return Buffer.from(await thread.draw(task))
    } finally {
      running -= 1
    }
  }

  void app.register(async (scope) => {
    answerFailures(scope)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(kind, {parseAs: 'buffer', bodyLimit: fileBounds.bytes}, (_request, body, done) =>
      done(null, body),
    )
    const guarded = guardedRoute(contextOf, packagesPerMinute)
    scope.post<{Body: unknown}>(
      '/content/cards/package',
      {...guarded, bodyLimit: fileBounds.bytes},
      async ({body}, reply) => {
        if (!Buffer.isBuffer(body)) throw new DomainError('BAD_INPUT', 'Not the bytes of a package.')
        const read = await carryOut({kind: 'read', bytes: body})
        return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(read)
      },
    )
    scope.get('/content/cards.apkg', guarded, async ({headers, ip}, reply) => {
      const {profile} = await signedInSession(contextOf(headers, ip))
      const cards = await findPackagedCards(database, profile.id)
      void reply.header('cache-control', 'no-store').header('x-cards', cards.length)
      if (cards.length === 0) return reply.code(204).send()
      return reply.type(kind).send(await carryOut({kind: 'write', cards, now: clock()}))
    })
  })
}
