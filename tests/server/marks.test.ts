import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {wednesday} from './fixture.ts'
import {type AgendaData, backends, type Student, TestServer} from './support.ts'
import {
  changePreferencesDocument,
  fullQuestionsDocument,
  marksDocument,
  marksInput,
  preferencesDocument,
  sender,
} from './studySupport.ts'

describe.each(backends)('marks and preferences on %s', (kind) => {
  let server: TestServer
  let send: ReturnType<typeof sender>
  beforeAll(async () => {
    server = await TestServer.open(kind)
    send = sender(server)
  })
  afterAll(() => server.close())

  const start = async (): Promise<{student: Student; agenda: AgendaData}> => {
    const student = await server.student()
    return {student, agenda: await server.agenda(student.token, wednesday)}
  }
  const marks = async ({token}: Student, id: string, activity: string | null) => {
    const {data} = await server.ask(fullQuestionsDocument, {ids: [id], activity}, {token})
    return data?.questionMany
  }
  const highlight = (parts: object) => ({block: 'body', start: 0, end: 4, colour: 'yellow', ...parts})

  test('what is marked in an activity is there on another device, and only in that activity', async () => {
    const {student, agenda} = await start()
    const highlights = [highlight({}), highlight({block: 'choice-3', start: 2, end: 9, colour: 'blue'})]
    const input = marksInput('alta-00', agenda._id, server.now, {struck: [3, 1, 3], selected: 2, highlights})
    const stored = {struck: [1, 3], selected: 2, essay: null, highlights, dateNow: new Date(server.now).toISOString()}
    const reply = await send(student, marksDocument, input)
    expect(reply.data).toMatchObject({
      saveQuestionMarks: {scopedId: `${agenda._id}:alta-00`, correctChoice: null, comment: null, studentMarks: stored},
    })
    expect(await marks(student, 'alta-00', agenda._id)).toMatchObject([{studentMarks: stored}])
    expect(await marks(student, 'alta-00', null)).toMatchObject([{scopedId: 'viewer:alta-00', studentMarks: null}])
    const other = await start()
    expect(await marks(other.student, 'alta-00', other.agenda._id)).toMatchObject([{studentMarks: null}])
  })

  test('the newest marks stand in whatever order they arrive', async () => {
    const {student, agenda} = await start()
    const save = (selected: number, at: number) =>
      send(student, marksDocument, marksInput('alta-01', agenda._id, at, {selected}))
    await save(3, server.now - 1_000)
    const late = await save(1, server.now - 2_000)
    expect(late.data).toMatchObject({saveQuestionMarks: {studentMarks: {selected: 3}}})
    await save(-1, server.now + 9_000)
    expect(await marks(student, 'alta-01', agenda._id)).toMatchObject([
      {studentMarks: {selected: -1, dateNow: new Date(server.now).toISOString()}},
    ])
  })

  test('favourites and viewers have marks of their own, of any question of the bank', async () => {
    const {student} = await start()
    const reply = await send(student, marksDocument, marksInput('futura-00', null, server.now, {essay: 'Rascunho'}))
    expect(reply.data).toMatchObject({
      saveQuestionMarks: {scopedId: 'viewer:futura-00', correctChoice: null, studentMarks: {essay: 'Rascunho'}},
    })
    expect(await marks(student, 'futura-00', null)).toMatchObject([{studentMarks: {selected: 0}}])
  })

  const many = (amount: number) => Array.from({length: amount}, (_entry, at) => highlight({start: at, end: at + 1}))

  test('two hundred highlights are stored', async () => {
    const {student, agenda} = await start()
    const input = marksInput('alta-02', agenda._id, server.now, {highlights: many(200)})
    expect((await send(student, marksDocument, input)).codes).toEqual([])
  })

  test.each([
    ['more than two hundred highlights', {highlights: many(201)}, 'BAD_INPUT'],
    ['a block that is none', {highlights: [highlight({block: 'choice-5'})]}, 'BAD_INPUT'],
    ['a block with something after it', {highlights: [highlight({block: 'body\n'})]}, 'BAD_INPUT'],
    ['an empty stretch', {highlights: [highlight({start: 4})]}, 'BAD_INPUT'],
    ['a stretch before the text', {highlights: [highlight({start: -1})]}, 'BAD_INPUT'],
    ['a stretch far behind any text', {highlights: [highlight({end: 100_001})]}, 'BAD_INPUT'],
    ['a colour that is none', {highlights: [highlight({colour: 'pink'})]}, 'BAD_INPUT'],
    ['six struck-out choices', {struck: [0, 1, 2, 3, 4, 0]}, 'BAD_INPUT'],
    ['a struck-out choice that is none', {struck: [5]}, 'BAD_INPUT'],
    ['a pick that is none', {selected: -2}, 'BAD_INPUT'],
    ['an essay that is too long', {essay: 'a'.repeat(751)}, 'BAD_INPUT'],
    ['an unknown activity', {activity: 'nenhuma'}, 'NOT_FOUND'],
    ['a question that is not on the agenda', {question: 'media-00'}, 'NOT_FOUND'],
    ['an unknown question of the bank', {question: 'nenhuma', activity: null}, 'NOT_FOUND'],
    ['the scope of viewers as an activity', {activity: 'viewer'}, 'NOT_FOUND'],
  ])('%s is refused', async (_name, change, code) => {
    const {student, agenda} = await start()
    const input = {...marksInput('alta-00', agenda._id, server.now), ...change}
    expect((await send(student, marksDocument, input)).codes).toEqual([code])
  })

  test('preferences change one by one and follow the account', async () => {
    const {student} = await start()
    const read = async () => (await server.ask(preferencesDocument, {}, {token: student.token})).data
    const first = {_id: student.profileId, examMode: false, shortcuts: true, flashcardsReversed: false}
    expect(await read()).toEqual({studyPreferences: first})
    await Promise.all([
      send(student, changePreferencesDocument, {examMode: true}),
      send(student, changePreferencesDocument, {shortcuts: false}),
      send(student, changePreferencesDocument, {flashcardsReversed: true}),
    ])
    expect(await read()).toEqual({
      studyPreferences: {_id: student.profileId, examMode: true, shortcuts: false, flashcardsReversed: true},
    })
    const back = await send(student, changePreferencesDocument, {examMode: false, shortcuts: null})
    expect(back.data).toMatchObject({updateStudyPreferences: {examMode: false, shortcuts: false}})
  })
})
