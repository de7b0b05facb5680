import fc from 'fast-check'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {backends, swapDocument, type Student, TestServer} from './support.ts'

const text = fc.oneof(
  fc.string({unit: 'binary', maxLength: 300}),
  fc.constantFrom('', '\0', '\ud800', '__proto__', "'; drop table profile; --", '%', '*', 'curso', 'x'.repeat(5_000)),
)
const number = fc.oneof(fc.integer(), fc.constantFrom(0, -1, 10, 11, 2_147_483_647, -2_147_483_648))

const stateDocument = `mutation ($state: String!, $key: ID!) {
  updateUserExperimentState(input: {state: $state}, idempotencyKey: $key) }`
const seenDocument = 'mutation ($id: ID!, $key: ID!) { updateSeen(_id: $id, idempotencyKey: $key) { _id } }'
const pageDocument = `query ($id: ID!, $limit: Int!, $skip: Int!) {
  findUserNotifications(userFirebaseId: $id, limit: $limit, skip: $skip) { _id } }`
const tokenDocument = `mutation ($id: ID!, $token: String!, $key: ID!) {
  updateUserTokenRegistration(firebaseId: $id, token: $token, operation: remove, idempotencyKey: $key) }`

/** What a request may be answered with when its input is of any kind: never that something broke inside. */
const known = ['BAD_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'IDEMPOTENCY_KEY_REUSED']

describe.each(backends)('hostile words on %s', (kind) => {
  let server: TestServer
  let student: Student

  beforeAll(async () => {
    server = await TestServer.open(kind)
    student = await server.student()
    await server.database.db
      .insertInto('student_experiment')
      .values({profile_id: student.profileId, state: 'web', can_return_to_old_version: false})
      .execute()
  })
  afterAll(() => server.close())

  test.each([
    ['courses', swapDocument, '/graphql'],
    ['versions', stateDocument, '/graphql'],
    ['notifications', seenDocument, '/notifications/graphql'],
    ['pages', pageDocument, '/notifications/graphql'],
    ['devices', tokenDocument, '/notifications/graphql'],
  ])('for %s are refused by name', async (_name, document, path) => {
    const words = fc.record({
      courseId: text,
      state: text,
      id: text,
      token: text,
      key: text,
      limit: number,
      skip: number,
    })
    const ask = async (variables: Record<string, unknown>) => {
      const {codes} = await server.ask(document, variables, {token: student.token, path})
      expect(codes.filter((code) => !known.includes(code))).toEqual([])
    }
    await fc.assert(fc.asyncProperty(words, ask), {numRuns: 60})
  })
})
