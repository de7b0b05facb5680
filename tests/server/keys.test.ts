import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {
  type AgendaData,
  answerInput,
  backends,
  oneAnswerDocument,
  preChoiceDocument,
  type Student,
  TestServer,
} from './support.ts'
import {
  addMaterial,
  detailsDocument,
  doubtDocument,
  doubtInput,
  favoriteDocument,
  fullQuestionsDocument,
  manyPreChoicesDocument,
  marksDocument,
  marksInput,
  practiceDocument,
  sender,
} from './studySupport.ts'

const day = 86_400_000
/** What only a reply with a key contains. */
const secrets = /comentário secreto|gabarito secreto|"correctChoice":-?\d|"answersProportion":\[/

describe.each(backends)('keys on %s', (kind) => {
  let server: TestServer
  let send: ReturnType<typeof sender>
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
    send = sender(server)
  })
  afterAll(() => server.close())

  const start = async (): Promise<{student: Student; agenda: AgendaData}> => {
    server.now = wednesdayNoon
    const student = await server.student()
    return {student, agenda: await server.agenda(student.token, wednesday)}
  }
  const bank = ({token}: Student, ids: readonly string[], headers: Record<string, string> = {}) =>
    server.ask(fullQuestionsDocument, {ids}, {token, headers})
  const practice = (student: Student, document: string, choosen = 0) =>
    send(student, practiceDocument, {document, choosen})
  const favorites = ({token}: Student) =>
    server.ask(
      `{ questionManyFavorite(skip: 0, limit: 100) {
        _id correctChoice answersProportion answer comment { body } } }`,
      {},
      {token},
    )

  test('nothing a student can ask tells the key of an open question', async () => {
    const {student, agenda} = await start()
    const ids = [...(agenda.theoreticalStudy[0]?.questions ?? []), ...(agenda.smartReview?.questions ?? [])]
    const dateNow = new Date(server.now).toISOString()
    const smart = agenda.smartReview?.questions ?? []
    for (const id of ids) await send(student, favoriteDocument, {type: 'question', document: id, enabled: true})
    const replies = [
      await server.ask(
        fullQuestionsDocument,
        {ids, calendarDate: wednesday, activity: agenda._id},
        {token: student.token},
      ),
      await bank(student, [...ids, 'media-00', 'futura-00']),
      await favorites(student),
      await server.ask(detailsDocument, {id: agenda._id}, {token: student.token}),
      await send(student, preChoiceDocument, {question: smart[0], selected: 1, agenda: agenda._id, dateNow}),
      await send(student, manyPreChoicesDocument, {
        preChoices: smart.map((question) => ({question, selected: 0})),
        agenda: agenda._id,
        dateNow,
      }),
      await send(student, preChoiceDocument, {
        question: 'alta-05',
        selected: -1,
        essay: 'Conduta',
        agenda: agenda._id,
        dateNow,
      }),
      ...(await Promise.all(ids.map((id) => send(student, marksDocument, marksInput(id, null, server.now))))),
      await send(student, marksDocument, marksInput('alta-05', agenda._id, server.now, {essay: 'Conduta'})),
      await send(student, doubtDocument, doubtInput(agenda, 'alta-00')),
      await server.ask(fullQuestionsDocument, {ids, activity: agenda._id}, {token: student.token}),
    ]
    for (const reply of replies) {
      expect(reply.codes).toEqual([])
      expect(reply.text).not.toMatch(secrets)
    }
    for (const id of ids) expect((await practice(student, id)).codes).toEqual(['QUESTION_ON_AGENDA'])
  })

  test('a question answered in an activity shows its key in favourites, as long as it does not wait on the agenda', async () => {
    const {student, agenda} = await start()
    await send(student, oneAnswerDocument, answerInput(agenda, 'alta-01', 1, server.now))
    await send(student, favoriteDocument, {type: 'question', document: 'alta-01', enabled: true})
    const shown = {
      _id: 'alta-01',
      scopedId: 'viewer:alta-01',
      correctChoice: 1,
      studentAnswer: null,
      studentEssay: null,
    }
    expect((await bank(student, ['alta-01'])).data).toMatchObject({questionMany: [shown]})
    expect((await favorites(student)).data).toMatchObject({questionManyFavorite: [{_id: 'alta-01', correctChoice: 1}]})
    const place = {agenda_id: agenda._id, question_id: 'alta-01', part: 'smartReview' as const, lesson_id: null}
    const later = await server.student()
    const others = await server.agenda(later.token, wednesday)
    expect(others._id).not.toBe(agenda._id)
    // The same question comes back on the agenda of the next day.
    server.now = wednesdayNoon + day
    const next = {...student, token: await server.token(student.uid)}
    const tomorrow = await server.agenda(next.token, '20260716')
    await server.database.db
      .insertInto('agenda_question')
      .values({...place, agenda_id: tomorrow._id, position: 99, reason: 'wrong', retrievability: 0.5})
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    expect((await bank(next, ['alta-01'])).text).not.toMatch(secrets)
    expect((await favorites(next)).text).not.toMatch(secrets)
    expect((await bank(next, ['alta-01'], {'x-timezone': 'Pacific/Kiritimati'})).text).not.toMatch(secrets)
    expect((await practice(next, 'alta-01')).codes).toEqual(['QUESTION_ON_AGENDA'])
  })

  test('practice tells the key and leaves nothing behind', async () => {
    const {student} = await start()
    const reply = await practice(student, 'futura-01', 3)
    expect(reply.data).toMatchObject({
      practiceQuestion: {
        scopedId: 'viewer:futura-01',
        correctChoice: 1,
        studentAnswer: null,
        comment: {author: 'Dra. Prova'},
      },
    })
    const left = await Promise.all(
      (['answer', 'question_card', 'pre_choice', 'question_marks'] as const).map((table) =>
        server.database.db
          .selectFrom(table)
          .select(({fn}) => fn.countAll<number>().as('amount'))
          .where('question_id', '=', 'futura-01')
          .executeTakeFirst(),
      ),
    )
    expect(left).toEqual([{amount: 0}, {amount: 0}, {amount: 0}, {amount: 0}])
    const tally = await server.database.db
      .selectFrom('answer_tally')
      .selectAll()
      .where('question_id', '=', 'futura-01')
      .execute()
    expect(tally).toEqual([])
    // The answer of practice is not an answer of an activity: out of it the key stays away.
    expect((await bank(student, ['futura-01'])).text).not.toMatch(secrets)
  })

  test('a question may be practised once its day is over', async () => {
    const {student} = await start()
    expect((await practice(student, 'alta-02')).codes).toEqual(['QUESTION_ON_AGENDA'])
    const at = async (now: number, timeZone: string) => {
      server.now = now
      const input = {document: 'alta-02', choosen: 0}
      const headers = {'x-timezone': timeZone}
      const token = await server.token(student.uid)
      return (await server.ask(practiceDocument, {input, key: `k-${now}-${timeZone.length}`}, {token, headers})).codes
    }
    // Half past five in São Paulo is half past three in Rio Branco.
    expect(await at(Date.UTC(2026, 6, 16, 8, 30), 'America/Sao_Paulo')).toEqual(['QUESTION_ON_AGENDA'])
    expect(await at(Date.UTC(2026, 6, 16, 8, 30), 'Asia/Tokyo')).toEqual(['QUESTION_ON_AGENDA'])
    expect(await at(Date.UTC(2026, 6, 16, 9, 0), 'America/Sao_Paulo')).toEqual([])
    server.now = wednesdayNoon
  })

  test.each([
    ['an unknown question', {document: 'nenhuma'}, 'NOT_FOUND'],
    ['a choice that the question does not have', {choosen: 4}, 'BAD_INPUT'],
    ['an essay that is too long', {essay: 'a'.repeat(751)}, 'BAD_INPUT'],
  ])('%s is not practised', async (_name, change, code) => {
    const {student} = await start()
    const reply = await send(student, practiceDocument, {document: 'futura-00', choosen: 0, ...change})
    expect(reply.codes).toEqual([code])
    expect(reply.text).not.toMatch(secrets)
  })

  test('a retired question is still shown out of an activity', async () => {
    const {student} = await start()
    await server.database.db.updateTable('question').set({retired: true}).where('id', '=', 'futura-02').execute()
    expect((await bank(student, ['futura-02', 'nenhuma'])).data).toMatchObject({questionMany: [{_id: 'futura-02'}]})
    expect((await practice(student, 'futura-02')).codes).toEqual([])
  })
})
