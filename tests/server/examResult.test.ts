import {describe, expect, test} from 'vitest'
import {addMock} from './examFixture.ts'
import {minute, mockQuestions, runExamScheduler, Sitting} from './examSupport.ts'
import {wednesdayNoon} from './fixture.ts'
import {onTestServer} from './onTestServer.ts'
import {answerInput, backends, oneAnswerDocument, type TestServer} from './support.ts'

const iso = (instant: number) => new Date(instant).toISOString()

describe.each(backends)('after a mock exam on %s', (kind) => {
  let server: TestServer
  onTestServer(kind, (opened) => (server = opened))

  describe('keeps its keys', () => {
    const secret = /secreto|"correctChoice":\d/
    const practice = (sitting: Sitting) =>
      server.ask(
        'mutation ($key: ID!) { practiceQuestion(input: {document: "alta-00", choosen: 0}, idempotencyKey: $key) { correctChoice } }',
        {key: `pratica-${server.now}`},
        {token: sitting.student.token},
      )

    test('until the exam is sealed and their time has come', async () => {
      const sitting = await Sitting.alone(server)
      const hidden = async () => {
        for (const reply of [await sitting.questions(), await sitting.questions(null)]) {
          expect(reply.codes).toEqual([])
          expect(reply.text).not.toMatch(secret)
          expect(reply.text).not.toMatch(/"outcome":(?:0|1)/)
        }
        expect((await practice(sitting)).codes).toEqual(['QUESTION_ON_AGENDA'])
      }
      expect((await sitting.questions()).codes).toEqual(['QUESTIONS_NOT_FOUND'])
      expect((await sitting.questions(null)).data).toEqual({questionMany: []})
      expect((await practice(sitting)).codes).toEqual(['NOT_FOUND'])
      await sitting.start()
      await sitting.mark({'alta-00': 0, 'alta-01': 3})
      await hidden()
      await sitting.finish()
      await hidden()
      await sitting.at(Date.UTC(2026, 6, 16, 3) - 1)
      await runExamScheduler(server)
      await hidden()
      const cards = () =>
        server.database.db
          .selectFrom('question_card')
          .selectAll()
          .where('profile_id', '=', sitting.student.profileId)
          .execute()
      expect(await cards()).toEqual([])
      await sitting.at(Date.UTC(2026, 6, 16, 3))
      await runExamScheduler(server)
      const {data} = await sitting.questions()
      expect(data?.questionMany).toMatchObject([
        {correctChoice: 0, studentAnswer: {choosen: 0, outcome: 1}, comment: {body: expect.anything()}},
        {correctChoice: 1, studentAnswer: {choosen: 3, outcome: 0}},
        {correctChoice: 2, studentAnswer: {choosen: -1, outcome: -1}},
        {correctChoice: -1, studentAnswer: {choosen: -1, outcome: 1}},
      ])
      expect((await practice(sitting)).codes).toEqual([])
      expect((await cards()).map(({question_id, last_outcome}) => [question_id, last_outcome])).toEqual(
        expect.arrayContaining([
          ['alta-00', 1],
          ['alta-01', 0],
          ['alta-02', 0],
        ]),
      )
    })

    test('also in the study of a day that was composed before, whose answer is stored and told when the answers are out', async () => {
      const student = await server.student()
      await server.database.db.deleteFrom('agenda').where('kind', '=', 'mock').execute()
      await server.database.db.updateTable('mock_exam').set({retired: true}).execute()
      const agenda = await server.agenda(student.token, '20260715')
      const sitting = await Sitting.open(server, await addMock(server, mockQuestions), student)
      await sitting.start()
      const input = answerInput(agenda, 'alta-00', 0, server.now)
      const reply = await server.ask(oneAnswerDocument, {input, key: 'estudo'}, {token: sitting.student.token})
      expect(reply.data?.createOneAnswer).toMatchObject({
        choosen: 0,
        outcome: -1,
        question: {correctChoice: null, comment: null},
      })
      await sitting.finish()
      const keys = async () => (await sitting.questions(agenda._id)).text
      expect(await keys()).not.toMatch(secret)
      expect(await keys()).not.toMatch(/"outcome":[01]/)
      const learned = () =>
        server.database.db
          .selectFrom('question_card')
          .selectAll()
          .where('profile_id', '=', student.profileId)
          .where('question_id', '=', 'alta-00')
          .execute()
      await runExamScheduler(server)
      expect(await learned()).toEqual([])
      await sitting.at(Date.UTC(2026, 6, 16, 3))
      await runExamScheduler(server)
      // Once for the exam and once for the study: each answer teaches.
      expect((await learned()).map(({reps}) => reps)).toEqual([2])
      expect(await server.database.db.selectFrom('held_answer').selectAll().execute()).toEqual([])
      expect(await keys()).toMatch(/"_id":"alta-00","correctChoice":0.*"outcome":1/)
    })
  })

  test('an essay of a mock exam is kept and counts as wrong, and shows no key', async () => {
    const student = await server.student()
    const sitting = await Sitting.open(server, await addMock(server, ['alta-05']), student)
    await sitting.start()
    const input = {
      question: 'alta-05',
      selected: -1,
      essay: 'A conduta.',
      activity: sitting.id,
      dateNow: iso(server.now),
    }
    const document = `mutation ($input: OnePreChoiceInput!, $key: ID!) { createOrUpdateOnePreChoice(input: $input, idempotencyKey: $key) { essay } }`
    const {token} = student
    expect((await server.ask(document, {input: {...input, selected: 0}, key: 'nota'}, {token})).codes).toEqual([
      'BAD_INPUT',
    ])
    expect((await server.ask(document, {input, key: 'texto'}, {token})).codes).toEqual([])
    const reveal = `mutation ($input: RevealEssayInput!, $key: ID!) { revealEssay(input: $input, idempotencyKey: $key) { answer } }`
    const wish = {question: 'alta-05', essay: 'A conduta.', agenda: sitting.id, dateNow: iso(server.now)}
    expect((await server.ask(reveal, {input: wish, key: 'ver'}, {token})).codes).toEqual(['BAD_INPUT'])
    await sitting.finish()
    const {row, answers} = await sitting.stored()
    expect(row).toMatchObject({answered: 1, correct: 0, grade: 0})
    expect(answers).toMatchObject([{choosen: -1, outcome: -1}])
  })

  describe('is closed by several processes', () => {
    test('once each: one receipt, one count, one memory', async () => {
      const template = await addMock(server, mockQuestions)
      const sittings: Sitting[] = []
      for (let turn = 0; turn < 6; turn += 1) {
        const sitting = await Sitting.open(server, template, await server.student())
        await sitting.start()
        await sitting.mark({'alta-00': 0, 'alta-02': 1})
        sittings.push(sitting)
      }
      const tally = async () =>
        (
          await server.database.db
            .selectFrom('answer_tally')
            .selectAll()
            .where('question_id', '=', 'alta-02')
            .where('choosen', '=', 1)
            .executeTakeFirst()
        )?.amount ?? 0
      const before = await tally()
      server.now = Date.UTC(2026, 6, 16, 3)
      await Promise.all([
        runExamScheduler(server),
        runExamScheduler(server),
        runExamScheduler(server),
        runExamScheduler(server),
      ])
      await runExamScheduler(server)
      const stored = await Promise.all(sittings.map((sitting) => sitting.stored()))
      expect(
        stored.map(({row, answers}) => [
          row.grade,
          row.sealed_at?.getTime(),
          row.learned_at?.getTime(),
          answers.length,
        ]),
      ).toEqual(sittings.map(() => [50, server.now, server.now, 4]))
      expect(new Set(stored.map(({row}) => row.receipt_sequence)).size).toBe(6)
      expect((await tally()) - before).toBe(6)
      const [first] = sittings
      const card = await server.database.db
        .selectFrom('question_card')
        .select('reps')
        .where('profile_id', '=', first?.student.profileId ?? '')
        .where('question_id', '=', 'alta-00')
        .execute()
      expect(card).toEqual([{reps: 1}])
    })
  })

  describe('is ranked', () => {
    const rankingTime = Date.UTC(2026, 6, 16, 4)

    /** Sits the exam with so many right answers of three, and ends it after so many minutes. */
    const sit = async (template: string, right: number, minutes: number) => {
      const sitting = await Sitting.open(server, template, await server.student())
      await sitting.start()
      server.now = wednesdayNoon + minutes * minute
      const rightOnes = [
        ['alta-00', 0],
        ['alta-01', 1],
        ['alta-02', 2],
      ] as const
      if (right > 0) await sitting.mark(Object.fromEntries(rightOnes.slice(0, right)))
      await sitting.finish()
      server.now = wednesdayNoon
      return sitting
    }

    test('once its time has come: by grade, then by the earlier end; only who is equal in both shares a place', async () => {
      const template = await addMock(server, mockQuestions)
      const sittings = [
        await sit(template, 1, 5),
        await sit(template, 3, 9),
        await sit(template, 3, 4),
        await sit(template, 1, 5),
        await sit(template, 0, 1),
      ]
      const [shared, , , alsoShared] = sittings
      for (const sitting of sittings) await sitting.at(rankingTime - 1)
      expect((await shared?.rank())?.codes).toEqual(['RANKING_NOT_READY'])
      for (const sitting of sittings) await sitting.at(rankingTime)
      const replies = await Promise.all(sittings.map((sitting) => sitting.rank()))
      expect(replies.map(({data}) => data?.rankMockExam)).toEqual([
        {position: 3, total: 5, grade: 50},
        {position: 2, total: 5, grade: 100},
        {position: 1, total: 5, grade: 100},
        {position: 3, total: 5, grade: 50},
        {position: 5, total: 5, grade: 25},
      ])
      const rows = await server.database.db
        .selectFrom('mock_ranking')
        .select(['position', 'percentile'])
        .where('mock_exam_id', '=', template)
        .orderBy('position')
        .execute()
      expect(rows.map(({percentile}) => percentile)).toEqual([0.6, 0.6, 0.2, 0.2, 0])
      expect((await alsoShared?.rank())?.data?.rankMockExam).toEqual({position: 3, total: 5, grade: 50})
    })

    test('by the server itself; who comes later is put where they belong and moves nobody', async () => {
      const template = await addMock(server, mockQuestions)
      const [first, last] = [await sit(template, 3, 9), await sit(template, 0, 3)]
      const late = await sit(template, 2, 7)
      const {db} = server.database
      await db
        .updateTable('exam_activity')
        .set({sealed_at: null, by_student: false})
        .where('id', '=', late.id)
        .execute()
      for (const sitting of [first, last, late]) await sitting.at(rankingTime)
      await db
        .updateTable('exam_activity')
        .set({seals_at: new Date(rankingTime + 1)})
        .where('id', '=', late.id)
        .execute()
      await runExamScheduler(server)
      expect((await late.rank()).codes).toEqual(['RANKING_NOT_READY'])
      server.now = rankingTime + 1
      await runExamScheduler(server)
      const places = await Promise.all([first, last, late].map((sitting) => sitting.rank()))
      expect(places.map(({data}) => data?.rankMockExam)).toEqual([
        {position: 1, total: 2, grade: 100},
        {position: 2, total: 2, grade: 25},
        {position: 2, total: 3, grade: 75},
      ])
    })

    test('never for an extra one, an unfinished one, or another exam', async () => {
      const template = await addMock(server, mockQuestions)
      const sitting = await Sitting.open(server, template, await server.student())
      await sitting.start()
      const extra = await sit(template, 3, 2)
      await server.database.db.updateTable('exam_activity').set({is_extra: true}).where('id', '=', extra.id).execute()
      for (const one of [sitting, extra]) await one.at(rankingTime)
      expect((await sitting.rank()).codes).toEqual(['RANKING_NOT_READY'])
      expect((await extra.rank()).codes).toEqual(['RANKING_NOT_READY'])
      const other = sitting.with({template: 'outro'})
      expect((await other.rank()).codes).toEqual(['NOT_FOUND'])
    })
  })
})
