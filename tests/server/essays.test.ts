import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {
  type AgendaData,
  answerInput,
  backends,
  manyAnswerDocument,
  oneAnswerDocument,
  preChoiceDocument,
  type Student,
  TestServer,
} from './support.ts'
import {fullQuestionsDocument, manyInput, revealDocument, revealInput, sender} from './studySupport.ts'

const day = 86_400_000
const secrets = ['gabarito secreto', 'comentário secreto']

describe.each(backends)('essays on %s', (kind) => {
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
  const read = async ({token}: Student, agenda: AgendaData) => {
    const variables = {ids: ['alta-05'], calendarDate: agenda.calendarDate, activity: agenda._id}
    const reply = await server.ask(fullQuestionsDocument, variables, {token})
    return {questions: reply.data?.questionMany, text: reply.text}
  }
  const save = (student: Student, agenda: AgendaData, essay: string, at = server.now) =>
    send(student, preChoiceDocument, {
      question: 'alta-05',
      selected: -1,
      essay,
      agenda: agenda._id,
      dateNow: new Date(at).toISOString(),
    })
  const card = ({profileId}: Student) =>
    server.database.db
      .selectFrom('question_card')
      .select(['reps', 'last_outcome'])
      .where('profile_id', '=', profileId)
      .where('question_id', '=', 'alta-05')
      .execute()
  const tally = async (choosen: number) =>
    (
      await server.database.db
        .selectFrom('answer_tally')
        .select('amount')
        .where('question_id', '=', 'alta-05')
        .where('choosen', '=', choosen)
        .executeTakeFirst()
    )?.amount ?? 0

  test('a saved essay is there again, without its key', async () => {
    const {student, agenda} = await start()
    await save(student, agenda, 'Rascunho')
    const {questions, text} = await read(student, agenda)
    expect(questions).toEqual([
      {
        _id: 'alta-05',
        scopedId: `${agenda._id}:alta-05`,
        correctChoice: null,
        answersProportion: null,
        answer: null,
        comment: null,
        studentAnswer: null,
        studentEssay: {essay: 'Rascunho', savedAt: new Date(server.now).toISOString(), revealedAt: null},
        studentMarks: null,
      },
    ])
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  test('revealing shows the key and freezes the essay', async () => {
    const {student, agenda} = await start()
    await save(student, agenda, 'Rascunho')
    const revealed = await send(student, revealDocument, revealInput(agenda, 'A conduta é esta.', server.now))
    const essay = {
      essay: 'A conduta é esta.',
      savedAt: new Date(server.now).toISOString(),
      revealedAt: new Date(server.now).toISOString(),
    }
    expect(revealed.data).toMatchObject({
      revealEssay: {correctChoice: 0, studentAnswer: null, studentEssay: essay, comment: {author: 'Dra. Prova'}},
    })
    expect(revealed.text).toContain('gabarito secreto')
    const again = await send(student, revealDocument, revealInput(agenda, 'Agora sei a resposta.', server.now))
    expect(again.data).toMatchObject({revealEssay: {studentEssay: essay}})
    expect((await save(student, agenda, 'Agora sei a resposta.')).codes).toEqual(['ANSWER_ALREADY_GIVEN'])
    expect((await read(student, agenda)).questions).toMatchObject([{studentEssay: essay}])
  })

  test('of twenty reveals at once one essay stands, and every reply tells it', async () => {
    const {student, agenda} = await start()
    const replies = await Promise.all(
      Array.from({length: 20}, (_entry, number) =>
        send(student, revealDocument, revealInput(agenda, `Conduta número ${number}`, server.now)),
      ),
    )
    expect(replies.flatMap(({codes}) => codes)).toEqual([])
    expect(new Set(replies.map(({data}) => JSON.stringify(data))).size).toBe(1)
  })

  test.each([
    ['two characters', 'ab', {}, 'BAD_INPUT'],
    ['only spaces', '     ', {}, 'BAD_INPUT'],
    ['more than 750 characters', 'a'.repeat(751), {}, 'BAD_INPUT'],
    ['a question of choices', 'Uma conduta', {question: 'alta-00'}, 'BAD_INPUT'],
    ['a question that is not on the agenda', 'Uma conduta', {question: 'media-00'}, 'NOT_FOUND'],
    [
      'a day that is over',
      'Uma conduta',
      {dateNow: new Date(wednesdayNoon - day).toISOString()},
      'OUTSIDE_EDITING_WINDOW',
    ],
  ])('%s is not revealed', async (_name, essay, change, code) => {
    const {student, agenda} = await start()
    const reply = await send(student, revealDocument, {...revealInput(agenda, essay, server.now), ...change})
    expect(reply.codes).toEqual([code])
    for (const secret of secrets) expect(reply.text).not.toContain(secret)
  })

  test('an essay with a character that cannot be stored is kept with a sign in its place', async () => {
    const {student, agenda} = await start()
    expect((await send(student, revealDocument, revealInput(agenda, 'a\0b \ud800c', server.now))).codes).toEqual([])
    const kept = await server.database.db
      .selectFrom('pre_choice')
      .select('essay')
      .where('agenda_id', '=', agenda._id)
      .execute()
    expect(kept).toEqual([{essay: 'a\ufffdb \ufffdc'}])
  })

  test('750 characters are an essay', async () => {
    const {student, agenda} = await start()
    expect((await send(student, revealDocument, revealInput(agenda, 'a'.repeat(750), server.now))).codes).toEqual([])
  })

  test('an essay is graded after its key was shown, with the text that was revealed', async () => {
    const {student, agenda} = await start()
    const grade = (choosen: number) =>
      send(student, oneAnswerDocument, answerInput(agenda, 'alta-05', choosen, server.now, 'Outro texto'))
    await save(student, agenda, 'Rascunho')
    expect((await grade(0)).codes).toEqual(['BAD_INPUT'])
    await send(student, revealDocument, revealInput(agenda, 'A conduta é esta.', server.now))
    expect(await card(student)).toEqual([])
    const right = await tally(0)
    const graded = {choosen: 0, outcome: 1, essay: 'A conduta é esta.'}
    expect((await grade(0)).data).toMatchObject({createOneAnswer: {...graded, question: {correctChoice: 0}}})
    expect((await grade(1)).data).toMatchObject({createOneAnswer: graded})
    expect(await tally(0)).toBe(right + 1)
    expect(await card(student)).toEqual([{reps: 1, last_outcome: 1}])
  })

  test('in exam mode the essay comes with the others and is graded once afterwards', async () => {
    const {student, agenda} = await start()
    const answers = [
      {document: 'alta-00', choosen: 0},
      {document: 'alta-05', choosen: -1, essay: 'Minha conduta'},
    ]
    const wrongBefore = await tally(1)
    const sent = await send(student, manyAnswerDocument, manyInput(agenda, answers, server.now, 'theoreticalStudy'))
    expect(sent.data?.createManyAnswer).toMatchObject([
      {document: 'alta-00', outcome: 1},
      {document: 'alta-05', choosen: -1, outcome: -1, essay: 'Minha conduta'},
    ])
    expect(sent.text).toContain('gabarito secreto')
    expect(await card(student)).toEqual([])
    const graded = await Promise.all(
      [1, 1, 0].map((choosen) => send(student, oneAnswerDocument, answerInput(agenda, 'alta-05', choosen, server.now))),
    )
    expect(graded.flatMap(({codes}) => codes)).toEqual([])
    const stored = await server.database.db
      .selectFrom('answer')
      .select(['choosen', 'outcome', 'essay'])
      .where('profile_id', '=', student.profileId)
      .where('question_id', '=', 'alta-05')
      .execute()
    expect(stored.map(({choosen, outcome}) => choosen + outcome)).toEqual([1])
    expect(stored.map(({essay}) => essay)).toEqual(['Minha conduta'])
    for (const {data} of graded) expect(data).toMatchObject({createOneAnswer: {choosen: stored[0]?.choosen}})
    expect((await card(student)).map(({reps}) => reps)).toEqual([1])
    expect((await tally(1)) - wrongBefore).toBe(stored[0]?.choosen)
  })

  test('a question of choices left out in exam mode is not answered afterwards', async () => {
    const {student, agenda} = await start()
    const answers = [{document: 'alta-01', choosen: -1}]
    await send(student, manyAnswerDocument, manyInput(agenda, answers, server.now, 'theoreticalStudy'))
    const later = await send(student, oneAnswerDocument, answerInput(agenda, 'alta-01', 1, server.now))
    expect(later.data).toMatchObject({createOneAnswer: {choosen: -1, outcome: -1}})
  })

  test('an essay cannot be graded in exam mode without its key', async () => {
    const {student, agenda} = await start()
    const answers = [{document: 'alta-05', choosen: 0, essay: 'Acertei sem ver'}]
    const reply = await send(student, manyAnswerDocument, manyInput(agenda, answers, server.now, 'theoreticalStudy'))
    expect(reply.codes).toEqual(['BAD_INPUT'])
  })

  test('nobody reveals the essay of somebody else', async () => {
    const {agenda} = await start()
    const {student} = await start()
    const reply = await send(student, revealDocument, revealInput(agenda, 'Uma conduta', server.now))
    expect(reply.codes).toEqual(['NOT_FOUND'])
  })
})
