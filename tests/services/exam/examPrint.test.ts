import {type Client, CombinedError} from '@urql/core'
import {GraphQLError} from 'graphql'
import {beforeEach, expect, test, vi} from 'vitest'
import {createActor, toPromise} from 'xstate'
import {examSheetOf, plainPaper} from '../../../domain/exam/examPrint.ts'
import {preparePrintWith, readPaperWith} from '../../../src/services/exam/examPrint.actors.ts'
import {keepSheetDraft, readSheetDraft} from '../../../src/services/exam/sheetDraft.ts'
import {readPrint} from '../../../src/services/question/print.store.ts'
import {printQuestions} from '../../../stories/support/print.ts'

const [question] = printQuestions.slice(3)
const wire = {
  title: 'Simulado 3',
  subtitle: null,
  calendarDate: '20261121',
  questions: [
    {
      _id: 'q4',
      body: question?.body,
      choices: question?.choices,
      isEssay: false,
      institution: 'Hospital Universitário Fictício de Aurora',
      uf: 'SP',
      year: 2025,
      classification: question?.classification,
      correctChoice: null,
      answer: null,
      comment: null,
    },
  ],
}

const named = (code: string) => new CombinedError({graphQLErrors: [new GraphQLError('refused', {extensions: {code}})]})
const lost = new CombinedError({networkError: new Error('socket hang up')})

type Reply = {readonly data?: unknown; readonly error?: CombinedError}

/** A client that answers one request after the other; what it was asked is written down. */
function clientWith(...replies: Reply[]) {
  const asked: {variables: unknown; policy: unknown}[] = []
  const query = (_document: unknown, variables: unknown, {requestPolicy}: {requestPolicy: string}) => {
    asked.push({variables, policy: requestPolicy})
    return {toPromise: () => Promise.resolve(replies[asked.length - 1] ?? {error: lost})}
  }
  // Only what the actors use of a client.
  return {client: {query} as unknown as Client, asked}
}

const prepare = (client: Client) =>
  toPromise(createActor(preparePrintWith(client), {input: {activityId: 'exam', now: 7}}).start())
const paperFor = (client: Client, activityId: string | null) =>
  toPromise(createActor(readPaperWith(client), {input: activityId}).start())

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('navigator', {onLine: true})
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  })
  return () => void vi.unstubAllGlobals()
})

test('an exam is read from the server alone and left on the device', async () => {
  const {client, asked} = clientWith({data: {getActivityDetailsForPrint: wire}})
  await prepare(client)
  expect(asked).toEqual([{variables: {activityId: 'exam'}, policy: 'network-only'}])
  const kept = question && {
    kind: 'sheet',
    sheet: examSheetOf({title: 'Simulado 3', subtitle: null, questions: [question]}, 7),
  }
  expect(readPrint()).toEqual(kept)
})

test.each([
  [named('PRINTING_BLOCKED'), {code: 'PRINTING_BLOCKED', failure: 'refused'}],
  [named('UNAUTHENTICATED'), {code: 'UNAUTHENTICATED', failure: 'unauthenticated'}],
  [lost, {code: null, failure: 'unreachable'}],
])('what the server says is told: %s', async (error, told) => {
  await expect(prepare(clientWith({error}).client)).rejects.toMatchObject(told)
  expect(readPrint()).toEqual({kind: 'nothing'})
})

test('an exam has a sheet with the choices of its questions; without one it is plain', async () => {
  const {client} = clientWith({data: {getActivityDetailsForPrint: wire}})
  expect(await paperFor(client, 'exam')).toEqual({
    title: 'Simulado 3',
    isTemplate: false,
    lines: [{number: 1, choices: 4}],
  })
  expect(await paperFor(clientWith().client, null)).toEqual(plainPaper())
})

test('a mock exam that may not be printed has a sheet with as many lines as it has questions', async () => {
  const {client, asked} = clientWith(
    {error: named('PRINTING_BLOCKED')},
    {data: {getMockExamActivity: {title: 'Simulado 3', questions: ['a', 'b']}}},
  )
  expect(await paperFor(client, 'mock')).toEqual(plainPaper('Simulado 3', 2))
  expect(asked.map(({variables}) => variables)).toEqual([{activityId: 'mock'}, {id: 'mock'}])
})

test('the letters of a sheet survive a reload, and an empty sheet leaves those of another alone', () => {
  const draft = {q1: {choice: 1, over: -1}}
  keepSheetDraft('exam', draft)
  keepSheetDraft('another', {})
  expect([readSheetDraft('exam'), readSheetDraft('another')]).toEqual([draft, {}])
  keepSheetDraft('exam', {})
  expect(readSheetDraft('exam')).toEqual({})
})
