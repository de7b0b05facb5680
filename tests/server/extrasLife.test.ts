import {sql} from 'kysely'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {
  countDocument,
  createCardsDocument,
  createExamDocument,
  createQuestionsDocument,
  createReviewDocument,
  createSmartReviewDocument,
  createStudyDocument,
  deleteExtraDocument,
  deletePresetDocument,
  everything,
  ExtrasOf,
  extrasDocument,
  finishExtraDocument,
  finishExtraReviewDocument,
  finishExtraStudyDocument,
  pathOf,
  presetsDocument,
  savePresetDocument,
  wish,
} from './extrasSupport.ts'
import {addExtraTemplates} from './extrasRequests.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {
  addMaterial,
  detailsDocument,
  doubtDocument,
  doubtsDocument,
  flashcardsDocument,
  fullQuestionsDocument,
  gradeDocument,
  manyPreChoicesDocument,
  marksDocument,
  marksInput,
  revealDocument,
  revealInput,
  undoDocument,
} from './studySupport.ts'
import {backends, manyAnswerDocument, oneAnswerDocument, preChoiceDocument, TestServer} from './support.ts'

const day = 86_400_000
const iso = new Date(wednesdayNoon).toISOString()
const unknownId = '00000000-0000-4000-8000-000000000000'

describe.each(backends)('the life of extras on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
    await addExtraTemplates(server)
  })
  afterAll(() => server.close())

  const place = (activity: string, theoreticalType: string) => ({
    calendarDate: wednesday,
    type: 'question',
    theoreticalType,
    activity,
    dateNow: iso,
  })
  const answer = (extras: ExtrasOf, activity: string, document: string, part = 'smartReview', choosen = 1) =>
    extras.ask(oneAnswerDocument, {input: {...place(activity, part), document, choosen, essay: null}})
  const grade = (extras: ExtrasOf, activity: string, document: string) =>
    extras.ask(gradeDocument, {input: {...place(activity, 'smartReview'), type: 'flashcard', document, choosen: 1}})
  const progressOf = async ({student}: ExtrasOf) =>
    (
      await server.database.db
        .selectFrom('lesson_progress')
        .select(['lesson_id', 'study_finished_at', 'review_finished_at'])
        .where('profile_id', '=', student.profileId)
        .orderBy('lesson_id')
        .execute()
    ).map((row) => ({
      lesson: row.lesson_id,
      studied: row.study_finished_at !== null,
      reviewed: row.review_finished_at !== null,
    }))
  const studied = (extras: ExtrasOf, lesson: string) =>
    sql`insert into lesson_progress (profile_id, lesson_id, study_finished_at)
      values (${extras.student.profileId}, ${lesson}, ${new Date(wednesdayNoon - 30 * day)})`.execute(
      server.database.db,
    )

  test('the last answer finishes a question extra, whatever its order', async () => {
    const extras = await ExtrasOf.open(server)
    const id = await extras.create(createQuestionsDocument, {
      input: wish({classification: [pathOf('media')], count: 3}),
    })
    const [made] = (await extras.list(wednesday)).activityQuestion
    const questions = made?.questions ?? []
    for (const [index, question] of questions.entries()) {
      expect((await answer(extras, id, question)).codes).toEqual([])
      const [now] = (await extras.list(wednesday)).activityQuestion
      expect({answered: now?.answered, finished: now?.finished}).toEqual({answered: index + 1, finished: index === 2})
    }
  })

  test('exam mode: choices without feedback, then all answers at once', async () => {
    const extras = await ExtrasOf.open(server)
    const input = wish({classification: [pathOf('media')], count: 3, examMode: true})
    const id = await extras.create(createQuestionsDocument, {input})
    const [made] = (await extras.list(wednesday)).activityQuestion
    const [first = '', second = '', third = ''] = made?.questions ?? []
    const one = {question: first, selected: 2, agenda: id, dateNow: iso}
    expect((await extras.ask(preChoiceDocument, {input: one})).codes).toEqual([])
    const two = {preChoices: [{question: second, selected: 1}], activity: id, dateNow: iso}
    expect((await extras.ask(manyPreChoicesDocument, {input: two})).codes).toEqual([])
    expect((await extras.list(wednesday)).activityQuestion[0]?.preChoice.map(({selected}) => selected)).toHaveLength(2)
    expect((await extras.ask(finishExtraDocument, {id})).codes).toEqual(['FAILED_TO_FINISH_REVIEW'])
    const answers = [
      {document: first, choosen: 2},
      {document: second, choosen: 1},
      {document: third, choosen: -1},
    ]
    const sent = await extras.ask(manyAnswerDocument, {input: {...place(id, 'smartReview'), answers}})
    expect(sent.codes).toEqual([])
    expect((await extras.list(wednesday)).activityQuestion[0]).toMatchObject({finished: true, answered: 3})
    expect((await extras.ask(finishExtraDocument, {id})).codes).toEqual([])
    const late = {question: third, selected: 0, activity: id, dateNow: iso}
    expect((await extras.ask(preChoiceDocument, {input: late})).codes).toEqual(['ANSWER_ALREADY_GIVEN'])
  })

  test('questions, details, doubts and marks go by the id of the extra; keys show after the answer alone', async () => {
    const extras = await ExtrasOf.open(server)
    const id = await extras.create(createQuestionsDocument, {input: wish({classification: [pathOf('alta')], count: 6})})
    const ids = (await extras.list(wednesday)).activityQuestion[0]?.questions ?? []
    const read = () => extras.ask(fullQuestionsDocument, {ids, calendarDate: wednesday, activity: id})
    const keys = (reply: Awaited<ReturnType<typeof read>>) =>
      ((reply.data?.questionMany ?? []) as {_id: string; comment: unknown}[]).filter(({comment}) => comment !== null)
    expect(keys(await read())).toEqual([])
    await answer(extras, id, 'alta-00')
    expect(keys(await read()).map(({_id}) => _id)).toEqual(['alta-00'])
    expect((await extras.ask(detailsDocument, {id})).data?.getQuestionActivityDetails).toMatchObject({
      _id: id,
      questions: ids,
      finished: false,
    })
    const input = {activityId: id, questionId: 'alta-01', action: 'add'}
    expect((await extras.ask(doubtDocument, {input})).codes).toEqual([])
    expect((await extras.ask(doubtsDocument, {input: {activityId: id}})).data?.getActivityDoubts).toEqual({
      _id: id,
      doubtIds: ['alta-01'],
    })
    expect((await extras.ask(marksDocument, {input: marksInput('alta-02', id, server.now)})).codes).toEqual([])
    const essay = revealInput({_id: id}, 'Uma conduta.', server.now)
    expect((await extras.ask(revealDocument, {input: essay})).codes).toEqual([])
    const doubted = {...everything, history: ['doubt']}
    expect((await extras.ask(countDocument, {input: doubted})).data?.countQuestions).toMatchObject({total: 1})
  })

  test('the last grade finishes a flashcard extra, and its undo opens it again', async () => {
    const extras = await ExtrasOf.open(server)
    const id = await extras.create(createCardsDocument, {treeId: 'curso', classification: pathOf('alta'), count: 3})
    const cards = (await extras.list(wednesday)).activityFlashcard[0]?.flashcards ?? []
    for (const card of cards) expect((await grade(extras, id, card)).codes).toEqual([])
    expect((await extras.list(wednesday)).activityFlashcard[0]).toMatchObject({finished: true, answered: 3})
    expect(
      (await extras.ask(flashcardsDocument, {ids: cards, calendarDate: wednesday, activity: id})).data?.flashcardMany,
    ).toHaveLength(3)
    const undo = {
      document: cards[0],
      calendarDate: wednesday,
      theoreticalType: 'smartReview',
      activity: id,
      dateNow: iso,
    }
    expect((await extras.ask(undoDocument, {input: undo})).codes).toEqual([])
    expect((await extras.list(wednesday)).activityFlashcard[0]).toMatchObject({finished: false, answered: 2})
  })

  test('a smart review extra is finished by its last question and card', async () => {
    const extras = await ExtrasOf.open(server)
    const id = await extras.create(createSmartReviewDocument)
    const [made] = (await extras.list(wednesday)).activitySmartReviewExtra
    for (const question of made?.questions ?? []) {
      if (question === 'alta-05')
        await extras.ask(revealDocument, {input: revealInput({_id: id}, 'Uma conduta.', server.now)})
      expect((await answer(extras, id, question)).codes).toEqual([])
    }
    expect((await extras.list(wednesday)).activitySmartReviewExtra[0]?.finished).toBe(false)
    for (const card of made?.flashcards ?? []) await grade(extras, id, card)
    expect((await extras.list(wednesday)).activitySmartReviewExtra[0]?.finished).toBe(true)
  })

  test('finishing a study extra is finishing the theme: tomorrow studies another one', async () => {
    const extras = await ExtrasOf.open(server)
    const id = await extras.create(createStudyDocument, {classification: pathOf('alta')})
    const reply = await extras.ask(finishExtraStudyDocument, {id, classification: pathOf('alta')})
    expect(reply.codes).toEqual([])
    expect((await extras.list(wednesday)).activityTheoreticalExtra).toMatchObject([{_id: id, finished: true}])
    expect(await progressOf(extras)).toEqual([{lesson: 'alta', studied: true, reviewed: false}])
    const agenda = await server.agenda(extras.student.token, wednesday)
    expect(agenda.theoreticalStudy.map(({lessonId}) => lessonId)).toEqual(['longa'])
    expect(await extras.create(createStudyDocument, {classification: pathOf('alta')})).not.toBe(id)
  })

  test('a review extra is finished by ten answers, not by nine', async () => {
    const extras = await ExtrasOf.open(server)
    await studied(extras, 'longa')
    const id = await extras.create(createReviewDocument)
    const questions = (await extras.list(wednesday)).activityTheoreticalReviewExtra[0]?.contents.questions ?? []
    const finish = () => extras.ask(finishExtraReviewDocument, {id, classification: pathOf('longa')})
    for (const question of questions.slice(0, 9)) await answer(extras, id, question, 'theoreticalReview')
    expect((await finish()).codes).toEqual(['FAILED_TO_FINISH_REVIEW'])
    await answer(extras, id, questions[9] ?? '', 'theoreticalReview')
    expect((await finish()).codes).toEqual([])
    expect(await progressOf(extras)).toEqual([{lesson: 'longa', studied: true, reviewed: true}])
    await studied(extras, 'media')
    await extras.ask(deleteExtraDocument, {id})
    expect((await extras.ask(createReviewDocument)).codes).toEqual(['EXTRA_ALREADY_TODAY'])
  })

  test('a full exam extra is finished by its last answer, and stays in the history when it is deleted', async () => {
    const extras = await ExtrasOf.open(server)
    const open = await extras.create(createExamDocument, {template: 'prova-livre-2'})
    await extras.ask(deleteExtraDocument, {id: open})
    const id = await extras.create(createExamDocument, {template: 'prova-livre'})
    expect((await extras.ask(finishExtraDocument, {id})).codes).toEqual(['FAILED_TO_FINISH_REVIEW'])
    for (const question of ['media-00', 'media-01']) await answer(extras, id, question, 'exam')
    expect((await extras.list(wednesday)).activityExamExtra).toMatchObject([{_id: id, finished: true}])
    await extras.ask(deleteExtraDocument, {id})
    expect((await extras.list(wednesday)).activityExamExtra).toEqual([])
    const history = await extras.ask('{ getActivityExamsHistory { _id _t } }')
    expect(history.data?.getActivityExamsHistory).toEqual([{_id: id, _t: 'ExtraExamActivity'}])
  })

  test('a write that was on its way when its extra was deleted is kept', async () => {
    const extras = await ExtrasOf.open(server)
    const id = await extras.create(createQuestionsDocument, {
      input: wish({classification: [pathOf('media')], count: 2}),
    })
    const [question = ''] = (await extras.list(wednesday)).activityQuestion[0]?.questions ?? []
    await extras.ask(deleteExtraDocument, {id})
    expect((await extras.ask(deleteExtraDocument, {id})).data).toEqual({deleteExtraActivity: true})
    expect((await answer(extras, id, question)).codes).toEqual([])
    const known = {...everything, classification: [pathOf('media')]}
    const {data} = await extras.ask(countDocument, {input: known})
    expect(data?.countQuestions).toEqual({
      total: 5,
      byDifficulty: [0, 0, 5, 0],
      byHistory: [4, expect.any(Number), 0, 0, 4],
      withComments: 5,
    })
  })

  test('an extra of a day that is over takes no answer and no end', async () => {
    const extras = await ExtrasOf.open(server)
    const id = await extras.create(createStudyDocument, {classification: pathOf('alta')})
    server.now += 2 * day
    try {
      const late = new ExtrasOf(server, {...extras.student, token: await server.token(extras.student.uid)})
      const variables = {id, classification: pathOf('alta')}
      expect((await late.ask(finishExtraStudyDocument, variables)).codes).toEqual(['OUTSIDE_EDITING_WINDOW'])
      expect((await late.ask(finishExtraStudyDocument, {...variables, dateNow: iso})).codes).toEqual([])
    } finally {
      server.now = wednesdayNoon
    }
  })

  test('an extra of another student answers exactly as an unknown one, by every operation', async () => {
    const owner = await ExtrasOf.open(server)
    const other = await ExtrasOf.open(server)
    await studied(owner, 'longa')
    const ids = {
      questions: await owner.create(createQuestionsDocument, {input: wish()}),
      study: await owner.create(createStudyDocument, {classification: pathOf('alta')}),
      review: await owner.create(createReviewDocument),
      exam: await owner.create(createExamDocument, {template: 'prova-livre'}),
    }
    const asked = (id: string) =>
      [
        [deleteExtraDocument, {id}],
        [finishExtraDocument, {id}],
        [finishExtraStudyDocument, {id, classification: pathOf('alta')}],
        [finishExtraReviewDocument, {id, classification: pathOf('longa')}],
        [detailsDocument, {id}],
        [doubtsDocument, {input: {activityId: id}}],
        [fullQuestionsDocument, {ids: ['alta-00'], calendarDate: wednesday, activity: id}],
        [oneAnswerDocument, {input: {...place(id, 'smartReview'), document: 'alta-00', choosen: 0, essay: null}}],
      ] as const
    for (const id of Object.values(ids)) {
      const [mine, none] = [asked(id), asked(unknownId)]
      for (const [index, [document, variables]] of mine.entries()) {
        const foreign = await other.ask(document, variables)
        const unknown = await other.ask(document, none[index]?.[1])
        expect({document, codes: foreign.codes}).toEqual({document, codes: ['NOT_FOUND']})
        expect(foreign.text).toBe(unknown.text)
      }
    }
    expect((await owner.list(wednesday)).activityQuestion).toHaveLength(1)
  })

  test('an operation is for its kinds alone, and a day of the agenda is no extra', async () => {
    const extras = await ExtrasOf.open(server)
    const {_id} = await server.agenda(extras.student.token, wednesday)
    const study = await extras.create(createStudyDocument, {classification: pathOf('longa')})
    expect((await extras.ask(finishExtraDocument, {id: study})).codes).toEqual(['NOT_FOUND'])
    expect((await extras.ask(finishExtraDocument, {id: _id})).codes).toEqual(['NOT_FOUND'])
    expect((await extras.ask(deleteExtraDocument, {id: _id})).codes).toEqual(['NOT_FOUND'])
    const review = {id: study, classification: pathOf('longa')}
    expect((await extras.ask(finishExtraReviewDocument, review)).codes).toEqual(['NOT_FOUND'])
  })

  test('twenty presets are kept, the same name is replaced, and those of others are unknown', async () => {
    const extras = await ExtrasOf.open(server)
    const other = await ExtrasOf.open(server)
    const save = (name: string, parts = {}) => extras.ask(savePresetDocument, {input: {name, filters: wish(parts)}})
    for (let number = 1; number <= 20; number += 1) expect((await save(`Filtro ${number}`)).codes).toEqual([])
    expect((await save('Mais um')).codes).toEqual(['RATE_LIMITED'])
    const replaced = await save('  Filtro 1 ', {count: 33, history: ['wrong']})
    expect(replaced.codes).toEqual([])
    const presets = (await extras.ask(presetsDocument)).data?.questionPresets as {
      _id: string
      name: string
      filters: object
    }[]
    expect(presets).toHaveLength(20)
    const first = presets.find(({name}) => name === 'Filtro 1')
    expect(first?.filters).toEqual(wish({count: 33, history: ['wrong']}))
    expect((await other.ask(deletePresetDocument, {preset: first?._id})).codes).toEqual(['NOT_FOUND'])
    const {data} = await extras.ask(deletePresetDocument, {preset: first?._id})
    expect(data?.deleteQuestionPreset).toHaveLength(19)
    for (const name of ['', '   ', 'x'.repeat(41), 'com\u0000nulo'])
      expect((await save(name)).codes).toEqual(['BAD_INPUT'])
  })

  test('a date that is none is bad input, one to come has no extras', async () => {
    const extras = await ExtrasOf.open(server)
    for (const calendarDate of ['', '20260732', '2026-07-15'])
      expect((await extras.ask(extrasDocument, {calendarDate})).codes).toEqual(['BAD_INPUT'])
    expect((await extras.list('20270101')).activityQuestion).toEqual([])
  })

  test('the end of an account takes its extras, presets and saved cards with it', async () => {
    const extras = await ExtrasOf.open(server)
    const {profileId} = extras.student
    await extras.create(createQuestionsDocument, {input: wish()})
    await extras.ask(savePresetDocument, {input: {name: 'Meus', filters: wish()}})
    await server.database.db.deleteFrom('profile').where('id', '=', profileId).execute()
    for (const table of ['extra_activity', 'question_preset', 'deck_flashcard', 'agenda'] as const) {
      const rows = await server.database.db
        .selectFrom(table)
        .select('profile_id')
        .where('profile_id', '=', profileId)
        .execute()
      expect({table, rows}).toEqual({table, rows: []})
    }
  })
})
