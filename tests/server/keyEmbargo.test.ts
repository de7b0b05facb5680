import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {contextOf} from '../../server/graphql/requestContext.ts'
import {openEventHub} from '../../server/kernel/eventHub.ts'
import {type CallerRole, callerRoles} from '../../server/kernel/roles.ts'
import {exportCsv, exportJson} from '../../server/profile/export.ts'
import {questionSubscriptions} from '../../server/question/question.resolvers.ts'
import {addDiagnosticsOf, diagnosticOf} from './diagnosticRequests.ts'
import {runExamScheduler} from './examSupport.ts'
import {everything, wish} from './extrasSupport.ts'
import {
  addTemplates,
  addWorld,
  answersAt,
  documentOf,
  met,
  opensAt,
  reaches,
  rootFields,
  templates,
  unmet,
  type World,
} from './keyWorld.ts'
import {backends, type Student, TestServer} from './support.ts'

type Asked = {readonly world: World; readonly date: string; readonly dateNow: string; readonly phase: string}
type Variables = Record<string, unknown>

const activities = ({world}: Asked) => [world.day, world.full, world.smart, world.past, world.extra, world.held]
const all = [...met, ...unmet]
const place = ({world, date, dateNow}: Asked) => ({
  calendarDate: date,
  type: 'question',
  theoreticalType: 'theoreticalStudy',
  activity: world.day,
  dateNow,
})
const marks = (question: string, activity: string | null, {dateNow}: Asked) => ({
  input: {question, activity, struck: [], selected: 0, essay: null, highlights: [], dateNow},
})
const ofExams = ({world}: Asked) => [world.past, world.extra, world.held]

/**
 * For each operation that can tell of a key, all the ways in which a student can ask it about the questions that a mock
 * exam holds. An operation that is new in the schema stands here or in `harmless`.
 */
const probes: Record<string, (asked: Asked) => readonly Variables[]> = {
  questionMany: (asked) => [
    ...activities(asked).map((activity) => ({ids: all, type: 'question', activity})),
    {ids: all, type: 'question', activity: null},
    {ids: all, type: 'diagnostic', activity: diagnosticOf({_id: asked.world.day}, 'finished')},
  ],
  dayOpening: (asked) => [
    {calendarDate: asked.date},
    ...['prova', 'simulado', 'simulado-inteligente'].flatMap((route) =>
      ['', ...activities(asked).map((activity) => `&a=${activity}`)].map((named) => ({
        address: `/agenda/${route}?date=${asked.date}${named}`,
      })),
    ),
  ],
  createOneAnswer: (asked) => met.slice(0, 1).map((document) => ({input: {...place(asked), document, choosen: 0}})),
  createManyAnswer: (asked) => [{input: {...place(asked), answers: [{document: 'alta-01', choosen: 0}]}}],
  revealEssay: ({world, dateNow}) => [{input: {question: 'alta-05', essay: 'A conduta.', agenda: world.day, dateNow}}],
  saveQuestionMarks: (asked) =>
    all.flatMap((question) => [null, ...activities(asked)].map((activity) => marks(question, activity, asked))),
  practiceQuestion: () => all.map((document) => ({input: {document, choosen: 0}})),
  questionManyFavorite: () => [{skip: 0, limit: 100}],
  runningMockExam: () => [{}],
  commentedInstitutions: () => [{}],
  commentedExams: () => [{uf: 'SP', institution: 'USP'}],
  commentedQuestions: () => [{examTemplate: templates.full, skip: 0, limit: 100}],
  getActivityDetailsForPrint: (asked) => activities(asked).map((activityId) => ({activityId})),
  getOrCreateExamActivity: ({date}) => [{examTemplate: templates.full, calendarDate: date}],
  getExamActivity: ({world}) => [{_id: world.full}],
  getSmartExamActivity: ({world}) => [{_id: world.smart}],
  getMockExamActivity: (asked) => ofExams(asked).map((_id) => ({_id})),
  getOrCreateMockExamActivity: () => [{mockExamTemplate: templates.held}, {mockExamTemplate: templates.past}],
  mockExamTemplateInfo: (asked) => ofExams(asked).map((activityId) => ({activityId})),
  studentPerformanceMockExam: (asked) => ofExams(asked).map((activityId) => ({activityId})),
  getActivityExamsHistory: () => [{}],
  getActivityMockExamsHistory: () => [{}],
  getActivitySmartExamsHistory: () => [{}],
  rankMockExam: ({world}) => [
    {mockExamTemplate: templates.past, activity: world.past},
    {mockExamTemplate: templates.held, activity: world.held},
  ],
  startExam: ({world, dateNow, phase}) =>
    phase === 'while it runs' ? [{input: {activityId: world.held, dateNow}}] : [],
  finishMockExam: ({world, dateNow}) => [{input: {activityId: world.extra, dateNow}}],
  agenda: ({date}) => [{calendarDate: date}],
  finishAgendaActivityContent: ({date}) => [
    {theoreticalType: 'smartReview', lessonId: null, calendarDate: date, dateNow: null},
  ],
  getQuestionActivityDetails: ({world}) => [{id: world.day}],
  getInstitutionList: () => [{isPriorityInstitutionsList: false}],
  createQuestionActivity: () => [{input: wish({count: 200})}],
  createSmartReviewExtraActivity: () => [{}],
  createExamExtraActivity: () => [{template: templates.full}],
  getExtraActivities: ({date}) => [{calendarDate: date}],
  createDiagnosticExam: () => [{institutionTarget: [], isPartial: false}],
  fetchDiagnosticExamResults: ({world}) => [{_id: diagnosticOf({_id: world.day}, 'finished')}],
  findDiagnosticExam: ({world}) => [{_id: diagnosticOf({_id: world.day}, 'finished')}],
  getExamStatistics: () => [{institutionTarget: [], examType: 'R1'}],
  getPerformanceByClassification: () => [{}],
  countAnswerClassification: ({date}) => [{dateStart: '20260101', dateEnd: date}],
  getUserRankingStatus: () => [{mockExamTemplate: templates.past}, {mockExamTemplate: templates.held}],
  getRankingPercentiles: () => [{mockExamTemplate: templates.past}, {mockExamTemplate: templates.held}],
  performanceByClassificationInTestsAndSimulated: ({date}) =>
    [true, false].map((onlyExams) => ({dateStart: '20260101', dateEnd: date, onlyExams})),
  performanceAndPriorityByThema: ({date}) => [
    {dateStart: `${date.slice(0, 6)}01`, dateEnd: date, onlyCompletedThems: false},
  ],
  answersOverTime: ({date}) => [{dateStart: `${date.slice(0, 6)}01`, dateEnd: date}],
  countQuestions: () => [{input: everything}, {input: {...everything, history: ['wrong']}}],
}

/** Operations whose replies name such a field, of something that is no question. */
const harmless: Record<string, string> = {
  reportedFlashcards: 'what a student has written about a card',
  forumChanged: 'the comment is about the content; the forum of such a question is closed (forum.test.ts)',
  article: 'the body is that of the article',
  profile: 'the comment of nothing: a place in a list of targets',
  flashcardMany: 'a card shows its back, and its comment is about the card',
  flashcardManyFavorite: 'the same',
  answerFlashcard: 'the same',
  undoFlashcardAnswer: 'the same',
  flashcardRecorded: 'the same',
  videoMany: 'the comment is about the video',
  videoManyFavorite: 'the same',
  lessonOneVideos: 'the same',
  textMany: 'the comment is about the text',
  textManyFavorite: 'the same',
  mindmapMany: 'the comment is about the mind map',
  mindmapManyFavorite: 'the same',
  answerRecorded: 'asked below, where the subscription is resolved',
  selectionReasons: 'what the memory of the student had when it was chosen, which learns of no held answer',
  finishExtraActivity: 'answers with what getExtraActivities does',
  finishExtraTheoreticalStudyExtraActivity: 'the same',
  finishExtraTheoreticalReviewActivity: 'the same',
  createTheoreticalExtraActivity: 'a lesson and its ids',
  getPerformanceChart:
    'weeks without answers are 0; nothing of performance moves by a held answer (performance.test.ts)',
  examPerformance: 'the same',
  performanceForecast: 'the same',
  whatWouldHelpMost: 'the same',
  questionPresets: 'filters, whether commented questions alone are wanted',
  saveQuestionPreset: 'the same',
  deleteQuestionPreset: 'the same',
}

/** What only a reply has that tells of a key: of each question, of a grade, of a place, of a schedule. */
const secret =
  /comentário secreto|gabarito secreto|"correctChoice":-?\d|"answersProportion":\[|"outcome":[01]|"grade":\d|"studentScore":\d|"percentile":\d|"position":\d|"correct":"?,*\d|"reason":"wrong"|"lastOutcome":\d|"totalStats":\{"hits":\d+,"total":[1-9]/

const day = (instant: number) => new Date(instant).toISOString().slice(0, 10).replaceAll('-', '')
const noon = opensAt + 12 * 3_600_000
const phases = [
  {phase: 'before it opens', now: noon - 86_400_000},
  {phase: 'while it runs', now: noon},
] as const

const wireRoles: Partial<Record<CallerRole | 'secondAccount', string>> = {
  moderator: 'moderator',
  specialist: 'specialist',
  superAdmin: 'super-admin',
  admin: 'admin',
  commentator: 'commentator',
  curator: 'curator',
}
const askers = [...callerRoles, 'secondAccount'] as const

test('every operation whose reply can tell of a key is asked', () => {
  const told = rootFields.filter(({field}) => reaches(field)).map(({field}) => field.name)
  const rows = [...Object.keys(probes), ...Object.keys(harmless)]
  expect(told.filter((name) => !rows.includes(name))).toEqual([])
})

test('every operation whose reply can carry the text of a question is asked', () => {
  const carrying = rootFields.filter(({field}) => reaches(field, /^(body|choices)$/)).map(({field}) => field.name)
  expect(carrying.filter((name) => !(name in probes) && !(name in harmless))).toEqual([])
})

describe.each(backends)('the keys of a mock exam on %s', (kind) => {
  let server: TestServer
  const students = new Map<string, Student>()
  beforeAll(async () => {
    server = await TestServer.open(kind)
    server.now = phases[0].now
    await addTemplates(server)
    for (const asker of askers) {
      const role = wireRoles[asker]
      students.set(
        asker,
        await server.student(
          {roles: JSON.stringify(role === undefined ? [] : [role])},
          asker === 'blockedStudent' ? 'blocked_due_payment' : 'active',
        ),
      )
    }
  })
  afterAll(() => server.close())

  const studentOf = (asker: string): Student => {
    const student = students.get(asker)
    if (student === undefined) throw new Error(`no ${asker}`)
    return student
  }

  /** All replies to all that the student can ask at the instant, each with what was asked. */
  async function repliesTo(asker: string, phase: string, now: number): Promise<(readonly [string, string])[]> {
    server.now = now
    const student = studentOf(asker)
    const date = day(now)
    const world = await addWorld(server, student, date, asker !== 'secondAccount')
    await addDiagnosticsOf(server, student, {_id: world.day})
    const asked = {world, date, dateNow: new Date(now).toISOString(), phase}
    const visitor = asker === 'visitor' || asker === 'diagnosticVisitor'
    const token = visitor ? undefined : await server.token(student.uid)
    const replies: (readonly [string, string])[] = []
    for (const [name, variablesOf] of Object.entries(probes)) {
      for (const [index, variables] of variablesOf(asked).entries()) {
        const key = {idempotencyKey: `${date}-${name}-${index}`}
        const reply = await server.ask(
          documentOf(name),
          {...variables, ...key},
          {token, headers: {'x-timezone': 'America/Sao_Paulo'}},
        )
        replies.push([`${name} ${JSON.stringify(variables)}`, reply.text])
      }
    }
    const services = {
      database: server.database,
      clock: () => server.now,
      databaseNow: async () => server.now,
      verifyToken: async () => ({uid: '', email: '', emailVerified: true, name: '', authTime: 0, expiresAt: 9e15}),
      customTokenFor: async () => null,
      events: openEventHub(server.database),
      lateWriteDays: 7,
      register: async () => ({email: '', store: async () => ''}),
      log: server.app.log,
      site: {origin: 'https://aristo.example', brandName: 'Aristo'},
    }
    const context = contextOf(services, {token: null, timeZone: 'America/Sao_Paulo', hasDiagnosticId: false})
    for (const agendaId of [world.day, world.full]) {
      const event = {kind: 'answer' as const, profileId: student.profileId, agendaId, questionId: 'alta-00'}
      const told = await questionSubscriptions.answerRecorded.resolve(event, {}, context).catch(() => null)
      replies.push([
        `answerRecorded ${agendaId}`,
        JSON.stringify(told, (name: string, value: unknown) => (name === 'studentAnswer' ? undefined : value)),
      ])
    }
    await services.events.close()
    const person = {profileId: student.profileId, uid: student.uid, email: ''}
    for (const write of [exportJson, exportCsv]) {
      const parts: string[] = []
      for await (const part of write(server.database, person, now)) parts.push(part)
      replies.push([write.name, parts.join('')])
    }
    return replies
  }

  describe.each(phases)('$phase', ({phase, now}) => {
    test.each(askers)('are told to nobody: %s', async (asker) => {
      await runExamScheduler(server)
      const replies = await repliesTo(asker, phase, now)
      expect(
        replies.filter(([, text]) => secret.test(text)).map(([name, text]) => [name, secret.exec(text)?.[0]]),
      ).toEqual([])
      // Neither are its texts, before it is started; once it is open, it may be printed.
      const isShut = phase === 'before it opens' || asker === 'secondAccount'
      const shown = replies.filter(
        ([name, text]) =>
          isShut &&
          (text.includes('de futura') || (unmet.some((id) => text.includes(`"${id}"`)) && !name.startsWith('export'))),
      )
      expect(shown.map(([name]) => name)).toEqual([])
      // Nothing is scheduled or counted from them either.
      const learned = await server.database.db
        .selectFrom('question_card')
        .select('question_id')
        .where('question_id', 'in', all)
        .execute()
      const tallied = await server.database.db
        .selectFrom('answer_tally')
        .select('question_id')
        .where('question_id', 'in', all)
        .execute()
      expect([learned, tallied]).toEqual([[], []])
    })
  })

  test('its questions are shown to who has started it', async () => {
    server.now = noon
    const {profileId, uid} = await server.student()
    const student = {profileId, uid, token: await server.token(uid)}
    const {held} = await addWorld(server, student, day(noon), true)
    const ask = async (name: string, variables: Variables) =>
      (await server.ask(documentOf(name), variables, student)).text
    const questions = {ids: unmet, type: 'question', activity: held}
    expect(await ask('questionMany', questions)).toContain('QUESTIONS_NOT_FOUND')
    expect(await ask('getMockExamActivity', {_id: held})).toContain('"questions":[],"totalQuestions":5')
    expect(
      await ask('startExam', {
        input: {activityId: held, dateNow: new Date(noon).toISOString()},
        idempotencyKey: 'inicio',
      }),
    ).toContain('"futura-00"')
    const shown = await ask('questionMany', questions)
    expect(shown).toContain('de futura')
    expect(shown).not.toMatch(secret)
  })

  test('are told when the answers are out, with all that waited for them', async () => {
    server.now = answersAt
    await runExamScheduler(server)
    const replies = await repliesTo('student', 'when the answers are out', answersAt + 12 * 3_600_000)
    const telling = new Set(replies.filter(([, text]) => secret.test(text)).map(([name]) => name.split(' ')[0]))
    expect([...telling].toSorted()).toEqual([
      'answerRecorded',
      'answersOverTime',
      'commentedQuestions',
      'countAnswerClassification',
      'createManyAnswer',
      'createOneAnswer',
      'dayOpening',
      'exportJson',
      'fetchDiagnosticExamResults',
      'getActivityDetailsForPrint',
      'getActivityExamsHistory',
      'getActivityMockExamsHistory',
      'getActivitySmartExamsHistory',
      'getExtraActivities',
      'getMockExamActivity',
      'getOrCreateMockExamActivity',
      'getPerformanceByClassification',
      'getRankingPercentiles',
      'getUserRankingStatus',
      'mockExamTemplateInfo',
      'performanceByClassificationInTestsAndSimulated',
      'practiceQuestion',
      'questionMany',
      'questionManyFavorite',
      'rankMockExam',
      'revealEssay',
      'saveQuestionMarks',
      'studentPerformanceMockExam',
    ])
    const cards = await server.database.db
      .selectFrom('question_card')
      .select('question_id')
      .where('profile_id', '=', studentOf('student').profileId)
      .execute()
    expect(cards.map(({question_id}) => question_id)).toEqual(expect.arrayContaining(['alta-00', 'alta-01']))
    expect(await server.database.db.selectFrom('held_answer').selectAll().execute()).toEqual([])
  })
})
