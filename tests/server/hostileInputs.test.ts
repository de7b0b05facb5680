import fc from 'fast-check'
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import {readFileSync} from 'node:fs'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {errorCodes} from '../../domain/shared/errors.ts'
import {wednesday} from './fixture.ts'
import {type Student, TestServer} from './support.ts'
import {addMaterial} from './studySupport.ts'
import {timeouts} from '../support/timeouts.ts'

/** Inputs in all; each kind of door has its share. */
const runs = Number(process.env.FUZZ_RUNS ?? 10_000)

const operatorToken = 'um-token-de-operador-bem-longo'

/** What texts go wrong by: halves of characters, the character zero, marks of SQL, of JSON and of formats, length. */
const nasty = fc.constantFrom(
  '\ud800',
  '\udfff',
  '\ud83d\0',
  '\0',
  'a\0b',
  '\u{1f600}',
  '\ufeff',
  '\u202e',
  "'",
  '"; drop table profile',
  '%',
  '_',
  '\\',
  '\\u0000',
  '$1',
  '{}',
  '__proto__',
  'constructor',
  '1e999',
  '-0',
  '',
  ' ',
  '\n',
  'x'.repeat(3_000),
)
const piece = fc.oneof(nasty, fc.string({unit: 'binary', maxLength: 12}), fc.string({maxLength: 12}))
const text = fc.oneof(
  piece,
  fc.array(piece, {maxLength: 3}).map((parts) => parts.join('')),
)
const known = fc.constantFrom(
  'alta-00',
  'alta-05',
  'curso',
  'video-alta',
  'viewer',
  wednesday,
  '2026-07-15T15:00:00Z',
  'question',
  'theoreticalStudy',
)

/** A value for an argument: mostly one that the type takes, with texts that nobody expects. */
function valueOf(type: GraphQLInputType, own: readonly string[], depth = 0): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valueOf(type.ofType, own, depth)
  if (isListType(type)) return fc.array(valueOf(type.ofType, own, depth + 1), {maxLength: 4})
  const named = getNamedType(type)
  if (isInputObjectType(named)) {
    return fc.record(
      Object.fromEntries(
        Object.values(named.getFields()).map((field) => [field.name, valueOf(field.type, own, depth + 1)]),
      ),
    )
  }
  if (isEnumType(named)) return fc.constantFrom(...named.getValues().map(({name}) => name), 'x')
  if (named.name === 'Boolean') return fc.boolean()
  if (named.name === 'Int') return fc.oneof(fc.integer({min: -2, max: 6}), fc.integer())
  if (named.name === 'Float') return fc.double({noNaN: true, noDefaultInfinity: true})
  if (named.name === 'DateTime')
    return fc.oneof({weight: 4, arbitrary: fc.constant('2026-07-15T15:00:00Z')}, {weight: 1, arbitrary: text})
  return fc.oneof({weight: 3, arbitrary: text}, {weight: 2, arbitrary: fc.oneof(known, fc.constantFrom(...own))})
}

const selectionOf = (field: GraphQLField<unknown, unknown>) =>
  isObjectType(getNamedType(field.type)) ? '{ __typename }' : ''

/** One request of each root field, every argument by a variable. */
function operationsOf(schema: GraphQLSchema, path: string, own: readonly string[]) {
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    return Object.values(type?.getFields() ?? {}).map((field) => {
      const declared = field.args.map(({name, type: argument}) => `$${name}: ${String(argument)}`).join(', ')
      const passed = field.args.map(({name}) => `${name}: $${name}`).join(', ')
      const document = `${kind} ${declared && `(${declared})`} { ${field.name} ${passed && `(${passed})`} ${selectionOf(field)} }`
      const variables = fc.record(
        Object.fromEntries(field.args.map(({name, type: argument}) => [name, valueOf(argument, own)])),
      )
      return {path, document, variables}
    })
  })
}

const schemaOf = (file: string) => buildSchema(readFileSync(new URL(`../../schema/${file}`, import.meta.url), 'utf8'))

describe('no input breaks the server or makes it tell what is inside', () => {
  let server: TestServer
  let student: Student
  let own: readonly string[]
  beforeAll(async () => {
    server = await TestServer.open('pglite', {OPERATOR_TOKEN: operatorToken})
    await addMaterial(server)
    student = await server.student()
    own = [(await server.agenda(student.token, wednesday))._id, student.uid, student.profileId]
  }, timeouts.process)
  afterAll(() => server.close())

  const inside = /node_modules|select |insert into|invalid byte|unsupported Unicode/

  test('whatever the arguments of any operation are', {timeout: timeouts.everyOperation}, async () => {
    const operations = [
      ...operationsOf(schemaOf('schema.graphql'), '/graphql', own),
      ...operationsOf(schemaOf('notifications.graphql'), '/notifications/graphql', own),
    ]
    const request = fc
      .constantFrom(...operations)
      .chain(({path, document, variables}) => variables.map((values) => ({path, document, values})))
    await fc.assert(
      fc.asyncProperty(request, async ({path, document, values}) => {
        const reply = await server.ask(document, values, {token: student.token, path})
        expect(reply.status).toBeLessThan(500)
        for (const code of reply.codes) expect(errorCodes.filter((name) => name !== 'INTERNAL')).toContain(code)
        expect(reply.text).not.toMatch(inside)
      }),
      {numRuns: Math.ceil(runs * 0.7), seed: 20_261_123},
    )
  })

  const identity = '/identitytoolkit.googleapis.com/v1/accounts'
  const json = fc.record(
    {
      email: fc.oneof(text, fc.constant('ana@exemplo.br')),
      password: text,
      idToken: fc.oneof(text, fc.constantFrom('a.b.c')),
      token: text,
      refreshToken: text,
      oobCode: text,
      requestType: fc.constantFrom('PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN', 'x'),
      newPassword: text,
      displayName: text,
      grant_type: fc.constantFrom('refresh_token', 'x'),
      refresh_token: text,
      continueUrl: text,
      photoUrl: text,
      localId: text,
      argv: fc.array(
        fc.oneof(
          text,
          fc.constantFrom('account', 'accounts', 'list', 'block', 'premium', 'course', 'notify', '--all', '--message'),
        ),
        {maxLength: 6},
      ),
      file: text,
      query: fc.oneof(text, fc.constant('{ coursesMany { _id } }')),
      variables: fc.oneof(fc.object({key: text, values: [text]}), fc.anything()),
      operationName: text,
      extensions: fc.anything(),
    },
    {requiredKeys: []},
  )
  const address = fc.oneof(
    fc.constantFrom(
      ...[
        'signUp',
        'signInWithPassword',
        'signInWithCustomToken',
        'lookup',
        'sendOobCode',
        'resetPassword',
        'update',
        'delete',
      ].map((call) => `${identity}:${call}`),
      '/securetoken.googleapis.com/v1/token',
      '/operator',
      '/csp-report',
      '/graphql',
      '/notifications/graphql',
      '/v0/b/aristo-local.appspot.com/o?name=a',
      '/local-apps/chat',
    ),
    text.map((part) => `/v0/b/aristo-local.appspot.com/o/${encodeURIComponent(part.toWellFormed())}`),
    text.map((part) => `/${encodeURIComponent(part.toWellFormed())}`),
    fc
      .tuple(
        fc.constantFrom(
          '/graphql',
          '/notifications/graphql',
          '/profile/export',
          '/content/images/x',
          '/config.json',
          '/__/auth/action',
          '/local-firebase/mails',
          '/v0/b/aristo-local.appspot.com/o/a',
        ),
        fc.constantFrom('query', 'variables', 'format', 'oobCode', 'mode', 'para', 'alt', 'token'),
        text,
      )
      .map(
        ([path, name, part]) =>
          `${path}?${name}=${encodeURIComponent(part.toWellFormed())}${part.length % 2 === 0 ? '' : `&${name}=b`}`,
      ),
  )
  const kind = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/graphql',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/related; boundary=a',
    'multipart/form-data',
  )
  const header = fc.string({unit: 'grapheme-ascii', maxLength: 40})

  test('whatever comes to any address', {timeout: timeouts.everyOperation}, async () => {
    const bodies = fc.oneof(
      json.map((value) => JSON.stringify(value)),
      text,
      fc.json(),
      fc.constantFrom(
        '[]',
        'null',
        '"\\ud800"',
        '{"a\\u0000":1}',
        '--a\r\n\r\n{"name":"\\u0000"}\r\n--a\r\ncontent-type: image/png\r\n\r\nx\r\n--a--',
      ),
    )
    const request = fc.record({
      method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'DELETE'),
      url: address,
      kind,
      payload: bodies,
      zone: header,
      accept: header,
      isOperator: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(request, async ({method, url, kind: type, payload, zone, accept, isOperator}) => {
        const reply = await server.app.inject({
          method: method as 'GET',
          url,
          headers: {
            'content-type': type,
            'x-timezone': zone,
            accept,
            authorization: `Bearer ${isOperator ? operatorToken : student.token}`,
          },
          ...(method === 'POST' && {payload}),
        })
        expect({url, type, payload, status: Math.floor(reply.statusCode / 100)}).not.toMatchObject({status: 5})
        expect(reply.body).not.toMatch(/"INTERNAL"/)
        expect(reply.body).not.toMatch(inside)
      }),
      {numRuns: Math.ceil(runs * 0.3), seed: 20_261_124},
    )
  })
})
