import {CombinedError, type Client} from '@urql/core'
import {GraphQLError} from 'graphql'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {formOf} from '../../domain/profile/personalForm.ts'
import {dropPersonalDraft, keepPersonalDraft, readPersonalDraft} from '../../src/services/profile/draft.ts'
import {updateProfile} from '../../src/services/profile/updateProfile.actors.ts'

type Reply = {data?: {updateProfile: boolean}; error?: CombinedError}

const named = (code: string) => new CombinedError({graphQLErrors: [new GraphQLError('refused', {extensions: {code}})]})
const lost = new CombinedError({networkError: new Error('socket hang up')})

/** A client that answers the mutation as told and writes down what it was asked. */
function clientWith(reply: Reply) {
  const asked: unknown[] = []
  const client = {
    mutation: (_document: unknown, variables: unknown) => {
      asked.push(variables)
      return {toPromise: () => Promise.resolve(reply)}
    },
    query: () => {
      asked.push('profile')
      return {toPromise: () => Promise.resolve({})}
    },
  }
  // The two operations that the service uses, of the many that a client has.
  return {asked, client: client as unknown as Client}
}

const save = ({client}: {client: Client}) =>
  updateProfile(client, {changes: {name: 'Ana'}, key: 'key-1'}, new AbortController().signal)

beforeEach(() => {
  vi.stubGlobal('navigator', {onLine: true})
})
afterEach(() => vi.unstubAllGlobals())

describe('a save of the profile', () => {
  test('sends the changes under their key and reads the profile anew', async () => {
    const world = clientWith({data: {updateProfile: true}})
    expect(await save(world)).toBe(true)
    expect(world.asked).toEqual([{input: {name: 'Ana'}, idempotencyKey: 'key-1'}, 'profile'])
  })

  test('that the server answers with false changes nothing and reads nothing', async () => {
    const world = clientWith({data: {updateProfile: false}})
    expect(await save(world)).toBe(false)
    expect(world.asked).toHaveLength(1)
  })

  test.each([
    ['a lost connection', lost, true, 'unreachable'],
    ['no network', lost, false, 'offline'],
    ['an error of the server', named('INTERNAL'), true, 'unreachable'],
    ['a login that has ended', named('UNAUTHENTICATED'), true, 'unauthenticated'],
    ['a value that the server does not take', named('BAD_INPUT'), true, 'refused'],
  ])('that meets %s fails by its kind', async (_name, error, onLine, failure) => {
    vi.stubGlobal('navigator', {onLine})
    await expect(save(clientWith({error}))).rejects.toMatchObject({name: 'RequestError', failure})
  })
})

describe('the draft of personal data', () => {
  const typed = formOf({name: 'Ana Rascunho'})
  let kept: Map<string, string>

  beforeEach(() => {
    kept = new Map()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    })
  })

  test('is there again for the account that typed it, and for no other', () => {
    keepPersonalDraft('ana', typed)
    expect(readPersonalDraft('ana')).toEqual(typed)
    expect(readPersonalDraft('bento')).toBeNull()
    dropPersonalDraft()
    expect(readPersonalDraft('ana')).toBeNull()
  })

  test.each([
    ['an older version', {version: 0, value: {uid: 'ana', form: typed}}],
    ['another shape', {version: 1, value: {uid: 'ana', form: {name: 'Ana'}}}],
    ['no shape at all', 'nada'],
  ])('of %s is dropped', (_name, stored) => {
    keepPersonalDraft('ana', typed)
    const [name] = kept.keys()
    kept.set(name ?? '', JSON.stringify(stored))
    expect(readPersonalDraft('ana')).toBeNull()
  })
})
