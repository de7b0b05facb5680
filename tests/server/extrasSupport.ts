import {randomUUID} from 'node:crypto'
import type {
  CreateQuestionActivityInput,
  ExtraActivities,
  QuestionFiltersInput,
} from '../../schema/generated/resolvers.ts'
import type {Reply, Student, TestServer} from './support.ts'

const contents = 'contents { videos texts mindmaps flashcards questions }'
const shared = '_id createdAt finished'
const theoretical = `${shared} classification lessonId lessonTitle ${contents}`
const preChoice = 'preChoice { questionId selected essay }'

const extrasFields = `_id calendarDate
  activityQuestion { ${shared} classification questions answered examMode timeLimit deadline isPriority ${preChoice} }
  activityFlashcard { ${shared} classification flashcards answered }
  activityExamExtra { ${shared} uf institution year title }
  activityMockExamExtra { ${shared} title subtitle }
  activitySmartExamExtra { ${shared} uf institution }
  activityTheoreticalExtra { ${theoretical} }
  activityTheoreticalReviewExtra { ${theoretical} }
  activitySmartReviewExtra { ${shared} questions flashcards due { questionId reason retrievability }
    dueFlashcards { flashcardId reason retrievability } ${preChoice} }`

export const extrasDocument = `query ($calendarDate: String!) {
  getExtraActivities(calendarDate: $calendarDate) { ${extrasFields} } }`

export const courseTypesDocument = '{ getCourseExtraActivities }'

export const countDocument = `query ($input: QuestionFiltersInput!) {
  countQuestions(input: $input) { total byDifficulty byHistory withComments } }`

const presetFields = `_id name filters { classification count difficulty history uf institution onlyWithComments minYear
  maxYear examMode timeLimit }`

export const presetsDocument = `{ questionPresets { ${presetFields} } }`
export const savePresetDocument = `mutation ($input: QuestionPresetInput!, $key: ID!) {
  saveQuestionPreset(input: $input, idempotencyKey: $key) { ${presetFields} } }`
export const deletePresetDocument = `mutation ($preset: ID!, $key: ID!) {
  deleteQuestionPreset(preset: $preset, idempotencyKey: $key) { _id name } }`

export const decksDocument = '{ getUserDecks { lesson lessonTitle flashcardsAmount } }'

export const createQuestionsDocument = `mutation ($input: CreateQuestionActivityInput!, $key: ID!) {
  created: createQuestionActivity(input: $input, idempotencyKey: $key) { _id calendarDate } }`

export const createCardsDocument = `mutation ($treeId: ID!, $classification: [String!]!, $count: Int!, $key: ID!) {
  created: createFlashcardActivityByClassification(treeId: $treeId, classification: $classification, count: $count,
    idempotencyKey: $key) { _id calendarDate } }`

export const createDeckCardsDocument = `mutation ($deckIds: [ID!]!, $length: Int!, $key: ID!) {
  created: createFlashcardActivityByDeck(deckIds: $deckIds, length: $length, idempotencyKey: $key) { _id calendarDate } }`

export const createStudyDocument = `mutation ($classification: [String!]!, $key: ID!) {
  created: createTheoreticalExtraActivity(classification: $classification, idempotencyKey: $key) { ${theoretical} } }`

const oneClick = (name: string) =>
  `mutation ($key: ID!) { created: ${name}(idempotencyKey: $key) { _id calendarDate } }`
export const createReviewDocument = oneClick('createTheoreticalReviewExtraActivity')
export const createSmartReviewDocument = oneClick('createSmartReviewExtraActivity')
export const createSmartExamDocument = oneClick('createSmartExamExtraActivity')

export const createExamDocument = `mutation ($template: ID!, $key: ID!) {
  created: createExamExtraActivity(template: $template, idempotencyKey: $key) { _id calendarDate } }`

export const deleteExtraDocument = `mutation ($id: ID!, $key: ID!) {
  deleteExtraActivity(activityId: $id, idempotencyKey: $key) }`

export const finishExtraDocument = `mutation ($id: ID!, $dateNow: DateTime, $key: ID!) {
  extras: finishExtraActivity(_id: $id, dateNow: $dateNow, idempotencyKey: $key) { ${extrasFields} } }`

export const finishExtraStudyDocument = `mutation ($id: ID!, $classification: [String!]!, $dateNow: DateTime, $key: ID!) {
  extras: finishExtraTheoreticalStudyExtraActivity(_id: $id, classification: $classification, dateNow: $dateNow,
    idempotencyKey: $key) { ${extrasFields} } }`

export const finishExtraReviewDocument = `mutation ($id: ID!, $classification: [String!]!, $dateNow: DateTime, $key: ID!) {
  extras: finishExtraTheoreticalReviewActivity(id: $id, classification: $classification, dateNow: $dateNow,
    idempotencyKey: $key) { ${extrasFields} } }`

/** The whole bank: no theme, no filter. */
export const everything: QuestionFiltersInput = {
  classification: [],
  difficulty: [],
  history: [],
  uf: null,
  institution: null,
  onlyWithComments: false,
  minYear: 2005,
  maxYear: 2027,
}

export const wish = (parts: Partial<CreateQuestionActivityInput> = {}): CreateQuestionActivityInput => ({
  ...everything,
  count: 10,
  examMode: false,
  timeLimit: null,
  ...parts,
})

/** The path of a lesson of the small course. */
export const pathOf = (lesson: string) => ['Clínica Médica', 'Clínica', `Tema ${lesson}`]

export const createdOf = ({data}: Reply) => data?.created as {readonly _id: string; readonly calendarDate: string}

/** A student at work with extras; each request has a key of its own unless it names one. */
export class ExtrasOf {
  readonly server: TestServer
  readonly student: Student

  constructor(server: TestServer, student: Student) {
    this.server = server
    this.student = student
  }

  static async open(server: TestServer, fields: Parameters<TestServer['student']>[0] = {}): Promise<ExtrasOf> {
    return new ExtrasOf(server, await server.student(fields))
  }

  ask(document: string, variables: Record<string, unknown> = {}): Promise<Reply> {
    const {token} = this.student
    return this.server.ask(document, {key: randomUUID(), ...variables}, {token})
  }

  /** Creates what nothing is wrong with. */
  async create(document: string, variables: Record<string, unknown> = {}): Promise<string> {
    const reply = await this.ask(document, variables)
    if (reply.codes.length > 0) throw new Error(reply.text)
    return createdOf(reply)._id
  }

  async list(calendarDate: string): Promise<ExtraActivities> {
    const {data, text} = await this.ask(extrasDocument, {calendarDate})
    if (data === null) throw new Error(text)
    return data.getExtraActivities as ExtraActivities
  }
}
