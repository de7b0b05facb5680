import {createHash, randomUUID} from 'node:crypto'
import {
  type ChainCommit,
  type ChainHead,
  linkAfter,
  type MarkLink,
  markText,
  newChain,
} from '../../domain/exam/markChain.ts'
import {processDueExams} from '../../server/exam/examScheduler.ts'
import {addMock} from './examFixture.ts'
import type {Student, TestServer} from './support.ts'

export const minute = 60_000
export const hour = 60 * minute

/** Four questions: the first choice of `alta-00` is right, the second of `alta-01`, the third of `alta-02`. `alta-04` is annulled. */
export const mockQuestions = ['alta-00', 'alta-01', 'alta-02', 'alta-04']

const examFields = `_id finished startedAt deadline countsUntil sealsAt extraTime lateMarks { questionId selected dateNow receivedAt accepted } preChoice { questionId activity selected essay dateNow }
  receipt { sequence hash finishedAt answered total byStudent }`

export const mockDocument = `query ($template: ID!) { getOrCreateMockExamActivity(mockExamTemplate: $template) { ${examFields} } }`

export const startExamDocument = `mutation ($input: StartExamInput!, $key: ID!) {
  startExam(input: $input, idempotencyKey: $key) { ${examFields} } }`

export const finishExamDocument = `mutation ($input: FinishMockExamInput!, $key: ID!) {
  finishMockExam(input: $input, idempotencyKey: $key) { ${examFields} } }`

export const rankDocument = `mutation ($template: ID!, $activity: ID!, $key: ID!) {
  rankMockExam(mockExamTemplate: $template, activity: $activity, idempotencyKey: $key) { position total grade } }`

export const createExtraDocument = `mutation ($template: ID!, $key: ID!) {
  createMockExamExtraActivity(mockExamTemplate: $template, idempotencyKey: $key) { _id calendarDate } }`

const choicesDocument = `mutation ($input: ManyPreChoicesInput!, $key: ID!) {
  createManyPreChoices(input: $input, idempotencyKey: $key) { questionId activity selected essay late } }`

export const examQuestionsDocument = `query ($ids: [ID!]!, $activity: ID) {
  questionMany(ids: $ids, type: "mocks", activity: $activity) {
    _id correctChoice answersProportion answer comment { body } studentAnswer { choosen outcome } studentEssay { essay revealedAt } } }`

export type Exam = {
  readonly _id: string
  readonly finished: boolean
  readonly startedAt: string | null
  readonly deadline: string | null
  readonly countsUntil: string | null
  readonly sealsAt: string | null
  readonly lateMarks: readonly {
    readonly questionId: string
    readonly selected: number
    readonly dateNow: string
    readonly receivedAt: string
    readonly accepted: boolean
  }[]
  readonly extraTime: number
  readonly preChoice: readonly {readonly questionId: string; readonly selected: number; readonly dateNow: string}[]
  readonly receipt: {
    readonly sequence: number
    readonly hash: string
    readonly finishedAt: string
    readonly answered: number
    readonly total: number
    readonly byStudent: boolean
  } | null
}

/** What a reply has of an exam; the documents above ask for all of it. */
export const examOf = (value: unknown): Exam => value as Exam

type Choices = Readonly<Record<string, number>>
type At = {readonly at?: number | undefined; readonly key?: string | undefined}
type Chained = At & {readonly link?: MarkLink | undefined; readonly commit?: ChainCommit | undefined}

const itemsOf = (choices: Choices) =>
  Object.entries(choices).map(([questionId, selected]) => ({questionId, selected, essay: null}))

/** The chain of marks of one device in one exam; it makes links whatever the server thinks of them. */
export class DeviceChain {
  head: ChainHead = newChain(randomUUID())
  readonly #activityId: string

  constructor(activityId: string) {
    this.#activityId = activityId
  }

  /** The place of a mark behind all others. */
  next(choices: Choices, at: number): {readonly at: number; readonly link: MarkLink} {
    const link = linkAfter(this.head)
    const text = markText(this.#activityId, link, {madeAt: at, items: itemsOf(choices)})
    this.head = {chain: link.chain, seq: link.seq, hash: createHash('sha256').update(text).digest('hex')}
    return {at, link}
  }
}

const iso = (instant: number) => new Date(instant).toISOString()

/** One round of the server's work on exams, at the server's instant. */
export const runExamScheduler = (server: TestServer) =>
  processDueExams({database: server.database, databaseNow: async () => server.now, log: server.app.log})

/** A student at a mock exam; every call has a key of its own, and is made at the server's instant unless `at` says otherwise. */
export class Sitting {
  readonly server: TestServer
  student: Student
  readonly template: string
  readonly id: string

  private constructor(server: TestServer, student: Student, template: string, id: string) {
    this.server = server
    this.student = student
    this.template = template
    this.id = id
  }

  /** Opens the exam, which starts nothing. */
  static async open(server: TestServer, template: string, student: Student): Promise<Sitting> {
    const {data, codes} = await server.ask(mockDocument, {template}, {token: student.token})
    if (codes.length > 0) throw new Error(codes.join())
    return new Sitting(server, student, template, examOf(data?.getOrCreateMockExamActivity)._id)
  }

  /** A student with a new mock exam of their own course, not started. */
  static async alone(server: TestServer, fields: Parameters<typeof addMock>[2] = {}, extra = 0): Promise<Sitting> {
    const student = await server.student({extra_time_minutes: extra})
    return Sitting.open(server, await addMock(server, mockQuestions, fields), student)
  }

  /** The same with another student, exam or template. */
  with({
    student = this.student,
    id = this.id,
    template = this.template,
  }: Partial<Pick<Sitting, 'student' | 'id' | 'template'>>): Sitting {
    return new Sitting(this.server, student, template, id)
  }

  /** Moves the server's clock; tokens live an hour, so the student gets a new one. */
  async at(instant: number): Promise<void> {
    this.server.now = instant
    this.student = {...this.student, token: await this.server.token(this.student.uid)}
  }

  #ask(document: string, variables: object, key: string | undefined) {
    return this.server.ask(document, {...variables, key: key ?? randomUUID()}, {token: this.student.token})
  }

  start({at = this.server.now, key, chain}: At & {readonly chain?: string} = {}) {
    return this.#ask(startExamDocument, {input: {activityId: this.id, dateNow: iso(at), chain}}, key)
  }

  mark(choices: Choices, {at = this.server.now, key, link, commit}: Chained = {}) {
    const preChoices = Object.entries(choices).map(([question, selected]) => ({question, selected}))
    return this.#ask(choicesDocument, {input: {preChoices, activity: this.id, dateNow: iso(at), link, commit}}, key)
  }

  finish({at = this.server.now, key}: At = {}) {
    return this.#ask(finishExamDocument, {input: {activityId: this.id, dateNow: iso(at)}}, key)
  }

  rank({key}: At = {}) {
    return this.#ask(rankDocument, {template: this.template, activity: this.id}, key)
  }

  async exam(): Promise<Exam> {
    const {data} = await this.server.ask(mockDocument, {template: this.template}, {token: this.student.token})
    return examOf(data?.getOrCreateMockExamActivity)
  }

  /** The exam's questions as the student sees them, or those of the bank. */
  questions(activity: string | null = this.id) {
    return this.server.ask(examQuestionsDocument, {ids: mockQuestions, activity}, {token: this.student.token})
  }

  /** What is stored of the exam beside what the wire tells. */
  async stored() {
    const {db} = this.server.database
    const row = await db.selectFrom('exam_activity').selectAll().where('id', '=', this.id).executeTakeFirstOrThrow()
    const answers = await db
      .selectFrom('answer')
      .select(['question_id', 'choosen', 'outcome', 'type', 'theoretical_type'])
      .where('agenda_id', '=', this.id)
      .orderBy('question_id')
      .execute()
    return {row, answers}
  }
}
