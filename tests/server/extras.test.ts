import {randomUUID} from 'node:crypto'
import {sql} from 'kysely'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {addMock} from './examFixture.ts'
import {
  countDocument,
  courseTypesDocument,
  createCardsDocument,
  createDeckCardsDocument,
  createdOf,
  createExamDocument,
  createQuestionsDocument,
  createReviewDocument,
  createSmartExamDocument,
  createSmartReviewDocument,
  createStudyDocument,
  decksDocument,
  deleteExtraDocument,
  everything,
  ExtrasOf,
  pathOf,
  wish,
} from './extrasSupport.ts'
import {addExtraTemplates} from './extrasRequests.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {addMaterial} from './studySupport.ts'
import {reasonsDocument} from './themesSupport.ts'
import {backends, TestServer} from './support.ts'

const day = 86_400_000
const hour = 3_600_000

describe.each(backends)('creating extras on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
    await addExtraTemplates(server)
  })
  afterAll(() => server.close())

  const studied = (extras: ExtrasOf, lesson: string, daysAgo: number) =>
    sql`insert into lesson_progress (profile_id, lesson_id, study_finished_at)
      values (${extras.student.profileId}, ${lesson}, ${new Date(wednesdayNoon - daysAgo * day)})`.execute(
      server.database.db,
    )
  const save = (extras: ExtrasOf, ...cards: string[]) =>
    server.database.db
      .insertInto('deck_flashcard')
      .values(
        cards.map((flashcard_id) => ({
          profile_id: extras.student.profileId,
          flashcard_id,
          added_at: new Date(wednesdayNoon),
        })),
      )
      .execute()

  test('a question extra has so many questions of the themes, and is listed with them', async () => {
    const extras = await ExtrasOf.open(server)
    const input = wish({classification: [pathOf('alta'), pathOf('media')], count: 8, examMode: true})
    const id = await extras.create(createQuestionsDocument, {input})
    const {activityQuestion, ...others} = await extras.list(wednesday)
    expect(activityQuestion).toEqual([
      {
        _id: id,
        createdAt: new Date(wednesdayNoon).toISOString(),
        finished: false,
        classification: [pathOf('alta'), pathOf('media')],
        questions: expect.any(Array),
        answered: 0,
        examMode: true,
        timeLimit: null,
        deadline: null,
        isPriority: false,
        preChoice: [],
      },
    ])
    const questions = activityQuestion[0]?.questions ?? []
    expect(new Set(questions).size).toBe(8)
    expect(questions.every((question) => /^(alta|media)-/.test(question))).toBe(true)
    expect(Object.values(others).filter((list) => Array.isArray(list) && list.length > 0)).toEqual([])
  })

  test('filters that leave nothing make nothing, and say so to the letter', async () => {
    const extras = await ExtrasOf.open(server)
    const empty = [
      wish({classification: [['Pediatria']]}),
      wish({classification: [[...pathOf('alta'), 'Mais fundo']]}),
      wish({difficulty: ['easy']}),
      wish({minYear: 2010, maxYear: 2020}),
      wish({uf: 'SP'}),
      wish({uf: 'BR', institution: 'Outra'}),
      wish({history: ['wrong']}),
    ]
    for (const input of empty) {
      const reply = await extras.ask(createQuestionsDocument, {input})
      expect({input, codes: reply.codes}).toEqual({input, codes: ['NO_QUESTION_FOUND']})
      expect(reply.text).toContain('No question found.')
    }
    expect((await extras.list(wednesday)).activityQuestion).toEqual([])
  })

  test('retired questions and those whose keys a mock exam holds are not asked', async () => {
    const own = await TestServer.open(kind)
    try {
      await addMock(own, ['longa-00', 'longa-01'])
      await own.database.db.updateTable('question').set({retired: true}).where('id', '=', 'longa-02').execute()
      const extras = await ExtrasOf.open(own)
      const input = wish({classification: [pathOf('longa')], count: 200})
      await extras.create(createQuestionsDocument, {input})
      const [made] = (await extras.list(wednesday)).activityQuestion
      const left = Array.from({length: 9}, (_entry, index) => `longa-${String(index + 3).padStart(2, '0')}`)
      expect(made?.questions.toSorted()).toEqual(left)
      const {count: _count, examMode: _examMode, timeLimit: _timeLimit, ...filters} = input
      expect((await extras.ask(countDocument, {input: filters})).data?.countQuestions).toMatchObject({total: 9})
    } finally {
      await own.close()
    }
  })

  test('unseen questions come first, then those answered wrong', async () => {
    const extras = await ExtrasOf.open(server)
    const {profileId} = extras.student
    const card = (question_id: string, last_outcome: number) =>
      sql`insert into question_card (profile_id, question_id, due, stability, difficulty, scheduled_days, learning_steps,
          reps, lapses, state, last_review, last_outcome)
        values (${profileId}, ${question_id}, ${new Date(wednesdayNoon)}, 1, 1, 1, 0, 1, 0, 2,
          ${new Date(wednesdayNoon - day)}, ${last_outcome})`.execute(server.database.db)
    for (const number of [0, 1, 2]) await card(`media-0${number}`, number === 1 ? 0 : 1)
    const input = wish({classification: [pathOf('media')], count: 3})
    await extras.create(createQuestionsDocument, {input})
    const [made] = (await extras.list(wednesday)).activityQuestion
    expect(made?.questions.slice(0, 2).toSorted()).toEqual(['media-03', 'media-04'])
    expect(made?.questions[2]).toBe('media-01')
  })

  test('a flashcard extra of a theme, of decks, and of all decks', async () => {
    const extras = await ExtrasOf.open(server)
    await save(extras, 'alta-c00', 'longa-c00', 'longa-c01')
    expect((await extras.ask(decksDocument)).data?.getUserDecks).toEqual([
      {lesson: 'alta', lessonTitle: 'Tema alta', flashcardsAmount: 1},
      {lesson: 'longa', lessonTitle: 'Tema longa', flashcardsAmount: 2},
    ])
    await extras.create(createCardsDocument, {treeId: 'curso', classification: pathOf('longa'), count: 5})
    server.now += 1_000
    await extras.create(createDeckCardsDocument, {deckIds: ['longa'], length: 10})
    server.now += 1_000
    await extras.create(createDeckCardsDocument, {deckIds: [], length: 10})
    server.now = wednesdayNoon
    const made = (await extras.list(wednesday)).activityFlashcard
    expect(made.map(({classification}) => classification)).toEqual([pathOf('longa'), ['Tema longa'], []])
    expect(made[0]?.flashcards.every((card) => card.startsWith('longa-c'))).toBe(true)
    expect(made.map(({flashcards}) => flashcards.length)).toEqual([5, 2, 3])
  })

  test.each([
    [
      'a theme without cards',
      createCardsDocument,
      {treeId: 'curso', classification: ['Pediatria'], count: 5},
      'NO_FLASHCARD_FOUND',
    ],
    [
      'cards that were retired',
      createCardsDocument,
      {treeId: 'curso', classification: pathOf('media'), count: 5},
      'NO_FLASHCARD_FOUND',
    ],
    [
      'the tree of another course',
      createCardsDocument,
      {treeId: 'outro', classification: pathOf('alta'), count: 5},
      'NOT_FOUND',
    ],
    ['no saved card', createDeckCardsDocument, {deckIds: [], length: 5}, 'NO_FLASHCARD_FOUND'],
    ['a deck that is gone', createDeckCardsDocument, {deckIds: ['sumiu'], length: 5}, 'NO_FLASHCARD_FOUND'],
  ])('a flashcard extra of %s is refused', async (_name, document, variables, code) => {
    const extras = await ExtrasOf.open(server)
    expect((await extras.ask(document, variables)).codes).toEqual([code])
    expect((await extras.list(wednesday)).activityFlashcard).toEqual([])
  })

  test('a deck that was deleted after it was listed is named no more, and refused when it is all that was ticked', async () => {
    const extras = await ExtrasOf.open(server)
    await save(extras, 'alta-c00', 'longa-c00')
    const decks = async () => ((await extras.ask(decksDocument)).data?.getUserDecks ?? []) as {lesson: string}[]
    expect(await decks()).toMatchObject([{lesson: 'alta'}, {lesson: 'longa'}])
    await server.database.db
      .deleteFrom('deck_flashcard')
      .where('profile_id', '=', extras.student.profileId)
      .where('flashcard_id', '=', 'alta-c00')
      .execute()
    const key = randomUUID()
    const gone = {deckIds: ['alta'], length: 5}
    expect((await extras.ask(createDeckCardsDocument, {...gone, key})).codes).toEqual(['NO_FLASHCARD_FOUND'])
    expect(await decks()).toMatchObject([{lesson: 'longa'}])
    await extras.create(createDeckCardsDocument, {deckIds: ['alta', 'longa'], length: 5})
    expect((await extras.list(wednesday)).activityFlashcard).toMatchObject([
      {classification: ['Tema longa'], flashcards: ['longa-c00']},
    ])
  })

  test('a theme that has vanished from the tree is counted as nothing and makes nothing', async () => {
    const extras = await ExtrasOf.open(server)
    const path = pathOf('sumido')
    const counted = await extras.ask(countDocument, {input: {...everything, classification: [path]}})
    expect(counted.data?.countQuestions).toMatchObject({total: 0, withComments: 0})
    const input = wish({classification: [path]})
    expect((await extras.ask(createQuestionsDocument, {input})).codes).toEqual(['NO_QUESTION_FOUND'])
    expect((await extras.ask(createStudyDocument, {classification: path})).codes).toEqual(['NOT_FOUND'])
    const cards = {treeId: 'curso', classification: path, count: 5}
    expect((await extras.ask(createCardsDocument, cards)).codes).toEqual(['NO_FLASHCARD_FOUND'])
    await extras.create(createQuestionsDocument, {input: wish({classification: [path, pathOf('media')], count: 3})})
    const [made] = (await extras.list(wednesday)).activityQuestion
    expect(made?.questions.every((question) => question.startsWith('media-'))).toBe(true)
  })

  test('a study extra has all of its lesson, and is used again until it is finished', async () => {
    const extras = await ExtrasOf.open(server)
    const first = await extras.ask(createStudyDocument, {classification: pathOf('alta')})
    expect(first.data?.created).toEqual({
      _id: expect.any(String),
      createdAt: new Date(wednesdayNoon).toISOString(),
      finished: false,
      classification: pathOf('alta'),
      lessonId: 'alta',
      lessonTitle: 'Tema alta',
      contents: {
        videos: ['video-alta'],
        texts: ['texto-alta'],
        mindmaps: ['mapa-alta'],
        flashcards: ['alta-c00', 'alta-c01', 'alta-c02'],
        questions: ['alta-00', 'alta-01', 'alta-02', 'alta-03', 'alta-04', 'alta-05'],
      },
    })
    const again = await extras.ask(createStudyDocument, {classification: pathOf('alta')})
    expect(again.data).toEqual(first.data)
    expect((await extras.list(wednesday)).activityTheoreticalExtra).toHaveLength(1)
  })

  test.each([
    ['a theme that is no lesson', ['Clínica Médica', 'Clínica']],
    ['a theme that is gone', pathOf('sumiu')],
    ['an area that nobody knows', ['Astrologia', 'Clínica', 'Tema alta']],
  ])('a study extra of %s is refused', async (_name, classification) => {
    const extras = await ExtrasOf.open(server)
    expect((await extras.ask(createStudyDocument, {classification})).codes).toEqual(['NOT_FOUND'])
  })

  test('a review extra takes the oldest study of more than two weeks ago, once a day', async () => {
    const extras = await ExtrasOf.open(server)
    expect((await extras.ask(createReviewDocument)).codes).toEqual(['NO_ELEGIBLE_LESSON_TO_REVIEW'])
    await studied(extras, 'alta', 14)
    expect((await extras.ask(createReviewDocument)).codes).toEqual(['NO_ELEGIBLE_LESSON_TO_REVIEW'])
    await studied(extras, 'media', 20)
    await studied(extras, 'longa', 30)
    const replies = await Promise.all([extras.ask(createReviewDocument), extras.ask(createReviewDocument)])
    expect(replies.flatMap(({codes}) => codes)).toEqual(['EXTRA_ALREADY_TODAY'])
    const made = (await extras.list(wednesday)).activityTheoreticalReviewExtra
    expect(made.map(({lessonId}) => lessonId)).toEqual(['longa'])
    expect(made[0]?.contents.questions).toHaveLength(12)
    expect((await extras.ask(reasonsDocument, {activity: made[0]?._id})).data).toMatchObject({
      selectionReasons: [
        {
          kind: 'oldestStudy',
          lessonId: 'longa',
          questions: made[0]?.contents.questions,
          relevance: 0.02,
          lastSeenDays: null,
          answered: 0,
        },
      ],
    })
  })

  test('a smart review extra is made once a day, and again when it was deleted before its end', async () => {
    const extras = await ExtrasOf.open(server)
    const replies = await Promise.all([1, 2, 3].map(() => extras.ask(createSmartReviewDocument)))
    expect(replies.flatMap(({codes}) => codes)).toEqual(['EXTRA_ALREADY_TODAY', 'EXTRA_ALREADY_TODAY'])
    const [made] = (await extras.list(wednesday)).activitySmartReviewExtra
    expect(made?.questions).toHaveLength(10)
    expect(made?.flashcards).toHaveLength(10)
    expect(made?.due).toHaveLength(10)
    await extras.ask(deleteExtraDocument, {id: made?._id})
    expect((await extras.list(wednesday)).activitySmartReviewExtra).toEqual([])
    expect((await extras.ask(createSmartReviewDocument)).codes).toEqual([])
  })

  test('a full exam is used again while it is unfinished, and not of another day', async () => {
    const extras = await ExtrasOf.open(server)
    const id = await extras.create(createExamDocument, {template: 'prova-livre'})
    expect(await extras.create(createExamDocument, {template: 'prova-livre'})).toBe(id)
    expect((await extras.list(wednesday)).activityExamExtra).toEqual([
      {
        _id: id,
        createdAt: new Date(wednesdayNoon).toISOString(),
        finished: false,
        uf: 'SP',
        institution: 'UNIFESP',
        year: 2024,
        title: 'Prova prova-livre',
      },
    ])
    server.now += day
    try {
      const {token: _token, ...student} = extras.student
      const tomorrow = new ExtrasOf(server, {...student, token: await server.token(student.uid)})
      expect(await tomorrow.create(createExamDocument, {template: 'prova-livre'})).not.toBe(id)
    } finally {
      server.now -= day
    }
    expect((await extras.ask(createExamDocument, {template: 'nenhuma'})).codes).toEqual(['NOT_FOUND'])
  })

  test('a smart exam is put together beside the agenda', async () => {
    const extras = await ExtrasOf.open(server)
    const id = await extras.create(createSmartExamDocument)
    const [made] = (await extras.list(wednesday)).activitySmartExamExtra
    expect(made).toEqual({
      _id: id,
      createdAt: new Date(wednesdayNoon).toISOString(),
      finished: false,
      uf: 'SP',
      institution: 'UNIFESP',
    })
    const {rows} = await sql<{
      n: number
    }>`select count(*)::integer as n from agenda_question where agenda_id = ${id}`.execute(server.database.db)
    expect(rows[0]?.n).toBeGreaterThan(5)
  })

  test('after midnight an extra is of the new calendar date, and that of the day before can still be deleted', async () => {
    const extras = await ExtrasOf.open(server)
    const before = await extras.create(createQuestionsDocument, {input: wish()})
    server.now += 13 * hour
    try {
      const {token: _token, ...student} = extras.student
      const night = new ExtrasOf(server, {...student, token: await server.token(student.uid)})
      const reply = await night.ask(createQuestionsDocument, {input: wish()})
      expect(createdOf(reply).calendarDate).toBe('20260716')
      expect((await night.list('20260716')).activityQuestion).toHaveLength(1)
      expect((await night.ask(deleteExtraDocument, {id: before})).codes).toEqual([])
      server.now += 4 * hour
      const old = createdOf(reply)._id
      server.now += day
      const later = new ExtrasOf(server, {...student, token: await server.token(student.uid)})
      expect((await later.ask(deleteExtraDocument, {id: old})).codes).toEqual(['OUTSIDE_EDITING_WINDOW'])
      server.now -= day + 4 * hour
    } finally {
      server.now = wednesdayNoon
    }
  })

  test('a course that names kinds allows these alone', async () => {
    const extras = await ExtrasOf.open(server)
    expect((await extras.ask(courseTypesDocument)).data?.getCourseExtraActivities).toHaveLength(8)
    await server.course('restrito', {extra_activities: JSON.stringify(['Question', 'Exam'])})
    await sql`update student_course set course_id = 'restrito' where profile_id = ${extras.student.profileId}`.execute(
      server.database.db,
    )
    expect((await extras.ask(courseTypesDocument)).data?.getCourseExtraActivities).toEqual(['Question', 'Exam'])
    for (const document of [createSmartReviewDocument, createReviewDocument, createSmartExamDocument])
      expect((await extras.ask(document)).codes).toEqual(['EXTRA_NOT_ALLOWED'])
    expect((await extras.ask(createExamDocument, {template: 'prova-livre'})).codes).toEqual([])
    expect((await extras.ask(createQuestionsDocument, {input: wish()})).codes).toEqual(['NO_QUESTION_FOUND'])
  })

  test('after the trial questions and full exams may be created, everything else says that it is over', async () => {
    const extras = await ExtrasOf.open(server, {is_premium: false})
    expect((await extras.ask(createQuestionsDocument, {input: wish()})).codes).toEqual([])
    expect((await extras.ask(createExamDocument, {template: 'prova-livre'})).codes).toEqual([])
    const others = [
      [createCardsDocument, {treeId: 'curso', classification: pathOf('longa'), count: 5}],
      [createStudyDocument, {classification: pathOf('alta')}],
      [createReviewDocument, {}],
      [createSmartReviewDocument, {}],
      [createSmartExamDocument, {}],
    ] as const
    for (const [document, variables] of others)
      expect((await extras.ask(document, variables)).codes).toEqual(['TRIAL_TIME_OVER'])
    const today = await extras.list(wednesday)
    expect(today.activityQuestion).toHaveLength(1)
  })

  test('who has finished the course creates nothing', async () => {
    const student = await server.student({}, 'finished')
    const extras = new ExtrasOf(server, student)
    expect((await extras.ask(createQuestionsDocument, {input: wish()})).codes).toEqual(['COURSE_FINISHED'])
  })

  test('sixty extras a day are enough', async () => {
    const extras = await ExtrasOf.open(server)
    await sql`
      with made as (
        insert into agenda (id, profile_id, calendar_date, has_smart_review, created_at, kind)
        select ${extras.student.profileId} || n, ${extras.student.profileId}, ${wednesday}, true,
          ${new Date(wednesdayNoon)}::timestamptz, 'extra'
        from generate_series(1, 59) n returning id
      )
      insert into extra_activity (id, profile_id, kind, calendar_date, classification, exam_mode, is_priority, created_at,
        deleted_at)
      select id, ${extras.student.profileId}, 'Question', ${wednesday}, '[]', false, false,
        ${new Date(wednesdayNoon)}::timestamptz, ${new Date(wednesdayNoon)}::timestamptz
      from made`.execute(server.database.db)
    const last = {input: wish(), key: 'a-ultima'}
    const first = await extras.ask(createQuestionsDocument, last)
    expect(first.codes).toEqual([])
    expect((await extras.ask(createQuestionsDocument, {input: wish()})).codes).toEqual(['RATE_LIMITED'])
    expect((await extras.ask(createExamDocument, {template: 'prova-livre'})).codes).toEqual(['RATE_LIMITED'])
    expect((await extras.ask(createQuestionsDocument, last)).data).toEqual(first.data)
  })

  test.each([
    ['no question', {count: 0}],
    ['201 questions', {count: 201}],
    ['a billion questions', {count: 1_000_000_000}],
    ['years reversed', {minYear: 2024, maxYear: 2020}],
    ['a year before 2005', {minYear: 2004}],
    ['a year after the next', {maxYear: 2028}],
    ['an institution without its state', {institution: 'USP'}],
    ['a theme without names', {classification: [[]]}],
    ['a theme twice', {classification: [['Pediatria'], ['Pediatria']]}],
    ['a theme of seven levels', {classification: [['a', 'b', 'c', 'd', 'e', 'f', 'g']]}],
    ['51 themes', {classification: Array.from({length: 51}, (_entry, index) => [`Tema ${index}`])}],
    ['a name of controls', {classification: [['Pedia\u0000tria']]}],
    ['a name of 201 characters', {uf: 'x'.repeat(201)}],
  ])('a wish for %s is bad input', async (_name, parts) => {
    const extras = await ExtrasOf.open(server)
    expect((await extras.ask(createQuestionsDocument, {input: wish(parts)})).codes).toEqual(['BAD_INPUT'])
    const {count, ...filters} = parts as {count?: number}
    if (count === undefined)
      expect((await extras.ask(countDocument, {input: {...everything, ...filters}})).codes).toEqual(['BAD_INPUT'])
  })

  test.each([0, 201, 1_000_000_000])('%i flashcards are bad input', async (count) => {
    const extras = await ExtrasOf.open(server)
    const ofTheme = {treeId: 'curso', classification: pathOf('longa'), count}
    expect((await extras.ask(createCardsDocument, ofTheme)).codes).toEqual(['BAD_INPUT'])
    expect((await extras.ask(createDeckCardsDocument, {deckIds: [], length: count})).codes).toEqual(['BAD_INPUT'])
  })
})
