import type {FastifyInstance} from 'fastify'
import * as v from 'valibot'
import type {Clock} from '../kernel/context.ts'

const bodySchema = v.object({
  now: v.nullable(
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.isoTimestamp(),
        v.transform((text) => Date.parse(text)),
      ),
    ]),
  ),
})

/** A clock that tests can put forward and back; it goes on from where it was put. */
export type MovableClock = {readonly now: Clock; readonly moveTo: (instant: number | null) => void}

export function movableClock(base: Clock): MovableClock {
  let shift = 0
  return {
    now: () => base() + shift,
    moveTo: (instant) => {
      shift = instant === null ? 0 : instant - base()
    },
  }
}

/**
 * `POST /test/clock {now}`: an instant, or null for the real time. `POST /test/exams` processes at once what is due for
 * exams. Registered for tests only.
 */
export function registerTestClock(
  app: FastifyInstance,
  clock: MovableClock,
  processDueExams: () => Promise<void>,
): void {
  app.post('/test/exams', async (_request, reply) => {
    await processDueExams()
    return reply.send({settled: true})
  })

  app.post('/test/clock', (request, reply) => {
    const parsed = v.safeParse(bodySchema, request.body)
    if (!parsed.success) return reply.code(400).send({error: 'BAD_INPUT'})
    clock.moveTo(parsed.output.now)
    return reply.send({now: clock.now()})
  })
}
