import {randomUUID} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {buildSchema, getNamedType, isInputObjectType} from 'graphql'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {addExtrasOf, extraMutations} from './extrasRequests.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {studyMutations} from './studyRequests.ts'
import {addMaterial} from './studySupport.ts'
import {
  type AgendaData,
  answerInput,
  backends,
  finishDocument,
  manyAnswerDocument,
  oneAnswerDocument,
  preChoiceDocument,
  TestServer,
} from './support.ts'

const day = 86_400_000
const iso = (at: number) => new Date(at).toISOString()

type Late = {readonly document: string; readonly variables: (agenda: AgendaData, at: number) => object}

const many = (agenda: AgendaData, at: number) => {
  const {document: _document, choosen: _choosen, essay: _essay, ...activity} = answerInput(agenda, '', 0, at)
  return {...activity, answers: [{document: 'alta-01', choosen: 1}]}
}

const study = (name: string): Late => {
  const mutation = studyMutations[name]
  if (mutation === undefined) throw new Error(`there is no ${name}`)
  return mutation
}

/** The end of an extra activity of the day, told late. */
const extra = (name: string): Late => {
  const mutation = extraMutations[name]
  if (mutation === undefined) throw new Error(`there is no ${name}`)
  const {document, variables} = mutation
  return {document, variables: (agenda, at) => ({...variables(agenda, at), dateNow: iso(at)})}
}

/** Every write of a day that says when it was made. */
const lateWrites: Readonly<Record<string, Late>> = {
  createOneAnswer: {
    document: oneAnswerDocument,
    variables: (agenda, at) => ({input: answerInput(agenda, 'alta-00', 1, at)}),
  },
  createManyAnswer: {document: manyAnswerDocument, variables: (agenda, at) => ({input: many(agenda, at)})},
  createOrUpdateOnePreChoice: {
    document: preChoiceDocument,
    variables: ({_id}, at) => ({input: {question: 'alta-03', selected: 1, agenda: _id, dateNow: iso(at)}}),
  },
  createManyPreChoices: study('createManyPreChoices'),
  revealEssay: study('revealEssay'),
  answerFlashcard: study('answerFlashcard'),
  undoFlashcardAnswer: study('undoFlashcardAnswer'),
  finishAgendaActivityContent: {
    document: finishDocument,
    variables: (_agenda, at) => ({
      theoreticalType: 'theoreticalStudy',
      lessonId: 'alta',
      calendarDate: wednesday,
      dateNow: iso(at),
    }),
  },
  finishExtraActivity: extra('finishExtraActivity'),
  finishExtraTheoreticalStudyExtraActivity: extra('finishExtraTheoreticalStudyExtraActivity'),
  finishExtraTheoreticalReviewActivity: extra('finishExtraTheoreticalReviewActivity'),
}

/** Those to which the age does not matter: of marks and forms the newest stands on every day, and exams have times of their own. */
const others = [
  'saveQuestionMarks',
  'startExam',
  'finishMockExam',
  'updateDiagnosticExamPreChoice',
  'submitDiagnosticExamForm',
]

const mutations = buildSchema(readFileSync('schema/schema.graphql', 'utf8')).getMutationType()?.getFields() ?? {}

test('every mutation that says when it was made is here', () => {
  const dated = Object.values(mutations).filter(({args}) =>
    args.some(({name, type}) => {
      const named = getNamedType(type)
      return name === 'dateNow' || (isInputObjectType(named) && 'dateNow' in named.getFields())
    }),
  )
  expect(dated.map(({name}) => name).toSorted()).toEqual([...Object.keys(lateWrites), ...others].toSorted())
})

describe.each(backends)('what a device held back is taken on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
  })
  afterAll(() => server.close())
  afterEach(() => {
    server.now = wednesdayNoon
  })

  describe.each(Object.entries(lateWrites))('%s', (_name, {document, variables}) => {
    test.each([
      ['for seven days', 7 * day, []],
      ['and no longer', 7 * day + 1, ['WRITE_TOO_OLD']],
      ['nor ever again', 400 * day, ['WRITE_TOO_OLD']],
    ] as const)('%s', async (_until, age, codes) => {
      const student = await server.student()
      const agenda = await server.agenda(student.token, wednesday)
      await addExtrasOf(server, student, agenda)
      const write = {...variables(agenda, wednesdayNoon), key: randomUUID()}
      server.now = wednesdayNoon + age
      const reply = await server.ask(document, write, {token: await server.token(student.uid)})
      expect(reply.codes).toEqual(codes)
    })
  })

  test('what was taken in time is answered again however late it is repeated', async () => {
    const student = await server.student()
    const agenda = await server.agenda(student.token, wednesday)
    const write = {input: answerInput(agenda, 'alta-00', 1, wednesdayNoon), key: 'again'}
    const first = await server.ask(oneAnswerDocument, write, {token: student.token})
    server.now = wednesdayNoon + 30 * day
    const again = await server.ask(oneAnswerDocument, write, {token: await server.token(student.uid)})
    expect({codes: again.codes, data: again.data}).toEqual({codes: [], data: first.data})
  })
})

test('an operator sets how long', async () => {
  const server = await TestServer.open('pglite', {LATE_WRITE_DAYS: '2'})
  const student = await server.student()
  const agenda = await server.agenda(student.token, wednesday)
  server.now = wednesdayNoon + 3 * day
  const write = {input: answerInput(agenda, 'alta-00', 1, wednesdayNoon), key: 'late'}
  const reply = await server.ask(oneAnswerDocument, write, {token: await server.token(student.uid)})
  await server.close()
  expect(reply.codes).toEqual(['WRITE_TOO_OLD'])
})
