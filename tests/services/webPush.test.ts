import {beforeEach, expect, test} from 'vitest'
import {subscribe} from '../../src/services/notifications/webPush.ts'

const keyBytes = Uint8Array.from({length: 65}, (_entry, index) => (index * 37) & 255)
const key = Buffer.from(keyBytes).toString('base64url')
const otherKey = Buffer.from(keyBytes.toReversed()).toString('base64url')

/** What a browser's push manager does, for one subscription at a time. */
class Manager {
  current: {readonly key: string} | null = null
  readonly log: string[] = []

  #shown() {
    const held = this.current
    if (held === null) return null
    const bytes = Uint8Array.from(Buffer.from(held.key, 'base64url'))
    return {
      options: {applicationServerKey: bytes.buffer},
      unsubscribe: async () => {
        this.log.push('unsubscribe')
        this.current = null
        return true
      },
      toJSON: () => ({endpoint: 'https://push.example/x', expirationTime: null, keys: {auth: 'A', p256dh: 'P'}}),
    }
  }

  readonly getSubscription = async () => this.#shown()
  readonly subscribe = async ({applicationServerKey}: {applicationServerKey: string}) => {
    if (this.current !== null && this.current.key !== applicationServerKey)
      throw new DOMException('another key', 'InvalidStateError')
    this.log.push('subscribe')
    this.current = {key: applicationServerKey}
    return this.#shown()
  }
}

let manager: Manager
const registration = () => ({pushManager: manager}) as unknown as ServiceWorkerRegistration

beforeEach(() => {
  manager = new Manager()
})

test('subscribes with the key of the server, and says it as the server takes it', async () => {
  expect(await subscribe(registration(), key)).toBe(
    '{"endpoint":"https://push.example/x","keys":{"p256dh":"P","auth":"A"}}',
  )
  expect(manager.current).toEqual({key})
})

test('keeps a subscription of the same key', async () => {
  manager.current = {key}
  expect(await subscribe(registration(), key)).toContain('push.example')
  expect(manager.log).toEqual(['subscribe'])
})

test('gives one of another key back first', async () => {
  manager.current = {key: otherKey}
  expect(await subscribe(registration(), key)).toContain('push.example')
  expect(manager.log).toEqual(['unsubscribe', 'subscribe'])
  expect(manager.current).toEqual({key})
})
