import fc from 'fast-check'
import {buildSchema, isInputObjectType} from 'graphql'
import {readFileSync} from 'node:fs'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {errorCodes} from '../../domain/shared/errors.ts'
import {wednesday} from './fixture.ts'
import {
  agendaDocument,
  finishDocument,
  manyAnswerDocument,
  oneAnswerDocument,
  preChoiceDocument,
  questionsDocument,
  type Student,
  TestServer,
} from './support.ts'
import {studyMutations, studyQueries} from './studyRequests.ts'
import {addMaterial, fullQuestionsDocument} from './studySupport.ts'

const nested = (depth: number) => {
  const inside = 'question { studentAnswer { '.repeat(depth / 2)
  const field = 'questionMany(ids: [], calendarDate: "20260715", type: "q", activity: "a")'
  return `{ ${field} { studentAnswer { ${inside} _id ${'} }'.repeat(depth / 2)} } } }`
}

const documents: readonly (readonly [string, string, string])[] = [
  ['fifty levels', nested(50), 'QUERY_TOO_COMPLEX'],
  [
    'a thousand aliases',
    `{ ${Array.from({length: 1_000}, (_entry, index) => `a${index}: coursesMany { _id }`).join(' ')} }`,
    'QUERY_TOO_COMPLEX',
  ],
  [
    'a hundred aliases',
    `{ profile { ${Array.from({length: 100}, (_entry, index) => `a${index}: _id`).join(' ')} } }`,
    'QUERY_TOO_COMPLEX',
  ],
  ['nine root fields', `{ ${Array.from({length: 9}, () => 'coursesMany { _id }').join(' ')} }`, 'QUERY_TOO_COMPLEX'],
  ['ten thousand tokens', `{ ${'profile { _id } '.repeat(2_500)} }`, 'QUERY_TOO_COMPLEX'],
  ['a fragment inside itself', 'fragment F on Profile { _id ...F } { profile { ...F } }', 'QUERY_TOO_COMPLEX'],
  [
    'two fragments inside each other',
    'fragment A on Profile { ...B } fragment B on Profile { ...A } { profile { ...A } }',
    'QUERY_TOO_COMPLEX',
  ],
  [
    'fragments that double at every step',
    `${Array.from({length: 30}, (_entry, at) => `fragment F${at} on Profile { ...F${at + 1} ...F${at + 1} }`).join(' ')}
     fragment F30 on Profile { _id } { profile { ...F0 } }`,
    'QUERY_TOO_COMPLEX',
  ],
  ['two operations in one document', 'query A { coursesMany { _id } } query B { coursesMany { title } }', 'BAD_INPUT'],
  ['introspection', '{ __schema { types { name } } }', 'BAD_INPUT'],
  ['a syntax tree instead of a text', '{"kind":"Document","definitions":[]}', 'BAD_INPUT'],
  ['half a document', '{ profile {', 'BAD_INPUT'],
  ['an unknown field', '{ senha }', 'BAD_INPUT'],
  ['an empty document', '', 'BAD_INPUT'],
]

describe('a hostile network', () => {
  let server: TestServer
  let student: Student
  beforeAll(async () => {
    server = await TestServer.open('pglite')
    await addMaterial(server)
    student = await server.student()
  })
  afterAll(() => server.close())

  test.each(documents)('%s is refused at once', async (_name, document, code) => {
    const reply = await server.ask(document, {}, {token: student.token})
    expect(reply.codes[0]).toBe(code)
    expect(reply.data).toBeNull()
    expect(reply.text).not.toMatch(/node_modules|at .+:\d+:\d+/)
  })

  test.each([
    ['a batch', '[{"query":"{ coursesMany { _id } }"}]', 400],
    ['a body that is no JSON', '{"query":', 400],
    ['a body of nothing', '', 400],
    ['a body of a megabyte', JSON.stringify({query: ' '.repeat(1_048_576)}), 413],
    ['variables that are a list', '{"query":"{ coursesMany { _id } }","variables":[1]}', 400],
    ['a document that is a number', '{"query":7}', 400],
  ])('%s is refused', async (_name, payload, status) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {'content-type': 'application/json'},
      payload,
    })
    const body: {errors: {extensions: {code: string}}[]} = response.json()
    expect(response.statusCode).toBe(status)
    expect(body.errors.map(({extensions}) => extensions.code)).toEqual(['BAD_INPUT'])
  })

  const id = fc.oneof(
    fc.string({maxLength: 30}),
    fc.string({unit: 'binary', maxLength: 300}),
    fc.constantFrom('alta-00', '\0', 'curso'),
  )
  const instant = fc.oneof(
    fc.string(),
    fc.constantFrom('9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z', '2026-07-15T15:00:00Z', '+275760-09-13T00:00:00Z'),
  )
  const whole = fc.oneof(fc.integer(), fc.integer({min: -2, max: 6}))
  const kind = fc.constantFrom('theoreticalStudy', 'theoreticalReview', 'smartReview')
  const date = fc.oneof(id, fc.constant(wednesday))
  const activity = {calendarDate: date, type: id, theoreticalType: kind, activity: id, dateNow: instant}
  const inputs = fc.oneof(
    fc.record({calendarDate: date}).map((variables) => ({document: agendaDocument, variables})),
    fc
      .record({ids: fc.array(id, {maxLength: 400}), calendarDate: date, type: id, activity: id})
      .map((variables) => ({document: questionsDocument, variables})),
    fc
      .record({input: fc.record({...activity, document: id, choosen: whole, essay: fc.option(id)}), key: id})
      .map((variables) => ({document: oneAnswerDocument, variables})),
    fc
      .record({
        input: fc.record({...activity, answers: fc.array(fc.record({document: id, choosen: whole}), {maxLength: 20})}),
        key: id,
      })
      .map((variables) => ({document: manyAnswerDocument, variables})),
    fc
      .record({
        input: fc.record({question: id, selected: whole, agenda: id, dateNow: instant, essay: fc.option(id)}),
        key: id,
      })
      .map((variables) => ({document: preChoiceDocument, variables})),
    fc
      .record({theoreticalType: kind, lessonId: fc.option(id), calendarDate: date, key: id})
      .map((variables) => ({document: finishDocument, variables})),
    fc.record({input: fc.anything(), key: fc.anything(), calendarDate: fc.anything()}).map((variables) => ({
      document: fc.sample(fc.constantFrom(oneAnswerDocument, agendaDocument), 1)[0] ?? '',
      variables,
    })),
  )

  const agendaPart = fc.constantFrom('theoreticalStudy', 'theoreticalReview', 'smartReview', 'nenhuma')
  const content = fc.constantFrom('question', 'video', 'text', 'mindmap', 'flashcard', 'comment', 'nenhum')
  const someId = fc.oneof(id, fc.constantFrom('alta-05', 'alta-c00', 'video-alta', 'viewer'))
  const highlight = fc.record({
    block: fc.oneof(fc.string(), fc.constant('body')),
    start: whole,
    end: whole,
    colour: fc.constantFrom('blue', 'pink'),
  })
  /** Every field of every input of study content, so that each mutation finds its own among others' values. */
  const fields = fc.record({
    question: someId,
    questionId: someId,
    document: someId,
    contentId: someId,
    activity: fc.option(someId),
    activityId: fc.option(someId),
    agenda: someId,
    agendaId: fc.option(someId),
    type: fc.oneof(agendaPart, content),
    contentType: content,
    theoreticalType: agendaPart,
    calendarDate: date,
    choosen: whole,
    selected: whole,
    essay: fc.option(fc.string({unit: 'binary', maxLength: 800})),
    dateNow: instant,
    struck: fc.array(whole, {maxLength: 8}),
    highlights: fc.array(highlight, {maxLength: 5}),
    action: fc.constantFrom('add', 'remove', 'x'),
    preChoices: fc.array(fc.record({question: someId, selected: whole}), {maxLength: 20}),
    body: fc.string({unit: 'binary'}),
    title: fc.string({unit: 'binary'}),
    enabled: fc.boolean(),
    examMode: fc.boolean(),
    shortcuts: fc.boolean(),
  })
  const inputType = (document: string) => /\$input: (\w+)!/.exec(document)?.[1] ?? ''
  const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'))
  /** The fields that the input of this document has. */
  const fitting = (document: string, values: Readonly<Record<string, unknown>>) => {
    const type = schema.getType(inputType(document))
    const names = isInputObjectType(type) ? Object.keys(type.getFields()) : []
    return Object.fromEntries(names.filter((name) => Object.hasOwn(values, name)).map((name) => [name, values[name]]))
  }
  const study = [...Object.values(studyMutations), ...Object.values(studyQueries), {document: fullQuestionsDocument}]

  test('no input of study content breaks the server or makes it tell what is inside', async () => {
    const rest = fc.record({
      ids: fc.array(someId, {maxLength: 20}),
      id: someId,
      document: someId,
      type: content,
      rate: fc.oneof(fc.double(), fc.constant(0.4)),
      key: id,
      activity: fc.option(someId),
      calendarDate: fc.option(date),
    })
    const agenda = await server.agenda(student.token, wednesday)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...study),
        fields,
        rest,
        fc.boolean(),
        async ({document}, values, others, isOwn) => {
          const own = isOwn ? {agenda: agenda._id, agendaId: agenda._id, activity: agenda._id} : {}
          const input = fitting(document, {...values, ...own})
          const reply = await server.ask(document, {...others, input}, {token: student.token})
          expect(reply.status).toBeLessThan(500)
          for (const code of reply.codes) {
            expect(errorCodes).toContain(code)
            expect({code, document, input}).not.toMatchObject({code: 'INTERNAL'})
          }
          expect(reply.text).not.toMatch(/node_modules|select |insert into/)
        },
      ),
      {numRuns: Number(process.env.FUZZ_RUNS ?? 600), seed: 20_260_717},
    )
  })

  test('no input breaks the server or makes it tell what is inside', async () => {
    const headers = fc.record({'x-timezone': fc.string({unit: 'grapheme-ascii', maxLength: 80})})
    await fc.assert(
      fc.asyncProperty(inputs, headers, async ({document, variables}, sent) => {
        const reply = await server.ask(document, variables, {token: student.token, headers: sent})
        expect(reply.status).toBeLessThan(500)
        for (const code of reply.codes) {
          expect(errorCodes).toContain(code)
          expect(code).not.toBe('INTERNAL')
        }
        expect(reply.text).not.toMatch(/node_modules|select |insert into/)
      }),
      {numRuns: Number(process.env.FUZZ_RUNS ?? 400), seed: 20_260_715},
    )
  })

  test('no text of a document breaks the server', async () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '(',
      ')',
      '...',
      'on',
      'query',
      'mutation',
      'fragment',
      '@skip',
      '$a',
      ':',
      '"',
      'profile',
      '_id',
      '[',
      '!',
      '\u0000',
      '1e999',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(piece, fc.string({maxLength: 8})), {maxLength: 40}), async (pieces) => {
        const reply = await server.ask(pieces.join(' '), {}, {token: student.token})
        expect(reply.status).toBeLessThan(500)
        expect(reply.codes).not.toContain('INTERNAL')
      }),
      {numRuns: Number(process.env.FUZZ_RUNS ?? 400), seed: 20_260_716},
    )
  })
})
