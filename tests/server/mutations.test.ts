import {buildSchema} from 'graphql'
import {sql} from 'kysely'
import {readFileSync} from 'node:fs'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import type {StudyContentTables} from '../../server/study/tables.ts'
import {wednesday} from './fixture.ts'
import {addDiagnosticsOf, claimDocument, diagnosticOf} from './diagnosticRequests.ts'
import {addExamsOf, addExamTemplates, examMutationCases} from './examRequests.ts'
import {addCardsOf, decksMutationCases} from './decksRequests.ts'
import {addExtrasOf, addExtraTemplates, extraMutations} from './extrasRequests.ts'
import {studyMutations} from './studyRequests.ts'
import {addMaterial} from './studySupport.ts'
import {addSecondStudy, themesMutations, undoMoveCase, withFreeWeekend} from './themesRequests.ts'
import {
  type AgendaData,
  answerInput,
  backends,
  cancelDeletionDocument,
  endDeviceDocument,
  endOtherDevicesDocument,
  finishDocument,
  manyAnswerDocument,
  oneAnswerDocument,
  preChoiceDocument,
  requestDeletionDocument,
  swapDocument,
  type Student,
  TestServer,
  updateProfileDocument,
} from './support.ts'

type Case = {
  readonly document: string
  readonly variables: (agenda: AgendaData, now: number) => Record<string, unknown>
  /** The same mutation with another input; null when it has none. */
  readonly other: ((agenda: AgendaData, now: number) => Record<string, unknown>) | null
}

const iso = (now: number) => new Date(now).toISOString()
const many = (agenda: AgendaData, now: number, choosen: number) => {
  const {document: _document, choosen: _choosen, essay: _essay, ...activity} = answerInput(agenda, '', 0, now)
  return {...activity, answers: ['alta-01', 'alta-02'].map((document) => ({document, choosen}))}
}
const choice = (agenda: AgendaData, now: number, selected: number) => ({
  question: 'alta-03',
  selected,
  agenda: agenda._id,
  dateNow: iso(now),
})

/** One entry for each mutation of the schema. */
const cases: Record<string, Case> = {
  ...studyMutations,
  ...examMutationCases,
  ...extraMutations,
  ...themesMutations,
  ...decksMutationCases,
  undoMoveTheoreticalStudy: {...undoMoveCase, other: null},
  createOneAnswer: {
    document: oneAnswerDocument,
    variables: (agenda, now) => ({input: answerInput(agenda, 'alta-00', 1, now)}),
    other: (agenda, now) => ({input: answerInput(agenda, 'alta-01', 1, now)}),
  },
  createManyAnswer: {
    document: manyAnswerDocument,
    variables: (agenda, now) => ({input: many(agenda, now, 1)}),
    other: (agenda, now) => ({input: many(agenda, now, 2)}),
  },
  createOrUpdateOnePreChoice: {
    document: preChoiceDocument,
    variables: (agenda, now) => ({input: choice(agenda, now, 1)}),
    other: (agenda, now) => ({input: choice(agenda, now, 2)}),
  },
  finishAgendaActivityContent: {
    document: finishDocument,
    variables: () => ({theoreticalType: 'theoreticalStudy', lessonId: 'alta', calendarDate: wednesday}),
    other: () => ({theoreticalType: 'smartReview', lessonId: null, calendarDate: wednesday}),
  },
  updateProfile: {
    document: updateProfileDocument,
    variables: () => ({input: {name: 'Nome Novo', gender: 'f'}}),
    other: () => ({input: {name: 'Outro Nome'}}),
  },
  requestAccountDeletion: {document: requestDeletionDocument, variables: () => ({}), other: null},
  cancelAccountDeletion: {document: cancelDeletionDocument, variables: () => ({}), other: null},
  endDevice: {
    document: endDeviceDocument,
    variables: () => ({device: 'um-aparelho'}),
    other: () => ({device: 'outro-aparelho'}),
  },
  endOtherDevices: {document: endOtherDevicesDocument, variables: () => ({}), other: null},
  claimDiagnosticExam: {
    document: claimDocument,
    variables: (agenda) => ({id: diagnosticOf(agenda, 'open')}),
    other: (agenda) => ({id: diagnosticOf(agenda, 'finished')}),
  },
  swapCurrentCourse: {
    document: swapDocument,
    variables: () => ({courseId: 'curso'}),
    other: () => ({courseId: 'outro'}),
  },
  markModalAsSeen: {
    document: 'mutation ($key: ID!) { markModalAsSeen(idempotencyKey: $key) }',
    variables: () => ({}),
    other: null,
  },
  updateUserExperimentState: {
    document: `mutation ($state: String!, $key: ID!) {
      updateUserExperimentState(input: {state: $state}, idempotencyKey: $key) }`,
    variables: () => ({state: 'flutter'}),
    other: () => ({state: 'react'}),
  },
}

/** The rows as JSON sorts them. */
const sorted = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows
    .map((row) => [JSON.stringify(row), row] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)

/** The tables of study content that name their student. */
const ofStudents = [
  'flashcard_answer',
  'flashcard_card',
  'question_marks',
  'question_doubt',
  'doubt_command',
  'study_preferences',
  'favorite',
  'rating',
  'content_report',
] as const satisfies readonly (keyof StudyContentTables)[]

/** What somebody without a profile sends; `createAccount.test.ts`, the tests of diagnostics and `landing.test.ts` hold these to the same promises. */
const ofVisitors = [
  'createAccount',
  'createDiagnosticExam',
  'updateDiagnosticExamPreChoice',
  'finishDiagnosticExam',
  'submitDiagnosticExamForm',
  'shareDiagnosticResult',
  'withdrawSharedDiagnostic',
  'createAppealActiveCampaignContact',
]

/** What the staff alone sends; `reportedCards.test.ts` holds it to the same promises. */
const ofStaff = ['decideReportedFlashcard']

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'))
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter(
  (name) => !ofVisitors.includes(name) && !ofStaff.includes(name),
)

test('every mutation of the schema has its case here', () => {
  expect(Object.keys(cases).toSorted()).toEqual(mutations.toSorted())
})

describe.each(backends)('a repeated mutation on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
    await addExamTemplates(server)
    await addExtraTemplates(server)
  })
  afterAll(() => server.close())

  const start = async (): Promise<{student: Student; agenda: AgendaData}> => {
    const student = await server.student(withFreeWeekend)
    await server.database.db
      .insertInto('student_experiment')
      .values({profile_id: student.profileId, state: 'react', can_return_to_old_version: true})
      .execute()
    const agenda = await server.agenda(student.token, wednesday)
    await addSecondStudy(server, agenda)
    await addExamsOf(server, student, agenda)
    await addExtrasOf(server, student, agenda)
    await addCardsOf(server, student, agenda)
    await addDiagnosticsOf(server, student, agenda)
    return {student, agenda}
  }

  /**
   * Everything a student's mutations can leave behind, each table in an order of its own: PostgreSQL may answer the same
   * query in another order as soon as it has analyzed the table.
   */
  const traces = async ({profileId}: Student, {_id}: AgendaData) => {
    const {db} = server.database
    const all = (table: keyof StudyContentTables) =>
      sql<object>`select * from ${sql.table(table)} where profile_id = ${profileId}`.execute(db)
    const [answers, keys, ...others] = await Promise.all([
      db.selectFrom('answer').selectAll().where('profile_id', '=', profileId).execute(),
      db.selectFrom('idempotency').select('key').where('profile_id', '=', profileId).execute(),
      db.selectFrom('question_card').selectAll().where('profile_id', '=', profileId).execute(),
      db.selectFrom('pre_choice').selectAll().where('agenda_id', '=', _id).execute(),
      db.selectFrom('exam_activity').selectAll().where('profile_id', '=', profileId).execute(),
      db.selectFrom('extra_activity').selectAll().where('profile_id', '=', profileId).execute(),
      db.selectFrom('question_preset').selectAll().where('profile_id', '=', profileId).execute(),
      db.selectFrom('mock_ranking').selectAll().where('profile_id', '=', profileId).execute(),
      db.selectFrom('agenda_lesson').selectAll().where('agenda_id', '=', _id).execute(),
      db
        .selectFrom('selection_reason')
        .innerJoin('agenda', 'agenda.id', 'selection_reason.activity_id')
        .select(['activity_id', 'lesson_id', 'position'])
        .where('profile_id', '=', profileId)
        .execute(),
      db.selectFrom('lesson_progress').selectAll().where('profile_id', '=', profileId).execute(),
      db.selectFrom('student_course').selectAll().where('profile_id', '=', profileId).execute(),
      db.selectFrom('student_experiment').selectAll().where('profile_id', '=', profileId).execute(),
      db.selectFrom('profile').selectAll().where('id', '=', profileId).execute(),
      db.selectFrom('answer_tally').selectAll().execute(),
      ...ofStudents.map(async (table) => (await all(table)).rows),
    ])
    return {answers: sorted(answers), keys: sorted(keys), others: others.map((rows) => sorted(rows))}
  }

  test.each(mutations)('%s sent ten times, one after the other, has one effect and one result', async (name) => {
    const {student, agenda} = await start()
    const entry = cases[name]
    if (entry === undefined) throw new Error(`no case for ${name}`)
    const variables = {...entry.variables(agenda, server.now), key: 'the-key'}
    const first = await server.ask(entry.document, variables, {token: student.token})
    expect(first.codes).toEqual([])
    const after = await traces(student, agenda)
    for (let turn = 0; turn < 9; turn += 1) {
      const again = await server.ask(entry.document, variables, {token: student.token})
      expect({turn, codes: again.codes, data: again.data}).toEqual({turn, codes: [], data: first.data})
    }
    expect(await traces(student, agenda)).toEqual(after)
    expect(after.keys).toEqual([{key: 'the-key'}])
  })

  test.each(mutations)('%s sent ten times at once has one effect and one result', async (name) => {
    const {student, agenda} = await start()
    const entry = cases[name]
    if (entry === undefined) throw new Error(`no case for ${name}`)
    const variables = {...entry.variables(agenda, server.now), key: 'the-key'}
    const replies = await Promise.all(
      Array.from({length: 10}, () => server.ask(entry.document, variables, {token: student.token})),
    )
    expect(replies.flatMap(({codes}) => codes)).toEqual([])
    expect(new Set(replies.map(({data}) => JSON.stringify(data))).size).toBe(1)
    const {answers, keys} = await traces(student, agenda)
    expect(keys).toEqual([{key: 'the-key'}])
    expect(new Set(answers.map(({question_id}) => question_id)).size).toBe(answers.length)
  })

  test.each(mutations)('%s refuses its key for another input, and another operation', async (name) => {
    const {student, agenda} = await start()
    const entry = cases[name]
    if (entry === undefined) throw new Error(`no case for ${name}`)
    await server.ask(entry.document, {...entry.variables(agenda, server.now), key: 'the-key'}, {token: student.token})
    const before = await traces(student, agenda)
    if (entry.other !== null) {
      const variables = {...entry.other(agenda, server.now), key: 'the-key'}
      const other = await server.ask(entry.document, variables, {token: student.token})
      expect(other.codes).toEqual(['IDEMPOTENCY_KEY_REUSED'])
    }
    const foreign = cases[name === 'createOneAnswer' ? 'createManyAnswer' : 'createOneAnswer']
    if (foreign === undefined) throw new Error('no other case')
    const mixed = await server.ask(
      foreign.document,
      {...foreign.variables(agenda, server.now), key: 'the-key'},
      {token: student.token},
    )
    expect(mixed.codes).toEqual(['IDEMPOTENCY_KEY_REUSED'])
    expect(await traces(student, agenda)).toEqual(before)
  })

  test.each(mutations)('%s takes the same key from two students for two things', async (name) => {
    const entry = cases[name]
    if (entry === undefined) throw new Error(`no case for ${name}`)
    for (const {student, agenda} of [await start(), await start()]) {
      const reply = await server.ask(
        entry.document,
        {...entry.variables(agenda, server.now), key: 'shared'},
        {token: student.token},
      )
      expect(reply.codes).toEqual([])
    }
  })

  test.each(mutations)('%s refuses a key that is none', async (name) => {
    const {student, agenda} = await start()
    const entry = cases[name]
    if (entry === undefined) throw new Error(`no case for ${name}`)
    for (const key of ['', 'a'.repeat(101), 'com espaço']) {
      const reply = await server.ask(
        entry.document,
        {...entry.variables(agenda, server.now), key},
        {token: student.token},
      )
      expect(reply.codes).toEqual(['BAD_INPUT'])
    }
  })
})
