import {randomUUID} from 'node:crypto'
import type {FastifyInstance} from 'fastify'
import type {Insertable} from 'kysely'
import {buildServer} from '../../server/app.ts'
import {type Config, readConfig} from '../../server/config.ts'
import {importFiles} from '../../server/content/import.ts'
import type {CourseTable} from '../../server/content/tables.ts'
import {type Database, openDatabase} from '../../server/kernel/database/database.ts'
import {signIdToken} from '../../server/local-firebase/identity/tokens.ts'
import {firstStudyWeek} from '../../server/profile/studyWeek.ts'
import type {ProfileTable} from '../../server/profile/tables.ts'
import {pack, wednesdayNoon} from './fixture.ts'
import {openMigrated} from './image.ts'
import {makeMigratedPostgres} from './postgres.ts'

/** PostgreSQL joins where the tests' environment offers one. */
export const backends: readonly Database['kind'][] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite']

export const testConfig = (env: Record<string, string> = {}): Config =>
  readConfig({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DEMO: '0',
    RATE_LIMIT_PER_MINUTE: '1000000',
    EXAM_SECONDS: '3600',
    ALLOW_ANY_DOCUMENT: 'yes',
    ...env,
  })

/** A database of its own for one test file; `drop` removes it. */
export async function makeDatabase(
  kind: Database['kind'],
): Promise<{database: Database; url: string | undefined; drop: () => Promise<void>}> {
  if (kind === 'pglite') {
    const database = await openMigrated()
    return {database, url: undefined, drop: () => database.close()}
  }
  const {url, drop} = await makeMigratedPostgres()
  const database = await openDatabase({databaseUrl: url})
  return {
    database,
    url,
    drop: async () => {
      await database.close()
      await drop()
    },
  }
}

export type Reply = {
  readonly status: number
  readonly data: Record<string, unknown> | null
  /** Codes of the errors. */
  readonly codes: readonly string[]
  readonly text: string
}

/** The exams of a day have tests of their own. */
const withoutExams = Object.fromEntries(
  Object.entries(firstStudyWeek(undefined)).map(([weekday, plan]) => [weekday, {...plan, examAndMocks: false}]),
)

export type Student = {readonly profileId: string; readonly uid: string; readonly token: string}

type Asking = {
  readonly token?: string | undefined
  readonly headers?: Record<string, string> | undefined
  /** The endpoint; the product's when absent. */
  readonly path?: string | undefined
}

export class TestServer {
  now = wednesdayNoon
  readonly app: FastifyInstance
  readonly database: Database
  readonly url: string | undefined
  readonly #drop: () => Promise<void>

  private constructor(app: FastifyInstance, database: Database, url: string | undefined, drop: () => Promise<void>) {
    this.app = app
    this.database = database
    this.url = url
    this.#drop = drop
  }

  /** A server on a fresh database with the small course, at noon of a Wednesday. */
  static async open(
    kind: Database['kind'],
    env: Record<string, string> = {},
    clientFolder = '/nonexistent',
  ): Promise<TestServer> {
    const {database, url, drop} = await makeDatabase(kind)
    const report = await importFiles(
      database.db,
      [{name: 'prova.json', text: JSON.stringify(pack)}],
      new Date(wednesdayNoon),
    )
    if (!report.ok) throw new Error(JSON.stringify(report.problems))
    const holder: {server?: TestServer} = {}
    const clock = () => holder.server?.now ?? wednesdayNoon
    const app = await buildServer({config: testConfig(env), database, clock, clientFolder})
    await app.ready()
    holder.server = new TestServer(app, database, url, drop)
    return holder.server
  }

  async close(): Promise<void> {
    await this.app.close()
    await this.#drop()
  }

  /** A student of the course with a valid token; the profile's fields can be changed. */
  async student(fields: Partial<Insertable<ProfileTable>> = {}, status = 'active'): Promise<Student> {
    const id = randomUUID()
    const uid = `uid-${id}`
    await this.database.db
      .insertInto('profile')
      .values({
        id,
        uid,
        name: 'Estudante Secreta',
        email: `${id}@secreto.example`,
        is_premium: true,
        roles: '[]',
        study_week: JSON.stringify(withoutExams),
        created_at: new Date(this.now - 60 * 86_400_000),
        ...fields,
      })
      .execute()
    await this.database.db
      .insertInto('student_course')
      .values({profile_id: id, course_id: 'curso', position: 0, status})
      .execute()
    return {profileId: id, uid, token: await this.token(uid)}
  }

  /** A further course without lessons; one that is there already stays. */
  async course(id: string, fields: Partial<Insertable<CourseTable>> = {}): Promise<void> {
    const weekGoals = pack.courses[0]?.weekGoals ?? {}
    await this.database.db
      .insertInto('course')
      .values({
        id,
        title: `Curso ${id}`,
        class_name: id,
        home_page: '/agenda',
        started_at: new Date(wednesdayNoon),
        week_goals: JSON.stringify(weekGoals),
        content_hash: id,
        ...fields,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  /** An identity token as the local provider signs it, valid for an hour from now. */
  token(uid: string, email = `${uid}@secreto.example`): Promise<string> {
    const at = new Date(this.now)
    const user = {
      uid,
      email,
      password_hash: null,
      display_name: null,
      photo_url: null,
      email_verified: true,
      disabled: false,
      created_at: at,
      last_login_at: at,
      password_updated_at: null,
      tokens_valid_after: at,
    }
    const clock = () => this.now
    return signIdToken(
      this.database.db,
      user,
      {provider: 'password', authTime: this.now, claims: {}},
      {projectId: 'aristo-local', clock},
    )
  }

  /** One GraphQL request. */
  async ask(
    query: string,
    variables: Record<string, unknown> = {},
    {token, headers = {}, path = '/graphql'}: Asking = {},
  ): Promise<Reply> {
    const response = await this.app.inject({
      method: 'POST',
      url: path,
      headers: {...(token !== undefined && {authorization: `Bearer ${token}`}), ...headers},
      payload: {query, variables},
    })
    const body: {data?: Record<string, unknown> | null; errors?: {extensions?: {code?: string}}[]} = response.json()
    return {
      status: response.statusCode,
      data: body.data ?? null,
      codes: (body.errors ?? []).map(({extensions}) => extensions?.code ?? 'none'),
      text: response.body,
    }
  }

  /** The agenda of a day, as plain data; throws with the codes when it is refused. */
  async agenda(token: string, calendarDate: string): Promise<AgendaData> {
    const reply = await this.ask(agendaDocument, {calendarDate}, {token})
    if (reply.codes.length > 0) throw new Error(reply.codes.join())
    return reply.data?.agenda as AgendaData
  }
}

export type AgendaData = {
  readonly _id: string
  readonly calendarDate: string
  readonly exams?: readonly string[]
  readonly mocks?: readonly string[]
  readonly theoreticalStudy: readonly Lesson[]
  readonly theoreticalReview: readonly Lesson[]
  readonly smartReview: {
    readonly questions: readonly string[]
    readonly finished: boolean
    readonly due: readonly object[]
  } | null
  readonly smartReviewPreChoice: readonly {
    readonly questionId: string
    readonly selected: number
    readonly dateNow: string
  }[]
}
type Lesson = {readonly lessonId: string; readonly finished: boolean; readonly questions: readonly string[]}

const agendaFields = `_id calendarDate
  theoreticalStudy { lessonId finished questions }
  theoreticalReview { lessonId finished questions }
  smartReview { questions finished due { questionId reason retrievability } }
  smartReviewPreChoice { questionId selected essay dateNow } exams mocks smartExamActivity examFinished`

export const agendaDocument = `query ($calendarDate: String!) {
  agenda(calendarDate: $calendarDate) { ${agendaFields} } }`

const questionFields = `_id scopedId body choices isEssay correctChoice answersProportion answer
  comment { author title body updatedAt } studentAnswer { _id choosen outcome }`

export const questionsDocument = `query ($ids: [ID!]!, $calendarDate: String!, $type: String!, $activity: ID!) {
  questionMany(ids: $ids, calendarDate: $calendarDate, type: $type, activity: $activity) { ${questionFields} } }`

export const dayOpeningDocument = `query ($calendarDate: String) {
  dayOpening(calendarDate: $calendarDate) { agenda { ${agendaFields} } questions { ${questionFields} } } }`

const answerFields = `_id document choosen outcome essay calendarDate type theoreticalType activity createdAt
  question { ${questionFields} }`

export const oneAnswerDocument = `mutation ($input: OneAnswerInput!, $key: ID!) {
  createOneAnswer(input: $input, idempotencyKey: $key) { ${answerFields} } }`

export const manyAnswerDocument = `mutation ($input: ManyAnswerInput!, $key: ID!) {
  createManyAnswer(input: $input, idempotencyKey: $key) { ${answerFields} } }`

export const preChoiceDocument = `mutation ($input: OnePreChoiceInput!, $key: ID!) {
  createOrUpdateOnePreChoice(input: $input, idempotencyKey: $key) { questionId selected essay dateNow } }`

export const finishDocument = `mutation (
    $theoreticalType: TheoreticalType!, $lessonId: ID, $calendarDate: String!, $dateNow: DateTime, $key: ID!) {
  finishAgendaActivityContent(theoreticalType: $theoreticalType, lessonId: $lessonId, calendarDate: $calendarDate,
    dateNow: $dateNow, idempotencyKey: $key) { ${agendaFields} } }`

export const createAccountDocument = `mutation ($input: CreateAccountInput!, $key: ID!) {
  createAccount(input: $input, idempotencyKey: $key) { uid } }`

export const updateProfileDocument = `mutation ($input: UpdateProfileInput!, $key: ID!) {
  updateProfile(input: $input, idempotencyKey: $key) }`

export const requestDeletionDocument = 'mutation ($key: ID!) { requestAccountDeletion(idempotencyKey: $key) }'

export const endDeviceDocument =
  'mutation ($device: ID!, $key: ID!) { endDevice(device: $device, idempotencyKey: $key) }'
export const endOtherDevicesDocument = 'mutation ($key: ID!) { endOtherDevices(idempotencyKey: $key) }'
export const cancelDeletionDocument = 'mutation ($key: ID!) { cancelAccountDeletion(idempotencyKey: $key) }'

/** The input of a registration that nothing is wrong with. */
export const accountInput = (email: string) => ({email, password: 'segredo-1', name: 'Ana Novata', courseId: 'curso'})

export const swapDocument = `mutation ($courseId: ID!, $key: ID!) {
  swapCurrentCourse(courseId: $courseId, idempotencyKey: $key) }`

/** The input of an answer to a question of the day's study. */
export function answerInput(
  agenda: AgendaData,
  document: string,
  choosen: number,
  now: number,
  essay: string | null = null,
) {
  return {
    document,
    choosen,
    essay,
    calendarDate: agenda.calendarDate,
    type: 'question',
    theoreticalType: 'theoreticalStudy',
    activity: agenda._id,
    dateNow: new Date(now).toISOString(),
  }
}
