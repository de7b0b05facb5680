import type {FastifyInstance} from 'fastify'
import {wellFormed} from '../../domain/shared/wellFormed.ts'

/** JSON in UTF-8 can carry such a character only by these escapes. */
const suspicious = /\\u(?:d[89a-f]|0000)/i

/** Whether a text of JSON may hold a character that `wellFormed` replaces. */
export const mayBeIllFormed = (json: string): boolean => suspicious.test(json)

/** The same value with every text of it well-formed, names of fields included. Plain data only, of any depth. */
export function wellFormedData(value: unknown): unknown {
  const root: Record<string, unknown> = {value}
  const waiting: object[] = [root]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const [name, entry] of Object.entries(part)) {
      const sound = wellFormed(name)
      if (sound !== name) Reflect.deleteProperty(part, name)
      const kept = typeof entry === 'string' ? wellFormed(entry) : entry
      if (sound !== name || kept !== entry)
        Reflect.defineProperty(part, sound, {value: kept, enumerable: true, configurable: true, writable: true})
      if (typeof kept === 'object' && kept !== null) waiting.push(kept)
    }
  }
  return root.value
}

/** Reads every JSON body of this server as well-formed text; an address with a character zero names nothing. */
export function readWellFormed(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', {parseAs: 'string'}, (request, body, done) => {
    void parse(request, body, (error, value: unknown) => {
      done(error, error === null && mayBeIllFormed(body) ? wellFormedData(value) : value)
    })
  })
  app.addHook('onRequest', async (request, reply) => {
    if (/%00/.test(request.url)) return reply.code(400).send({error: 'BAD_INPUT'})
  })
}
