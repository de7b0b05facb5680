import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {
  type AgendaData,
  answerInput,
  backends,
  finishDocument,
  manyAnswerDocument,
  oneAnswerDocument,
  preChoiceDocument,
  questionsDocument,
  type Student,
  TestServer,
} from './support.ts'
import {manyPreChoicesDocument} from './studySupport.ts'

const hour = 3_600_000
const secrets = ['comentário secreto', 'gabarito secreto']

describe.each(backends)('answering on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const start = async (): Promise<{student: Student; agenda: AgendaData}> => {
    const student = await server.student()
    return {student, agenda: await server.agenda(student.token, wednesday)}
  }
  const questions = (token: string, agenda: AgendaData, ids: readonly string[]) =>
    server.ask(
      questionsDocument,
      {ids, calendarDate: agenda.calendarDate, type: 'question', activity: agenda._id},
      {token},
    )
  let keys = 0
  const send = (token: string, document: string, input: object, key = `key-${(keys += 1)}`) =>
    server.ask(document, {input, key}, {token})
  const finish = (
    token: string,
    theoreticalType: string,
    lessonId: string | null = null,
    dateNow: string | null = null,
  ) =>
    server.ask(
      finishDocument,
      {theoreticalType, lessonId, calendarDate: wednesday, dateNow, key: `key-${(keys += 1)}`},
      {token},
    )

  describe('what a question shows', () => {
    test('no key, proportion, official answer or comment leaves before the answer', async () => {
      const {student, agenda} = await start()
      const reply = await questions(student.token, agenda, ['alta-00', 'alta-05'])
      expect(reply.data?.questionMany).toEqual(
        ['alta-00', 'alta-05'].map((id) =>
          expect.objectContaining({
            _id: id,
            scopedId: `${agenda._id}:${id}`,
            correctChoice: null,
            answersProportion: null,
            answer: null,
            comment: null,
            studentAnswer: null,
          }),
        ),
      )
      for (const secret of secrets) expect(reply.text).not.toContain(secret)
    })

    test('the reply to an answer carries key, comment and proportions, and only of that question', async () => {
      const {student, agenda} = await start()
      const reply = await send(student.token, oneAnswerDocument, answerInput(agenda, 'alta-01', 2, server.now))
      expect(reply.data?.createOneAnswer).toMatchObject({
        document: 'alta-01',
        choosen: 2,
        outcome: 0,
        activity: agenda._id,
        createdAt: new Date(server.now).toISOString(),
        question: {
          _id: 'alta-01',
          correctChoice: 1,
          comment: {author: 'Dra. Prova'},
          studentAnswer: {choosen: 2, outcome: 0},
        },
      })
      const after = await questions(student.token, agenda, ['alta-01', 'alta-00'])
      expect(after.data?.questionMany).toMatchObject([
        {_id: 'alta-01', correctChoice: 1, answersProportion: null, comment: {author: 'Dra. Prova'}},
        {_id: 'alta-00', correctChoice: null, answersProportion: null, comment: null},
      ])
    })

    test('any answer to an annulled question is right', async () => {
      const {student, agenda} = await start()
      const annulled = await send(student.token, oneAnswerDocument, answerInput(agenda, 'alta-04', 3, server.now))
      expect(annulled.data).toMatchObject({createOneAnswer: {outcome: 1, question: {correctChoice: -1}}})
    })

    test('the shares of all students are told from thirty answers on, the own one among them', async () => {
      const others = [19, 9].map((amount, choosen) => ({question_id: 'alta-02', choosen, amount}))
      await server.database.db.insertInto('answer_tally').values(others).execute()
      for (const [choosen, answersProportion] of [
        [0, null],
        [1, [67, 33, 0, 0]],
      ] as const) {
        const {student, agenda} = await start()
        const reply = await send(student.token, oneAnswerDocument, answerInput(agenda, 'alta-02', choosen, server.now))
        expect(reply.data).toMatchObject({createOneAnswer: {question: {answersProportion}}})
      }
    })
  })

  describe('the first answer', () => {
    test('the first answer to a question stands', async () => {
      const {student, agenda} = await start()
      await send(student.token, oneAnswerDocument, answerInput(agenda, 'alta-00', 0, server.now))
      const second = await send(student.token, oneAnswerDocument, answerInput(agenda, 'alta-00', 3, server.now))
      expect(second.data).toMatchObject({createOneAnswer: {choosen: 0, outcome: 1}})
    })

    test('ten different answers at once to one question store one', async () => {
      const {student, agenda} = await start()
      const replies = await Promise.all(
        Array.from({length: 10}, (_entry, index) =>
          send(student.token, oneAnswerDocument, answerInput(agenda, 'alta-03', index % 4, server.now)),
        ),
      )
      expect(new Set(replies.map(({data}) => JSON.stringify(data?.createOneAnswer))).size).toBe(1)
      const rows = await server.database.db
        .selectFrom('answer')
        .select('id')
        .where('agenda_id', '=', agenda._id)
        .execute()
      expect(rows).toHaveLength(1)
    })

    test.each([
      ['on its day', wednesdayNoon, wednesdayNoon, []],
      ['delivered a day late, answered in time', wednesdayNoon + 24 * hour, wednesdayNoon, []],
      ['at 3:59 of the next day', wednesdayNoon + 16 * hour - 60_000, wednesdayNoon + 16 * hour - 60_000, []],
      ['at 4:00 of the next day', wednesdayNoon + 16 * hour, wednesdayNoon + 16 * hour, ['OUTSIDE_EDITING_WINDOW']],
      ['by a clock a week ahead', wednesdayNoon, wednesdayNoon + 168 * hour, []],
      [
        'by a clock ahead, past the window',
        wednesdayNoon + 24 * hour,
        wednesdayNoon + 168 * hour,
        ['OUTSIDE_EDITING_WINDOW'],
      ],
      ['by a clock of the day before', wednesdayNoon, wednesdayNoon - 24 * hour, ['OUTSIDE_EDITING_WINDOW']],
    ])('an answer %s', async (_name, now, dateNow, codes) => {
      const {student, agenda} = await start()
      server.now = now
      try {
        const token = await server.token(student.uid)
        const reply = await send(token, oneAnswerDocument, answerInput(agenda, 'alta-00', 0, dateNow))
        expect(reply.codes).toEqual(codes)
      } finally {
        server.now = wednesdayNoon
      }
    })

    test('a repeat after the window is answered with the first result', async () => {
      const {student, agenda} = await start()
      const input = answerInput(agenda, 'alta-00', 0, server.now)
      const first = await send(student.token, oneAnswerDocument, input, 'late')
      server.now = wednesdayNoon + 48 * hour
      try {
        const again = await send(await server.token(student.uid), oneAnswerDocument, input, 'late')
        expect(again.data).toEqual(first.data)
      } finally {
        server.now = wednesdayNoon
      }
    })
  })

  describe('what is refused, and exam mode', () => {
    test.each([
      ['a choice that the question does not have', {choosen: 4}, 'BAD_INPUT'],
      ['no choice at all', {choosen: -1}, 'BAD_INPUT'],
      ['a question of another part of the day', {document: 'longa-00'}, 'NOT_FOUND'],
      ['a question that is not on the agenda', {document: 'futura-00'}, 'NOT_FOUND'],
      ['an unknown question', {document: 'nenhuma'}, 'NOT_FOUND'],
      ['an unknown activity', {activity: 'nenhuma'}, 'NOT_FOUND'],
      ['another date than the activity has', {calendarDate: '20260714'}, 'NOT_FOUND'],
      ['a date that is none', {calendarDate: '20261340'}, 'BAD_INPUT'],
      ['an instant that is none', {dateNow: 'ontem'}, 'BAD_INPUT'],
      ['an essay that is too long', {essay: 'a'.repeat(751)}, 'BAD_INPUT'],
    ])('%s is refused', async (_name, change, code) => {
      const {student, agenda} = await start()
      const reply = await send(student.token, oneAnswerDocument, {
        ...answerInput(agenda, 'alta-00', 0, server.now),
        ...change,
      })
      expect(reply.codes).toEqual([code])
    })

    test('exam mode sends all answers at once; what was left out counts as none', async () => {
      const {student, agenda} = await start()
      const ids = agenda.smartReview?.questions ?? []
      const {
        document: _document,
        choosen: _choosen,
        essay: _essay,
        ...activity
      } = answerInput(agenda, '', 0, server.now)
      const input = {
        ...activity,
        theoreticalType: 'smartReview',
        answers: ids.map((document, index) => ({document, choosen: index === 0 ? -1 : index % 4})),
      }
      const reply = await send(student.token, manyAnswerDocument, input)
      expect(reply.codes).toEqual([])
      const none = {document: ids[0], choosen: -1, outcome: -1, question: {correctChoice: 0}}
      const rest = ids.slice(1).map((document) => ({document, outcome: 1, question: {_id: document}}))
      expect(reply.data?.createManyAnswer).toMatchObject([none, ...rest])
      expect((await finish(student.token, 'smartReview')).data).toMatchObject({
        finishAgendaActivityContent: {smartReview: {finished: true}},
      })
    })
  })

  describe('finishing an activity', () => {
    test('a smart review with an open question is not finished', async () => {
      const {student} = await start()
      expect((await finish(student.token, 'smartReview')).codes).toEqual(['FAILED_TO_FINISH_REVIEW'])
    })

    test('a review is finished with ten answers of twelve, not with nine', async () => {
      const student = await server.student()
      const finishedAt = new Date(server.now - 20 * 24 * hour)
      await server.database.db
        .insertInto('lesson_progress')
        .values({profile_id: student.profileId, lesson_id: 'longa', study_finished_at: finishedAt})
        .execute()
      const agenda = await server.agenda(student.token, wednesday)
      const review = (document: string) => ({
        ...answerInput(agenda, document, 0, server.now),
        theoreticalType: 'theoreticalReview',
      })
      for (const number of [0, 1, 2, 3, 4, 5, 6, 7, 8])
        await send(student.token, oneAnswerDocument, review(`longa-0${number}`))
      expect((await finish(student.token, 'theoreticalReview', 'longa')).codes).toEqual(['FAILED_TO_FINISH_REVIEW'])
      await send(student.token, oneAnswerDocument, review('longa-09'))
      const done = await finish(student.token, 'theoreticalReview', 'longa')
      expect(done.data).toMatchObject({
        finishAgendaActivityContent: {theoreticalReview: [{lessonId: 'longa', finished: true}]},
      })
    })

    test.each([
      ['a lesson that is not on the day', 'theoreticalStudy', 'media', 'FAILED_TO_FINISH_STUDY'],
      ['an unknown lesson', 'theoreticalStudy', 'nenhuma', 'FAILED_TO_FINISH_STUDY'],
      ['a review that is not on the day', 'theoreticalReview', 'alta', 'FAILED_TO_FINISH_REVIEW'],
      ['a study without a lesson', 'theoreticalStudy', null, 'FAILED_TO_FINISH_STUDY'],
    ])('%s cannot be finished', async (_name, type, lessonId, code) => {
      const {student} = await start()
      expect((await finish(student.token, type, lessonId)).codes).toEqual([code])
    })

    test('a study is finished only while its day lasts, a second time changes nothing', async () => {
      const {student} = await start()
      const other = await start()
      expect((await finish(student.token, 'theoreticalStudy', 'alta')).codes).toEqual([])
      server.now = wednesdayNoon + 24 * hour
      try {
        expect((await finish(await server.token(student.uid), 'theoreticalStudy', 'alta')).codes).toEqual([])
        const late = await finish(await server.token(other.student.uid), 'theoreticalStudy', 'alta')
        expect(late.codes).toEqual(['OUTSIDE_EDITING_WINDOW'])
        const inTime = new Date(wednesdayNoon).toISOString()
        const delivered = await finish(await server.token(other.student.uid), 'theoreticalStudy', 'alta', inTime)
        expect(delivered.codes).toEqual([])
      } finally {
        server.now = wednesdayNoon
      }
      const progress = await server.database.db
        .selectFrom('lesson_progress')
        .select(['lesson_id', 'study_finished_at'])
        .where('profile_id', '=', student.profileId)
        .execute()
      expect(progress).toEqual([{lesson_id: 'alta', study_finished_at: new Date(wednesdayNoon)}])
    })
  })

  describe('choices before the answer', () => {
    test('the last edit of a choice wins in whatever order the edits arrive', async () => {
      const {student, agenda} = await start()
      const question = agenda.smartReview?.questions[0] ?? ''
      const choose = (selected: number, at: number) =>
        send(student.token, preChoiceDocument, {
          question,
          selected,
          agenda: agenda._id,
          dateNow: new Date(at).toISOString(),
        })
      await choose(1, server.now - 3_000)
      await choose(3, server.now - 1_000)
      const late = await choose(2, server.now - 2_000)
      expect(late.data).toMatchObject({createOrUpdateOnePreChoice: {questionId: question, selected: 3}})
      expect((await server.agenda(student.token, wednesday)).smartReviewPreChoice).toMatchObject([
        {questionId: question, selected: 3},
      ])
      const back = await choose(-1, server.now)
      expect(back.data).toMatchObject({createOrUpdateOnePreChoice: {selected: -1}})
      for (const secret of secrets) expect(back.text + late.text).not.toContain(secret)
    })

    test('a choice is refused once the question has its answer', async () => {
      const {student, agenda} = await start()
      await send(student.token, oneAnswerDocument, answerInput(agenda, 'alta-00', 0, server.now))
      const input = {question: 'alta-00', selected: 1, agenda: agenda._id, dateNow: new Date(server.now).toISOString()}
      expect((await send(student.token, preChoiceDocument, input)).codes).toEqual(['ANSWER_ALREADY_GIVEN'])
      await finish(student.token, 'theoreticalStudy', 'alta')
      const finished = await send(student.token, preChoiceDocument, {...input, question: 'alta-01'})
      expect(finished.codes).toEqual(['ANSWER_ALREADY_GIVEN'])
    })

    test('many choices at once leave what was answered meanwhile, and refuse what is not there', async () => {
      const {student, agenda} = await start()
      await send(student.token, oneAnswerDocument, answerInput(agenda, 'alta-00', 0, server.now))
      const choose = (ids: readonly string[], selected = 2) =>
        send(student.token, manyPreChoicesDocument, {
          preChoices: ids.map((question) => ({question, selected})),
          agenda: agenda._id,
          dateNow: new Date(server.now).toISOString(),
        })
      const reply = await choose(['alta-01', 'alta-00', 'alta-02'])
      expect(reply.data).toMatchObject({
        createManyPreChoices: [
          {questionId: 'alta-01', selected: 2},
          {questionId: 'alta-02', selected: 2},
        ],
      })
      expect((await choose(['alta-00'])).codes).toEqual(['ANSWER_ALREADY_GIVEN'])
      expect((await choose(['alta-01', 'nenhuma'])).codes).toEqual(['NOT_FOUND'])
      expect((await choose(['alta-01', 'alta-01'])).codes).toEqual(['BAD_INPUT'])
      expect((await choose([])).codes).toEqual(['BAD_INPUT'])
      expect((await choose(['alta-01', 'alta-02'], 4)).codes).toEqual(['BAD_INPUT'])
    })
  })

  describe('what comes next', () => {
    test('a wrong answer comes back in the next smart review before a right one', async () => {
      const {student, agenda} = await start()
      await send(student.token, oneAnswerDocument, answerInput(agenda, 'alta-00', 0, server.now))
      await send(student.token, oneAnswerDocument, answerInput(agenda, 'alta-01', 0, server.now))
      await finish(student.token, 'theoreticalStudy', 'alta')
      server.now = wednesdayNoon + 3 * 24 * hour
      try {
        const later = await server.agenda(await server.token(student.uid), '20260718')
        expect(later.smartReview?.due.slice(0, 2)).toEqual([
          {questionId: 'alta-01', reason: 'wrong', retrievability: expect.any(Number)},
          {questionId: 'alta-00', reason: 'forgetting', retrievability: expect.any(Number)},
        ])
      } finally {
        server.now = wednesdayNoon
      }
    })
  })
})
