import type {Client} from '@urql/core'
import {afterEach, expect, test, vi} from 'vitest'
import {fromValue} from 'wonka'
import {warmUpDay} from '../../src/services/agenda/warmUp.ts'
import {agendaOf, fullAgenda} from '../domain/agenda/fixtures.ts'

afterEach(() => vi.unstubAllGlobals())

const date = '20261121'
const read = (part: object) => ({_id: 'exame-1', calendarDate: date, questions: ['q1', 'q2'], ...part})

/** Opens the product at an address; tells the operations that were sent, in their order, and what the questions were asked by. */
async function warm(address: string, replies: Readonly<Record<string, unknown>>) {
  const url = new URL(address, 'http://aristo.test')
  vi.stubGlobal('location', url)
  const asked: string[] = []
  const questions: unknown[] = []
  const client = {
    query: (
      document: {definitions: readonly {name: {value: string}}[]},
      variables: unknown,
      options?: {requestPolicy: string},
    ) => {
      const name = document.definitions[0]?.name.value ?? ''
      asked.push(name)
      if (name === 'QuestionMany') questions.push(variables)
      // A screen that asks for the same meanwhile is given what this request is given: from the device too.
      else expect(options).toEqual({requestPolicy: 'cache-and-network'})
      const result = {data: replies[name], stale: false}
      return Object.assign(fromValue(result), {toPromise: () => Promise.resolve(result)})
    },
  }
  // The one operation of a client that the warm-up uses.
  await warmUpDay(client as unknown as Client, date, url.pathname)
  return {asked, questions}
}

const agenda = {agenda: fullAgenda}

test('a day asks for its agenda and for the first questions of its study', async () => {
  expect(await warm('/agenda', {Agenda: agenda})).toEqual({
    asked: ['Agenda', 'QuestionMany'],
    questions: [{ids: ['q1'], calendarDate: date, activity: 'agenda', type: 'question'}],
  })
})

test.each([
  [
    'a mock exam that runs',
    '/agenda/simulado',
    {GetOrCreateMockExamActivity: {getOrCreateMockExamActivity: read({startedAt: '2026-11-21T12:00:00Z'})}},
  ],
  [
    'a mock exam by its id',
    '/agenda/simulado?a=exame-1',
    {GetMockExamActivity: {getMockExamActivity: read({startedAt: '2026-11-21T12:00:00Z'})}},
  ],
  ['the full exam of the day', '/agenda/prova', {GetOrCreateExamActivity: {getOrCreateExamActivity: read({})}}],
  ['a full exam by its id', '/agenda/prova?a=exame-1', {GetExamActivity: {getExamActivity: read({})}}],
  ['the smart exam', '/agenda/simulado-inteligente', {GetSmartExamActivity: {getSmartExamActivity: read({})}}],
])('%s: its own questions, not those of the study', async (_name, address, replies) => {
  expect(await warm(address, {Agenda: agenda, ...replies})).toEqual({
    asked: ['Agenda', ...Object.keys(replies), 'QuestionMany'],
    questions: [{ids: ['q1', 'q2'], calendarDate: date, activity: 'exame-1', type: 'question'}],
  })
})

test('the questions around the one that the address names come first', async () => {
  const ids = Array.from({length: 45}, (_, index) => `q${index}`)
  const {questions} = await warm('/agenda/prova?id=q41', {
    Agenda: agenda,
    GetOrCreateExamActivity: {getOrCreateExamActivity: read({questions: ids})},
  })
  expect(questions).toMatchObject([{ids: ids.slice(40)}])
})

test.each([
  [
    'a mock exam that was not started',
    {Agenda: agenda, GetOrCreateMockExamActivity: {getOrCreateMockExamActivity: read({startedAt: null})}},
    ['Agenda', 'GetOrCreateMockExamActivity'],
  ],
  ['a mock exam that did not come', {Agenda: agenda}, ['Agenda', 'GetOrCreateMockExamActivity']],
  ['a day without a mock exam', {Agenda: {agenda: agendaOf()}}, ['Agenda']],
  ['an agenda that did not come', {}, ['Agenda']],
])('%s: no questions are asked for', async (_name, replies, asked) => {
  expect(await warm('/agenda/simulado', replies)).toEqual({asked, questions: []})
})
