import {readFileSync} from 'node:fs'
import {Client, gql} from '@urql/core'
import {cacheExchange} from '@urql/exchange-graphcache'
import {afterEach, expect, test, vi} from 'vitest'
import {bootReply, takeBoot} from '../../src/services/platform/bootReply.ts'
import type {Boot} from '../../src/services/platform/boot.ts'
import {postExchange} from '../../src/services/platform/postExchange.ts'

/** The reads of the product by their names, with fewer fields. */
const ProfileDocument = gql<{profile: {uid: string}}>`
  query Profile {
    profile {
      _id
      uid
    }
    findBurgerMenuItems {
      title
    }
  }
`
const AgendaDocument = gql<{agenda: {_id: string}}>`
  query Agenda($calendarDate: String!) {
    agenda(calendarDate: $calendarDate) {
      _id
      calendarDate
    }
  }
`
const QuestionManyDocument = gql<{questionMany: {_id: string}[]}>`
  query QuestionMany($ids: [ID!]!, $calendarDate: String, $type: String!, $activity: ID) {
    questionMany(ids: $ids, calendarDate: $calendarDate, type: $type, activity: $activity) {
      _id
      scopedId
    }
  }
`
const mockFields = '_id calendarDate mockExamTemplate'
const GetOrCreateMockExamActivityDocument = gql`
  query GetOrCreateMockExamActivity($mockExamTemplate: ID!) {
    getOrCreateMockExamActivity(mockExamTemplate: $mockExamTemplate) { ${mockFields} }
  }
`
const GetMockExamActivityDocument = gql`
  query GetMockExamActivity($id: ID!) {
    getMockExamActivity(_id: $id) { ${mockFields} }
  }
`
const GetOrCreateExamActivityDocument = gql`
  query GetOrCreateExamActivity($examTemplate: ID!, $calendarDate: String!) {
    getOrCreateExamActivity(examTemplate: $examTemplate, calendarDate: $calendarDate) {
      _id
      calendarDate
      examTemplate
    }
  }
`
const CreateOneAnswerDocument = gql`
  mutation CreateOneAnswer {
    createOneAnswer {
      _id
    }
  }
`

const date = '20261121'
const profile = {__typename: 'Profile', _id: 'p', uid: 'ana', name: 'Ana'}
const agenda = {
  __typename: 'Agenda',
  _id: 'agenda-1',
  calendarDate: date,
  theoreticalStudy: [{__typename: 'TheoreticalActivity', lessonId: 'l', questions: ['q1', 'q2']}],
  smartReview: null,
}
const questions = ['q1', 'q2'].map((_id) => ({__typename: 'Question', _id, scopedId: `s-${_id}`, body: 'Enunciado'}))
const day = {profile, findBurgerMenuItems: [], dayOpening: {agenda, questions}}
const first = {ids: ['q1', 'q2'], calendarDate: date, type: 'question', activity: 'agenda-1'}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const response = (body: unknown, init?: ResponseInit) => Response.json(body, init)
const time = [1_700_000_000_000, 10, 20] as const
/** What the page's script makes of a reply; of the fields, the reads of this test want these. */
const boot = {uid: 'ana', build: 'build', reply: Promise.resolve({day, time})} as unknown as Boot

const fromNetwork = {requestPolicy: 'network-only'} as const

/** A student's client behind that reply of the page; tells which operations the server was asked for. */
function open(boot: Boot | undefined, uid = 'ana') {
  const asked: string[] = []
  const times: (readonly number[])[] = []
  const {exchange, end} = bootReply({
    boot,
    uid,
    build: 'build',
    onServerTime: (...seen) => times.push(seen),
  })
  const client = new Client({
    url: 'http://127.0.0.1/graphql',
    preferGetMethod: false,
    fetch: async (_url, init) => {
      asked.push(String(JSON.parse(String(init?.body)).operationName))
      return response({data: null, errors: [{message: 'of the server'}]})
    },
    exchanges: [
      cacheExchange({keys: {Question: ({scopedId}) => String(scopedId), TheoreticalActivity: () => null}}),
      exchange,
      postExchange,
    ],
  })
  return {
    client,
    end,
    asked,
    times,
    profile: () => client.query(ProfileDocument, {}, fromNetwork).toPromise(),
    agenda: (calendarDate = date) => client.query(AgendaDocument, {calendarDate}, fromNetwork).toPromise(),
    questions: (variables: object = first) => client.query(QuestionManyDocument, variables, fromNetwork).toPromise(),
  }
}

const replies = async ({profile, agenda, questions}: ReturnType<typeof open>) => [
  (await profile()).data?.profile.uid,
  (await agenda()).data?.agenda._id,
  (await questions()).data?.questionMany.map(({_id}) => _id),
]
const all = ['ana', 'agenda-1', ['q1', 'q2']]
const fromServer = ['Profile', 'Agenda', 'QuestionMany']

test('profile, agenda and first questions are answered without the server, and its time is taken', async () => {
  const opened = open(boot)
  expect(await replies(opened)).toEqual(all)
  expect([opened.asked, opened.times]).toEqual([[], [time]])
})

test('once the reply is there, it answers within the call', async () => {
  const {client} = open(boot)
  await boot.reply
  expect(client.readQuery(ProfileDocument, {})).toMatchObject({data: {profile: {uid: 'ana'}}})
})

test('what is asked no more while the reply is awaited is asked of nobody', async () => {
  const reply = Promise.withResolvers<null>()
  const {client, asked} = open({...boot, reply: reply.promise})
  client
    .query(ProfileDocument, {})
    .subscribe(() => undefined)
    .unsubscribe()
  reply.resolve(null)
  await client.query(AgendaDocument, {calendarDate: date}).toPromise()
  expect(asked).toEqual(['Agenda'])
})

test('they are in the cache afterwards', async () => {
  const opened = open(boot)
  await replies(opened)
  const {data} = await opened.client.query(AgendaDocument, {calendarDate: date}, {requestPolicy: 'cache-only'})
  expect(data?.agenda._id).toBe('agenda-1')
})

test('questions are answered to all who ask in the first seconds, profile and agenda once', async () => {
  vi.useFakeTimers({toFake: ['setTimeout']})
  const opened = open(boot)
  await replies(opened)
  await replies(opened)
  expect(opened.asked).toEqual(['Profile', 'Agenda'])
  vi.advanceTimersByTime(10_000)
  await opened.questions()
  expect(opened.asked).toEqual(fromServer)
})

test.each([
  ['nothing was asked for', undefined],
  ['there is no reply', {...boot, reply: Promise.resolve(null)}],
  ['the page belongs to another account', {...boot, uid: 'bia'}],
  ['the page is of an older build', {...boot, build: 'older'}],
])('the server is asked as ever where %s', async (_name, given) => {
  const opened = open(given)
  await replies(opened)
  expect([opened.asked, opened.times]).toEqual([fromServer, []])
})

test('another day than that of the reply, and other questions, come from the server', async () => {
  const opened = open(boot)
  await opened.agenda('20261122')
  await opened.questions({...first, ids: ['q2']})
  await opened.questions({...first, activity: 'agenda-2'})
  expect(opened.asked).toEqual(['Agenda', 'QuestionMany', 'QuestionMany'])
})

const mockExam = {__typename: 'MockExamActivity', _id: 'mock-1', calendarDate: date, mockExamTemplate: 'm'}
const fullExam = {__typename: 'ExamActivity', _id: 'exam-1', calendarDate: date, examTemplate: 'e'}
const withExam = (exam: object) =>
  ({
    ...boot,
    reply: Promise.resolve({day: {...day, dayOpening: {...day.dayOpening, ...exam}}, time}),
  }) as unknown as Boot

test('an exam is answered by its template and by its id, with the questions that are seen first', async () => {
  const {client, asked, questions} = open(withExam({mockExam}))
  const ask = async (document: typeof GetMockExamActivityDocument, variables: object) =>
    Object.values((await client.query(document, variables, fromNetwork).toPromise()).data ?? {})
  expect(await ask(GetOrCreateMockExamActivityDocument, {mockExamTemplate: 'm'})).toMatchObject([
    {_id: 'mock-1', mockExamTemplate: 'm'},
  ])
  expect(await ask(GetMockExamActivityDocument, {id: 'mock-1'})).toMatchObject([{_id: 'mock-1', mockExamTemplate: 'm'}])
  expect((await questions({...first, activity: 'mock-1'})).data?.questionMany).toHaveLength(2)
  expect(asked).toEqual([])
})

test.each([
  ['another mock exam', {mockExam}, GetOrCreateMockExamActivityDocument, {mockExamTemplate: 'other'}],
  ['another try', {mockExam}, GetMockExamActivityDocument, {id: 'mock-2'}],
  ['an exam where the page asked for none', {}, GetMockExamActivityDocument, {id: 'mock-1'}],
  ['another full exam', {fullExam}, GetOrCreateExamActivityDocument, {examTemplate: 'other', calendarDate: date}],
  ['one of another day', {fullExam}, GetOrCreateExamActivityDocument, {examTemplate: 'e', calendarDate: '20261122'}],
  ['the questions of the day beside an exam', {mockExam}, QuestionManyDocument, first],
])('%s comes from the server', async (_name, exam, document, variables) => {
  const {client, asked} = open(withExam(exam))
  await client.query(document, variables, fromNetwork).toPromise()
  expect(asked).toHaveLength(1)
})

test('who asks for the exam again hears the server: it may have begun or ended elsewhere', async () => {
  const {client, asked} = open(withExam({mockExam}))
  const ask = () => client.query(GetMockExamActivityDocument, {id: 'mock-1'}, fromNetwork).toPromise()
  expect([(await ask()).error, asked]).toEqual([undefined, []])
  await ask()
  expect(asked).toEqual(['GetMockExamActivity'])
})

test('a full exam is answered on its day', async () => {
  const {client, asked} = open(withExam({fullExam}))
  const variables = {examTemplate: 'e', calendarDate: date}
  await client.query(GetOrCreateExamActivityDocument, variables, fromNetwork).toPromise()
  expect(asked).toEqual([])
})

test('after a write the reply counts no more: it does not know of it', async () => {
  const opened = open(boot)
  opened.end()
  await replies(opened)
  expect(opened.asked).toEqual(fromServer)
})

test('a write that comes while the reply is awaited ends it, too', async () => {
  const opened = open(boot)
  const reading = opened.profile()
  opened.end()
  await reading
  expect(opened.asked).toEqual(['Profile'])
})

test('what the product does not open with waits for nothing', async () => {
  const opened = open({...boot, reply: new Promise(() => undefined)})
  await opened.client.mutation(CreateOneAnswerDocument, {}).toPromise()
  expect(opened.asked).toEqual(['CreateOneAnswer'])
})

test('what the page asked for is taken once', () => {
  vi.stubGlobal('window', {aristoBoot: boot})
  expect([takeBoot(), takeBoot()]).toEqual([boot, undefined])
})

/** What is asked of a field, as it stands in a document: fragments have the same names in all of them. */
const selectionOf = (file: string, field: string) =>
  new RegExp(`${field}(?:\\([^)]*\\))? \\{\\s*(\\.\\.\\.\\w+)\\s*\\}`).exec(
    readFileSync(new URL(`../../src/services/${file}.graphql`, import.meta.url), 'utf8'),
  )?.[1]

test.each([
  ['profile', 'access/profile', 'profile'],
  ['findBurgerMenuItems', 'access/profile', 'findBurgerMenuItems'],
  ['agenda', 'agenda/agenda', 'agenda'],
  ['questions', 'question/question', 'questionMany'],
  ['fullExam', 'exam/exam', 'getOrCreateExamActivity'],
  ['fullExam', 'exam/exam', 'getExamActivity'],
  ['mockExam', 'exam/exam', 'getOrCreateMockExamActivity'],
  ['mockExam', 'exam/exam', 'getMockExamActivity'],
  ['smartExam', 'exam/exam', 'getSmartExamActivity'],
])('of %s the page asks what the product asks', (field, file, own) => {
  const selection = selectionOf('agenda/opening', field)
  expect(selection).toMatch(/^\.\.\.\w+Parts$/)
  expect(selectionOf(file, own)).toBe(selection)
})
