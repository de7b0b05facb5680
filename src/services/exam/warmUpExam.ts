import type {Client} from '@urql/core'
import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import {examRouteAt} from '../../../domain/agenda/routes.ts'
import type {ExamRoute, ExamSource} from '../../../domain/exam/exam.types.ts'
import {examSourceOf} from '../../../domain/exam/source.ts'
import {
  GetExamActivityDocument, GetMockExamActivityDocument, GetOrCreateExamActivityDocument, GetOrCreateMockExamActivityDocument, GetSmartExamActivityDocument,
} from '../gen/exam/graphql.ts'
import {queryParameter} from '../platform/url.ts'
import {chunkOf, type FirstQuestions} from '../question/chunks.ts'

type Read = {readonly _id: string; readonly calendarDate: string; readonly questions: readonly string[]; readonly startedAt?: string | null}

/** Resolves with the server's word; the exam's screen, which shares the request, has the device's copy meanwhile. */
const policy = {requestPolicy: 'cache-and-network'} as const

async function readMock(client: Client, source: ExamSource): Promise<Read | undefined> {
  if (source.kind === 'activity') return (await client.query(GetMockExamActivityDocument, {id: source.id}, policy).toPromise()).data?.getMockExamActivity
  const {data} = await client.query(GetOrCreateMockExamActivityDocument, {mockExamTemplate: source.template}, policy).toPromise()
  return data?.getOrCreateMockExamActivity
}

async function readDayExam(client: Client, route: ExamRoute, source: ExamSource, calendarDate: string): Promise<Read | undefined> {
  if (source.kind === 'template') {
    const {data} = await client.query(GetOrCreateExamActivityDocument, {examTemplate: source.template, calendarDate}, policy).toPromise()
    return data?.getOrCreateExamActivity
  }
  return route === 'prova'
    ? (await client.query(GetExamActivityDocument, {id: source.id}, policy).toPromise()).data?.getExamActivity
    : (await client.query(GetSmartExamActivityDocument, {id: source.id}, policy).toPromise()).data?.getSmartExamActivity
}

/** Reads the exam of the address and tells which of its questions are shown first; null while it shows none. */
export async function warmUpExam(client: Client, agenda: DayAgenda, path: string): Promise<FirstQuestions | null> {
  const route = examRouteAt(path)
  const source = route && examSourceOf(agenda, route, queryParameter('a'))
  if (!source) return null
  const exam = await (route === 'simulado' ? readMock(client, source) : readDayExam(client, route, source, agenda.calendarDate))
  if (!exam || exam.startedAt === null) return null
  const {_id, calendarDate, questions} = exam
  return {ids: chunkOf(questions, queryParameter('id') ?? ''), calendarDate, activity: _id}
}
