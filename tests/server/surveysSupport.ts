import {randomUUID} from 'node:crypto'
import type {SurveyOperation} from '../../server/kernel/operation.ts'
import type {Student, TestServer} from './support.ts'

/** A right body of each call. */
export const surveyBodies: {readonly [O in SurveyOperation]: object | undefined} = {
  'GET /nps/should-execute': undefined,
  'POST /nps/complete-survey': {
    score: 9,
    source: 'web',
    comment: 'Gosto das questões.',
    reasons: ['goodQuestions', 'dailyAgenda'],
    isUserParticipatingInTest: false,
  },
  'POST /nps/refuse-survey': {},
  'POST /nps/reply-later': {},
  'GET /temporary-nps/can-execute': undefined,
  'POST /temporary-nps/mark-survey-as-completed': {},
  'POST /temporary-nps/mark-today-as-skiped': {},
  'POST /student-admission': {institution: 'USP', uf: 'SP', year: 2026, specialty: 'Pediatria'},
  'POST /nps-feature/submit': {
    featureId: 'decks',
    score: 4,
    userFeedback: 'Bons cartões.',
    isUserParticipatingInTest: true,
  },
}
export const surveyOperations = Object.keys(surveyBodies) as readonly SurveyOperation[]

type Asking = {
  readonly body?: object | string | undefined
  readonly key?: string
  readonly headers?: Record<string, string>
}

/** Calls of the survey service. Each with a token of its own, because the clock moves in these tests. */
export const surveyCaller = (server: TestServer) =>
  async function call(
    student: Student | null,
    operation: SurveyOperation,
    {body = surveyBodies[operation], key = randomUUID(), headers = {}}: Asking = {},
  ) {
    const [method, url] = operation.split(' ') as ['GET' | 'POST', string]
    const token = student === null ? undefined : await server.token(student.uid)
    const reply = await server.app.inject({
      method,
      url,
      headers: {
        ...(token !== undefined && {authorization: `Bearer ${token}`}),
        ...(method === 'POST' && {'idempotency-key': key, 'content-type': 'application/json'}),
        ...headers,
      },
      ...(method === 'POST' && body !== undefined && {payload: body}),
    })
    return {status: reply.statusCode, body: reply.body, headers: reply.headers}
  }
