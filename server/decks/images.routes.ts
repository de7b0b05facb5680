import type {FastifyInstance} from 'fastify'
import {cardImage} from '../../domain/decks/card.ts'
import type {Services} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {answerFailures, type ContextOf, guardedRoute} from './fileRoutes.ts'
import {cleanImage} from './imageBytes.ts'
import {storeImage} from './images.repository.ts'
import {imagesADay, imagesPerMinute} from './limits.ts'

const day = 86_400_000

/**
 * `POST /content/images` with a bearer token: the bytes of a PNG or JPEG for a card that the student is writing. Answers
 * `{id, width, height}`, the same again when the same picture comes again before its card; the picture is then at `/content/images/{id}`, for a day unless a card is written with it. Who may
 * not use the product is refused before a byte is read.
 */
export function registerCardImages(app: FastifyInstance, {database, clock}: Services, contextOf: ContextOf): void {
  void app.register(async (scope) => {
    answerFailures(scope)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['image/png', 'image/jpeg'],
      {parseAs: 'buffer', bodyLimit: cardImage.bytes},
      (_request, body, done) => done(null, body),
    )
    scope.post<{Body: unknown}>(
      '/content/images',
      {
        bodyLimit: cardImage.bytes,
        ...guardedRoute(contextOf, imagesPerMinute),
      },
      async ({body, headers, ip}, reply) => {
        void reply.header('cache-control', 'no-store')
        const {profile} = await signedInSession(contextOf(headers, ip))
        const now = clock()
        const image = Buffer.isBuffer(body) ? await cleanImage(body) : null
        // Written anew it is never larger.
        if (image === null) throw new DomainError('BAD_INPUT', 'Not a PNG or JPEG that can be shown.')
        const id = await storeImage(database, profile.id, image, {now, since: now - day, most: imagesADay})
        if (id === null) throw new DomainError('RATE_LIMITED')
        return {id, width: image.width, height: image.height}
      },
    )
  })
}
