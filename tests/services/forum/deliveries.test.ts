import {beforeEach, expect, test, vi} from 'vitest'
import {onArrived} from '../../../src/services/forum/arrivals.ts'
import {sendComment} from '../../../src/services/forum/deliveries.ts'
import {comment} from '../../models/forum/comments.ts'
import {refusal, serviceWith} from './wire.ts'

const input = {
  courseId: 'curso',
  contentId: 'q1',
  contentType: 'question',
  body: 'Por quê?',
  parentId: 'c1',
  mentions: ['rafael'],
} as const
const entry = {key: 'chave', input}

let isReady = true

beforeEach(() => {
  isReady = true
  vi.stubGlobal('fetch', async () => new Response(null, {status: isReady ? 200 : 503}))
  return () => vi.unstubAllGlobals()
})

test('a comment is sent under the key of its entry, and told to the open forums once the server has it', async () => {
  const {asked, client} = serviceWith(() => Response.json(comment))
  const told: unknown[] = []
  const stop = onArrived((one) => told.push(one))
  expect(await sendComment(client, entry)).toEqual({kind: 'confirmed'})
  stop()
  expect([asked, told]).toEqual([
    [{method: 'POST', path: '/v1/comment/creation/', key: 'chave', body: input}],
    [comment],
  ])
})

test.each([
  [400, 'BAD_INPUT', {kind: 'refused', code: 'BAD_INPUT'}],
  [401, 'UNAUTHENTICATED', {kind: 'unauthenticated'}],
  // A block costs nothing that was written: it stays until access is open again.
  [403, 'FORBIDDEN', {kind: 'unreachable'}],
  [404, 'NOT_FOUND', {kind: 'refused', code: 'NOT_FOUND'}],
  [429, 'RATE_LIMITED', {kind: 'unreachable'}],
  [503, 'UNAVAILABLE', {kind: 'unreachable'}],
])('a comment answered with %i %s', async (status, code, outcome) => {
  const {client} = serviceWith(() => refusal(status, code))
  expect(await sendComment(client, entry)).toEqual(outcome)
})

test('a comment at which a server fails that is otherwise well is set aside; one of a server that is down waits', async () => {
  const {client} = serviceWith(() => refusal(500, 'INTERNAL'))
  expect(await sendComment(client, entry)).toEqual({kind: 'faulted'})
  isReady = false
  expect(await sendComment(client, entry)).toEqual({kind: 'unreachable'})
})

test('a login that a proxy refuses without words is renewed', async () => {
  const {client} = serviceWith(() => new Response('', {status: 401}))
  expect(await sendComment(client, entry)).toEqual({kind: 'unauthenticated'})
})
