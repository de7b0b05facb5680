import type {Client, CombinedError, OperationResult, RequestPolicy} from '@urql/core'
import {filter, map, pipe, type Source, take, toPromise} from 'wonka'
import type {ExamSource} from '../../../domain/exam/exam.types.ts'
import type {DayExam, DayExamKind} from '../../../machines/exam/dayExam.types.ts'
import {
  GetExamActivityDocument,
  GetMockExamActivityDocument,
  GetOrCreateExamActivityDocument,
  GetOrCreateMockExamActivityDocument,
  GetSmartExamActivityDocument,
  type MockExamPartsFragment,
} from '../gen/exam/graphql.ts'

/** A word about an exam: of the device while it is `stale`, then of the server, then every change. */
export type ExamReply<Exam> = {
  readonly exam: Exam | null
  readonly error: CombinedError | undefined
  readonly stale: boolean
}

export type MockParts = MockExamPartsFragment & {readonly _id: string}

const repliesOf = <Data, Exam>(
  results: Source<OperationResult<Data>>,
  examOf: (data: Data) => Exam,
): Source<ExamReply<Exam>> =>
  pipe(
    results,
    map(({data, error, stale}) => ({exam: data ? examOf(data) : null, error, stale})),
  )

/** The words about a mock exam, of a template or by its id. */
export function mockReplies(
  client: Client,
  source: ExamSource,
  requestPolicy: RequestPolicy,
): Source<ExamReply<MockParts>> {
  const options = {requestPolicy}
  return source.kind === 'activity'
    ? repliesOf(client.query(GetMockExamActivityDocument, {id: source.id}, options), (data) => data.getMockExamActivity)
    : repliesOf(
        client.query(GetOrCreateMockExamActivityDocument, {mockExamTemplate: source.template}, options),
        (data) => data.getOrCreateMockExamActivity,
      )
}

/** The words about a full or smart exam by its id. */
export const dayExamReplies = (
  client: Client,
  kind: DayExamKind,
  id: string,
  requestPolicy: RequestPolicy,
): Source<ExamReply<DayExam>> =>
  kind === 'exam'
    ? repliesOf(client.query(GetExamActivityDocument, {id}, {requestPolicy}), (data) => data.getExamActivity)
    : repliesOf(client.query(GetSmartExamActivityDocument, {id}, {requestPolicy}), (data) => data.getSmartExamActivity)

export type DayExamPlace = {readonly kind: DayExamKind; readonly source: ExamSource; readonly calendarDate: string}

/** The words about the full or smart exam of a day: what the device knows, then the server's; only full exams have templates. */
export function dayExamOfPlace(client: Client, {kind, source, calendarDate}: DayExamPlace): Source<ExamReply<DayExam>> {
  const requestPolicy = 'cache-and-network'
  if (source.kind === 'activity') return dayExamReplies(client, kind, source.id, requestPolicy)
  const results = client.query(
    GetOrCreateExamActivityDocument,
    {examTemplate: source.template, calendarDate},
    {requestPolicy},
  )
  return repliesOf(results, (data) => data.getOrCreateExamActivity)
}

/** The server's first word, or why there is none. */
export const settled = <Exam>(replies: Source<ExamReply<Exam>>): Promise<ExamReply<Exam>> =>
  pipe(
    replies,
    filter(({stale}) => !stale),
    take(1),
    toPromise,
  )
