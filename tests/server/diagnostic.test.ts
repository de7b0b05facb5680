import {randomUUID} from 'node:crypto'
import {sql} from 'kysely'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {mostMarks, startsOfNetwork} from '../../server/diagnostic/limits.ts'
import {demoDocument, diagnosticQuestionsDocument, resultsDocument} from './diagnosticRequests.ts'
import {diagnosticsOf} from './diagnosticWorld.ts'
import {addMaterial} from './studySupport.ts'
import {backends, TestServer} from './support.ts'

const day = 86_400_000
const usp = {uf: 'SP', institution: 'USP'}

describe.each(backends)('a diagnostic on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    // What one network starts counts a quarter of an hour.
    server.now += 3_600_000
  })

  const {at, create, start, find, mark, finish, finished} = diagnosticsOf(() => server)

  describe('is started', () => {
    test('by anybody, under an id of 128 random bits, with all that fits of a small bank', async () => {
      const id = await start()
      expect(id).toMatch(/^[0-9a-f]{32}$/)
      const exam = await find(id)
      expect(exam).toEqual({
        _id: id,
        calendarDate: expect.stringMatching(/^\d{8}$/),
        finished: false,
        isPartial: false,
        template: null,
        questions: expect.any(Array),
        preChoice: [],
        institutionTarget: [],
      })
      // Neither the annulled question nor the essay.
      expect(exam.questions.toSorted()).not.toContain('alta-04')
      expect(exam.questions).not.toContain('alta-05')
      expect(new Set(exam.questions).size).toBe(exam.questions.length)
      expect(exam.questions.length).toBeGreaterThan(20)
    })

    test('once, however often its key arrives, at once as well', async () => {
      const key = randomUUID()
      const replies = await Promise.all(Array.from({length: 10}, () => create({key})))
      expect(new Set(replies.map(({text}) => text)).size).toBe(1)
      expect((await create({key, isPartial: true})).codes).toEqual(['IDEMPOTENCY_KEY_REUSED'])
    })

    test('as a partial one with two questions and an end of its own', async () => {
      const [whole, part] = [await start(), await start({isPartial: true})]
      expect((await find(part)).questions).toHaveLength(2)
      for (const question of (await find(part)).questions) await mark(part, question, 0)
      await finish(part)
      expect([(await find(part)).finished, (await find(whole)).finished]).toEqual([true, false])
    })

    test('of a template, and of none that is not there', async () => {
      const {db} = server.database
      const template = {id: 'modelo', title: 'Modelo', least_minutes: 120, most_minutes: 180, content_hash: ''}
      await db
        .insertInto('diagnostic_template')
        .values(template)
        .onConflict((c) => c.doNothing())
        .execute()
      await db
        .insertInto('diagnostic_template_question')
        .values(
          ['longa-03', 'alta-01', 'alta-04'].map((question_id, position) => ({
            diagnostic_template_id: 'modelo',
            question_id,
            position,
          })),
        )
        .execute()
      expect((await find(await start({template: 'modelo'}))).questions).toEqual(['longa-03', 'alta-01'])
      expect((await create({template: 'nenhum'})).codes).toEqual(['NOT_FOUND'])
    })

    test('with what is kept for it, which no study shows, and for a student not twice', async () => {
      const {db} = server.database
      await db.updateTable('question').set({is_reserved: true}).where('id', 'in', ['longa-03', 'longa-04']).execute()
      await db
        .insertInto('diagnostic_template')
        .values({id: 'próprio', title: 'Próprio', least_minutes: 120, most_minutes: 180, content_hash: ''})
        .execute()
      await db
        .insertInto('diagnostic_template_question')
        .values({diagnostic_template_id: 'próprio', question_id: 'longa-03', position: 0})
        .execute()
      const {token} = await server.student()
      const startAs = async (variables: object = {}) =>
        (await find(String((await create(variables, {token})).data?.createDiagnosticExam))).questions
      // The template names the first; nothing names the second, which is of a mock exam.
      const [first, again, visitor] = [await startAs(), await startAs(), (await find(await start())).questions]
      expect([first, again, visitor].map((asked) => asked.includes('longa-03'))).toEqual([true, false, true])
      expect([first, again, visitor].flat()).not.toContain('longa-04')
      expect(await startAs({template: 'próprio'})).toEqual(['longa-03'])
      await db.updateTable('diagnostic_template').set({retired: true}).execute()
      expect((await find(await start())).questions).not.toContain('longa-03')
      await db.updateTable('diagnostic_template').set({retired: false}).execute()
      await db.updateTable('question').set({is_reserved: false}).execute()
    })

    test.each([
      ['too many institutions', Array.from({length: 11}, (_entry, index) => ({uf: 'SP', institution: `I ${index}`}))],
      ['an institution twice', [usp, usp]],
      ['a unit that is none', [{uf: 'sp', institution: 'USP'}]],
      ['an empty name', [{uf: 'SP', institution: ''}]],
      ['a name with the character zero', [{uf: 'SP', institution: 'U\0'}]],
      ['an endless name', [{uf: 'SP', institution: 'a'.repeat(201)}]],
    ])('never with %s', async (_name, targets) => {
      expect((await create({targets})).codes).toEqual(['BAD_INPUT'])
    })

    test('never with a question whose key a mock exam holds', async () => {
      const {db} = server.database
      const held = sql`update question set key_held_until = ${new Date(server.now + day)} where id = 'futura-00'`
      await held.execute(db)
      expect((await find(await start())).questions).not.toContain('futura-00')
      await sql`update question set key_held_until = null where id = 'futura-00'`.execute(db)
      expect((await find(await start())).questions).toContain('futura-00')
    })

    test('so often from one network, and then again after a while', async () => {
      const rows = Array.from({length: startsOfNetwork.most}, () => randomUUID().replaceAll('-', ''))
      const id = await start()
      const {network} = await server.database.db
        .selectFrom('diagnostic_exam')
        .select('network')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await server.database.db
        .insertInto('diagnostic_exam')
        .values(
          rows.map((row) => ({
            id: row,
            creation_key: row,
            creation_hash: row,
            profile_id: null,
            is_partial: true,
            template_id: null,
            institution_target: '[]',
            question_ids: '[]',
            network,
            calendar_date: '20260715',
            created_at: new Date(server.now),
            updated_at: new Date(server.now),
          })),
        )
        .execute()
      expect((await create()).codes).toEqual(['RATE_LIMITED'])
      server.now += startsOfNetwork.minutes * 60_000 + 1
      expect((await create()).codes).toEqual([])
    })
  })

  describe('shows its questions', () => {
    test('without key, theme and difficulty before its end, with key and answer after it', async () => {
      const {id, questions} = await finished()
      const open = await start()
      const ids = (await find(open)).questions
      const headers = {'x-diagnostic-id': open}
      const before = await server.ask(diagnosticQuestionsDocument, {ids, activity: open}, {headers})
      expect(before.codes).toEqual([])
      expect(before.text).not.toMatch(/secreto|"correctChoice":\d|"outcome"|Clínica|medium/)
      expect(before.data?.questionMany).toHaveLength(ids.length)
      const after = await server.ask(diagnosticQuestionsDocument, {ids: questions, activity: id}, {headers})
      expect(after.data?.questionMany).toMatchObject([
        {
          correctChoice: expect.any(Number),
          studentAnswer: {outcome: 1},
          comment: {author: 'Dra. Prova'},
          difficulty: 'medium',
        },
        {studentAnswer: {outcome: 0}},
      ])
    })

    test('none of another exam, none without the header of a visitor, none of the bank', async () => {
      const id = await start({isPartial: true})
      const other = (await find(await start())).questions
      const {questions} = await find(id)
      const ids = other.filter((question) => !questions.includes(question))
      const headers = {'x-diagnostic-id': id}
      const ask = (variables: object, options: object) =>
        server.ask(diagnosticQuestionsDocument, {...variables}, options)
      expect((await ask({ids, activity: id}, {headers})).codes).toEqual(['QUESTIONS_NOT_FOUND'])
      expect((await ask({ids: questions, activity: id}, {})).codes).toEqual(['UNAUTHENTICATED'])
      expect((await ask({ids: questions, activity: null}, {headers})).codes).toEqual(['UNAUTHENTICATED'])
      expect((await ask({ids: questions, activity: 'f'.repeat(32)}, {headers})).codes).toEqual(['NOT_FOUND'])
    })

    test('and ten cards for the demo, the same ones each time', async () => {
      const {id} = await finished()
      const ask = () => server.ask(demoDocument, {activity: id}, {headers: {'x-diagnostic-id': id}})
      const first = await ask()
      expect(first.codes).toEqual([])
      expect(first.data?.flashcardMany).not.toEqual([])
      expect((await ask()).text).toBe(first.text)
    })
  })

  describe('keeps marks', () => {
    test('of each question the latest, whatever order they arrive in', async () => {
      const id = await start()
      const [first = '', second = ''] = (await find(id)).questions
      await mark(id, first, 1, {dateNow: at(-1_000)})
      await mark(id, first, 3, {dateNow: at(-500)})
      expect((await mark(id, first, 2, {dateNow: at(-2_000)})).data).toEqual({updateDiagnosticExamPreChoice: true})
      await mark(id, second, 0, {dateNow: at(day)})
      const kept = (await find(id)).preChoice.toSorted((one) => (one.questionId === first ? -1 : 1))
      expect(kept).toEqual([
        {questionId: first, selected: 3, dateNow: at(-500)},
        // A clock that is ahead counts as now.
        {questionId: second, selected: 0, dateNow: at()},
      ])
    })

    test('and takes one back by -1', async () => {
      const id = await start({isPartial: true})
      const [first = '', second = ''] = (await find(id)).questions
      await mark(id, first, 1)
      await mark(id, second, 1)
      await mark(id, first, -1, {dateNow: at()})
      expect((await finish(id)).codes).toEqual(['BAD_INPUT'])
    })

    test('of many questions at once, losing none', async () => {
      const id = await start()
      const {questions} = await find(id)
      await Promise.all(questions.map((question, index) => mark(id, question, index % 4)))
      const {preChoice} = await find(id)
      expect(Object.fromEntries(preChoice.map(({questionId, selected}) => [questionId, selected]))).toEqual(
        Object.fromEntries(questions.map((question, index) => [question, index % 4])),
      )
    })

    test('once for each key, and refuses the key for another mark', async () => {
      const id = await start()
      const [first = ''] = (await find(id)).questions
      const key = randomUUID()
      const replies = await Promise.all(Array.from({length: 10}, () => mark(id, first, 1, {key})))
      expect(new Set(replies.map(({text}) => text)).size).toBe(1)
      expect((await mark(id, first, 2, {key})).codes).toEqual(['IDEMPOTENCY_KEY_REUSED'])
      expect((await find(id)).preChoice).toMatchObject([{questionId: first, selected: 1}])
    })

    test.each([
      ['an unknown diagnostic', {id: 'f'.repeat(32)}, 'NOT_FOUND'],
      ['an id that is none', {id: '../../etc'}, 'NOT_FOUND'],
      ['a question that is not in it', {question: 'alta-05'}, 'NOT_FOUND'],
      ['a choice that the question does not have', {selected: 4}, 'BAD_INPUT'],
      ['a choice below none', {selected: -2}, 'BAD_INPUT'],
    ])(
      'never for %s',
      async (_name, {id, question, selected = 0}: {id?: string; question?: string; selected?: number}, code) => {
        const own = await start()
        const [first = ''] = (await find(own)).questions
        expect((await mark(id ?? own, question ?? first, selected)).codes).toEqual([code])
      },
    )

    test('so many of one diagnostic, and says that it saved no more', async () => {
      const id = await start()
      const [first = ''] = (await find(id)).questions
      await server.database.db.updateTable('diagnostic_exam').set({writes: mostMarks}).where('id', '=', id).execute()
      expect((await mark(id, first, 1)).data).toEqual({updateDiagnosticExamPreChoice: false})
      expect((await find(id)).preChoice).toEqual([])
    })
  })

  describe('ends', () => {
    test('never while a question is open, and never twice', async () => {
      const id = await start({isPartial: true})
      const [first = '', second = ''] = (await find(id)).questions
      expect((await finish(id)).codes).toEqual(['BAD_INPUT'])
      await mark(id, first, 0)
      expect((await finish(id)).codes).toEqual(['BAD_INPUT'])
      await mark(id, second, 0)
      const replies = await Promise.all(Array.from({length: 10}, () => finish(id)))
      expect(new Set(replies.map(({text}) => text))).toEqual(new Set(['{"data":{"finishDiagnosticExam":true}}']))
      expect((await mark(id, first, 1)).codes).toEqual(['EXAM_FINISHED'])
      expect((await find(id)).preChoice).toMatchObject([{selected: 0}, {selected: 0}])
    })

    test('with a result, and has none before', async () => {
      const open = await start()
      expect((await server.ask(resultsDocument, {id: open})).data).toEqual({fetchDiagnosticExamResults: null})
      const {id} = await finished()
      const {data} = await server.ask(resultsDocument, {id})
      expect(data?.fetchDiagnosticExamResults).toMatchObject({
        areas: [
          {area: 'Clínica Médica', totalStats: {hits: 1, total: 2}, totalPerformance: 0.5, easyPerformance: null},
          {area: 'Total', totalStats: {hits: 1, total: 2}, mediumStats: {hits: 1, total: 2}},
        ],
        themes: expect.arrayContaining([
          expect.objectContaining({leaf: ['Clínica Médica', 'Clínica', expect.stringMatching(/^Tema /)]}),
        ]),
      })
    })
  })
})
