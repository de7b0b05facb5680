import {restOver} from '../../../src/services/forum/rest.ts'

export type Asked = {
  readonly method: string
  readonly path: string
  readonly key: string | null
  readonly body: unknown
}

/** A forum's service that replies as the test says; what it was asked is recorded. */
export function serviceWith(reply: (asked: Asked) => Response | Promise<Response>) {
  const asked: Asked[] = []
  const client = restOver('http://forum.test', async (request) => {
    const {pathname, search} = new URL(request.url)
    const text = await request.text()
    const one: Asked = {
      method: request.method,
      path: `${pathname}${search}`,
      key: request.headers.get('idempotency-key'),
      body: text === '' ? null : JSON.parse(text),
    }
    asked.push(one)
    return reply(one)
  })
  return {asked, client, open: () => Promise.resolve(client)}
}

/** A refusal in the server's own words. */
export const refusal = (status: number, error: string): Response => Response.json({error}, {status})
