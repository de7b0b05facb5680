import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {agendaErrorNames} from '../../domain/shared/errors.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {
  type AgendaData,
  agendaDocument,
  answerInput,
  backends,
  finishDocument,
  manyAnswerDocument,
  oneAnswerDocument,
  questionsDocument,
  type Student,
  TestServer,
} from './support.ts'
import {
  addMaterial,
  dayDocument,
  detailsDocument,
  doubtDocument,
  doubtInput,
  gradeDocument,
  gradeInput,
  manyInput,
  revealDocument,
  revealInput,
  sender,
  undoDocument,
  undoInput,
} from './studySupport.ts'

const day = 86_400_000
const none = {theoreticalStudy: false, theoreticalReview: false, smartReview: false, examAndMocks: false}
const weekOf = (plan: object) => {
  const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  return JSON.stringify(Object.fromEntries(days.map((name) => [name, {...none, ...plan}])))
}

describe.each(backends)('a day with all kinds of content on %s', (kind) => {
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
  const cards = Array.from({length: 10}, (_entry, number) => `longa-c${String(number).padStart(2, '0')}`)
  const isFinished = async ({token}: Student) => (await server.agenda(token, wednesday)).smartReview?.finished
  const gradeAll = async (student: Student, agenda: AgendaData, ids: readonly string[]) => {
    for (const id of ids) {
      const reply = await send(student, gradeDocument, gradeInput(agenda, id, 1, server.now, 'smartReview'))
      expect({id, codes: reply.codes}).toEqual({id, codes: []})
    }
  }
  const answerAll = (student: Student, agenda: AgendaData, ids: readonly string[]) =>
    send(
      student,
      manyAnswerDocument,
      manyInput(
        agenda,
        ids.map((document) => ({document, choosen: 0})),
        server.now,
        'smartReview',
      ),
    )

  describe('its content', () => {
    test('a lesson brings its material, the smart review ten questions and ten flashcards', async () => {
      const {student} = await start()
      const {data} = await server.ask(dayDocument, {calendarDate: wednesday}, {token: student.token})
      expect(data?.agenda).toMatchObject({
        theoreticalStudy: [
          {
            lessonId: 'alta',
            videos: ['video-alta'],
            texts: ['texto-alta'],
            mindmaps: ['mapa-alta'],
            flashcards: ['alta-c00', 'alta-c01', 'alta-c02'],
            finished: false,
          },
        ],
        smartReview: {
          flashcards: cards,
          dueFlashcards: cards.map((flashcardId) => ({flashcardId, reason: 'new', retrievability: null})),
        },
      })
    })

    test('twenty requests at once compose one day, with its flashcards', async () => {
      const student = await server.student()
      const replies = await Promise.all(
        Array.from({length: 20}, () => server.ask(dayDocument, {calendarDate: wednesday}, {token: student.token})),
      )
      expect(new Set(replies.map(({data}) => JSON.stringify(data))).size).toBe(1)
      const rows = await server.database.db
        .selectFrom('agenda_flashcard as f')
        .innerJoin('agenda as a', 'a.id', 'f.agenda_id')
        .select(({fn}) => fn.countAll<number>().as('amount'))
        .where('a.profile_id', '=', student.profileId)
        .executeTakeFirst()
      expect(rows).toEqual({amount: 13})
    })

    test('a wrong flashcard comes back before a right one, what was never seen fills up', async () => {
      const {student, agenda} = await start()
      await send(student, gradeDocument, gradeInput(agenda, 'alta-c00', 1, server.now))
      await send(student, gradeDocument, gradeInput(agenda, 'alta-c02', 0, server.now))
      const finish = {theoreticalType: 'theoreticalStudy', lessonId: 'alta', calendarDate: wednesday, key: 'fim'}
      expect((await server.ask(finishDocument, finish, {token: student.token})).codes).toEqual([])
      server.now = wednesdayNoon + 3 * day
      const token = await server.token(student.uid)
      const {data} = await server.ask(dayDocument, {calendarDate: '20260718'}, {token})
      expect(data?.agenda).toMatchObject({
        smartReview: {
          dueFlashcards: [
            {flashcardId: 'alta-c02', reason: 'wrong', retrievability: expect.any(Number)},
            {flashcardId: 'alta-c00', reason: 'forgetting', retrievability: expect.any(Number)},
            {flashcardId: 'alta-c01', reason: 'new', retrievability: null},
          ],
        },
      })
      server.now = wednesdayNoon
    })
  })

  describe('its end', () => {
    test('the smart review finishes itself with its last flashcard', async () => {
      const {student, agenda} = await start()
      await answerAll(student, agenda, agenda.smartReview?.questions ?? [])
      await gradeAll(student, agenda, cards.slice(0, 9))
      expect(await isFinished(student)).toBe(false)
      const finish = {theoreticalType: 'smartReview', calendarDate: wednesday, key: 'cedo'}
      expect((await server.ask(finishDocument, finish, {token: student.token})).codes).toEqual([
        'FAILED_TO_FINISH_REVIEW',
      ])
      await gradeAll(student, agenda, cards.slice(9))
      expect(await isFinished(student)).toBe(true)
      expect((await server.ask(finishDocument, {...finish, key: 'ja'}, {token: student.token})).codes).toEqual([])
    })

    test('it finishes itself with its last question, alone or with others', async () => {
      const alone = await start()
      await gradeAll(alone.student, alone.agenda, cards)
      const [first = '', ...rest] = alone.agenda.smartReview?.questions ?? []
      await answerAll(alone.student, alone.agenda, rest)
      expect(await isFinished(alone.student)).toBe(false)
      const input = {...answerInput(alone.agenda, first, 0, server.now), theoreticalType: 'smartReview'}
      await send(alone.student, oneAnswerDocument, input)
      expect(await isFinished(alone.student)).toBe(true)
      const together = await start()
      await gradeAll(together.student, together.agenda, cards)
      await answerAll(together.student, together.agenda, together.agenda.smartReview?.questions ?? [])
      expect(await isFinished(together.student)).toBe(true)
    })

    test('all answers and grades at once finish it too', async () => {
      const {student, agenda} = await start()
      const questions = agenda.smartReview?.questions ?? []
      const replies = await Promise.all([
        ...questions.map((id) =>
          send(student, oneAnswerDocument, {...answerInput(agenda, id, 1, server.now), theoreticalType: 'smartReview'}),
        ),
        ...cards.map((id) => send(student, gradeDocument, gradeInput(agenda, id, 1, server.now, 'smartReview'))),
      ])
      expect(replies.flatMap(({codes}) => codes)).toEqual([])
      expect(await isFinished(student)).toBe(true)
    })

    test('the last question and the last flashcard at the same instant do not miss each other', async () => {
      const {db} = server.database
      const started = await Promise.all(Array.from({length: 12}, start))
      for (const {agenda} of started) {
        await db
          .deleteFrom('agenda_question')
          .where('agenda_id', '=', agenda._id)
          .where('question_id', '<>', 'longa-00')
          .execute()
        await db
          .deleteFrom('agenda_flashcard')
          .where('agenda_id', '=', agenda._id)
          .where('flashcard_id', '<>', 'longa-c00')
          .execute()
      }
      for (const {student, agenda} of started) {
        await Promise.all([
          send(student, oneAnswerDocument, {
            ...answerInput(agenda, 'longa-00', 1, server.now),
            theoreticalType: 'smartReview',
          }),
          send(student, gradeDocument, gradeInput(agenda, 'longa-c00', 1, server.now, 'smartReview')),
        ])
      }
      expect(await Promise.all(started.map(({student}) => isFinished(student)))).toEqual(started.map(() => true))
    })

    test('the undo of a grade opens it again', async () => {
      const {student, agenda} = await start()
      await answerAll(student, agenda, agenda.smartReview?.questions ?? [])
      await gradeAll(student, agenda, cards)
      await send(student, undoDocument, undoInput(agenda, 'longa-c09', 1, server.now, 'smartReview'))
      expect(await isFinished(student)).toBe(false)
      await gradeAll(student, agenda, ['longa-c09'])
      expect(await isFinished(student)).toBe(true)
    })
  })

  const withEssay = async () => {
    const started = await start()
    const {agenda} = started
    const {db} = server.database
    await db
      .deleteFrom('agenda_question')
      .where('agenda_id', '=', agenda._id)
      .where('question_id', '=', 'alta-05')
      .execute()
    await db
      .insertInto('agenda_question')
      .values({
        agenda_id: agenda._id,
        question_id: 'alta-05',
        part: 'smartReview',
        lesson_id: null,
        position: 50,
        reason: 'new',
        retrievability: null,
      })
      .execute()
    await gradeAll(started.student, agenda, cards)
    return started
  }

  describe('essays', () => {
    /** The essay of `alta` on the smart review, as it comes once the lesson was studied. */
    test('an essay holds it open until its grade, when it was written', async () => {
      const {student, agenda} = await withEssay()
      const answers = (agenda.smartReview?.questions ?? []).map((document) => ({document, choosen: 0}))
      const essay = {document: 'alta-05', choosen: -1, essay: 'Minha conduta'}
      const many = manyInput(agenda, [...answers, essay], server.now, 'smartReview')
      expect((await send(student, manyAnswerDocument, many)).codes).toEqual([])
      expect(await isFinished(student)).toBe(false)
      const grade = {...answerInput(agenda, 'alta-05', 1, server.now), theoreticalType: 'smartReview'}
      expect((await send(student, oneAnswerDocument, grade)).data).toMatchObject({createOneAnswer: {outcome: 0}})
      expect(await isFinished(student)).toBe(true)
    })

    test('an essay left blank in exam mode does not hold it open', async () => {
      const {student, agenda} = await withEssay()
      const answers = [...(agenda.smartReview?.questions ?? []), 'alta-05'].map((document) => ({document, choosen: -1}))
      await send(student, manyAnswerDocument, manyInput(agenda, answers, server.now, 'smartReview'))
      expect(await isFinished(student)).toBe(true)
    })
  })

  describe('as an activity', () => {
    test('the smart review is an activity by the id of its agenda', async () => {
      const {student, agenda} = await start()
      const details = async (id: string) => {
        const {codes, data} = await server.ask(detailsDocument, {id}, {token: student.token})
        return codes.length > 0 ? codes : data?.getQuestionActivityDetails
      }
      expect(await details(agenda._id)).toEqual({
        _id: agenda._id,
        finished: false,
        calendarDate: wednesday,
        classification: [],
        questions: agenda.smartReview?.questions,
        preChoice: [],
      })
      const other = await start()
      expect([await details(other.agenda._id), await details('nenhuma')]).toEqual([['NOT_FOUND'], ['NOT_FOUND']])
      const without = await server.student({study_week: weekOf({theoreticalStudy: true})})
      const {_id} = await server.agenda(without.token, wednesday)
      expect((await server.ask(detailsDocument, {id: _id}, {token: without.token})).codes).toEqual(['NOT_FOUND'])
    })

    const agendaOf = async ({token}: Student, calendarDate = wednesday) =>
      (await server.ask(agendaDocument, {calendarDate}, {token})).codes
    const finishing = async (theoreticalType: string) => {
      const {student} = await start()
      const variables = {theoreticalType, lessonId: 'media', calendarDate: wednesday, key: 'fim'}
      return (await server.ask(finishDocument, variables, {token: student.token})).codes
    }
    const toggling = async (ids: readonly string[], turns: number) => {
      const {student, agenda} = await start()
      let codes: readonly string[] = []
      for (let turn = 0; turn < turns; turn += 1) {
        const action = Math.floor(turn / ids.length) % 2 === 0 ? 'add' : 'remove'
        codes = (await send(student, doubtDocument, doubtInput(agenda, ids[turn % ids.length] ?? '', action))).codes
        server.now += 1_500
      }
      server.now = wednesdayNoon
      return codes
    }
    const study = ['alta-00', 'alta-01', 'alta-02', 'alta-03', 'alta-04', 'alta-05']

    /** How a student meets each error of the agenda; DEFAULT is what the client says of every other name. */
    const ways: Record<string, () => Promise<readonly string[]>> = {
      TRIAL_TIME_OVER: async () =>
        agendaOf(await server.student({is_premium: false, created_at: new Date(wednesdayNoon - 16 * day)})),
      NO_ELEGIBLE_LESSON_TO_REVIEW: async () =>
        agendaOf(await server.student({study_week: weekOf({theoreticalReview: true})})),
      NO_AGENDA_CREATION_ON_PAST_DAYS: async () => agendaOf(await server.student(), '20260714'),
      FAILED_TO_FINISH_STUDY: () => finishing('theoreticalStudy'),
      FAILED_TO_FINISH_REVIEW: () => finishing('theoreticalReview'),
      QUESTIONS_NOT_FOUND: async () => {
        const {student, agenda} = await start()
        const variables = {ids: ['media-00'], calendarDate: wednesday, type: 'question', activity: agenda._id}
        return (await server.ask(questionsDocument, variables, {token: student.token})).codes
      },
      MANY_COMMANDS_TO_SAME_QUESTION: () => toggling(['alta-00'], 6),
      TOO_MANY_REQUESTS: () => toggling(study, 31),
      SAME_COMMAND_AS_PREVIOUS: async () => {
        const {student, agenda} = await start()
        await send(student, doubtDocument, doubtInput(agenda, 'alta-00'))
        return (await send(student, doubtDocument, doubtInput(agenda, 'alta-00'))).codes
      },
      ERROR_CREATING_AGENDA: async () => agendaOf(await server.student(), '20260716'),
      COURSE_FINISHED: async () => agendaOf(await server.student({course_finished: true})),
    }

    test.each(agendaErrorNames.filter((name) => name !== 'DEFAULT'))('%s is met by its name', async (name) => {
      expect(await ways[name]?.()).toEqual([name])
    })

    test('a day of review alone has its agenda as soon as there is something to review', async () => {
      const student = await server.student({study_week: weekOf({theoreticalReview: true})})
      expect(await agendaOf(student)).toEqual(['NO_ELEGIBLE_LESSON_TO_REVIEW'])
      await server.database.db
        .insertInto('lesson_progress')
        .values({
          profile_id: student.profileId,
          lesson_id: 'media',
          study_finished_at: new Date(wednesdayNoon - 20 * day),
        })
        .execute()
      expect((await server.agenda(student.token, wednesday)).theoreticalReview.map(({lessonId}) => lessonId)).toEqual([
        'media',
      ])
    })

    test('an essay of the smart review is revealed there too', async () => {
      const {student, agenda} = await withEssay()
      const reply = await send(student, revealDocument, revealInput(agenda, 'Minha conduta', server.now))
      expect(reply.data).toMatchObject({revealEssay: {correctChoice: 0}})
    })
  })
})
