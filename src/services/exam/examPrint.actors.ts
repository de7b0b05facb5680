import type {AnyVariables, Client, TypedDocumentNode} from '@urql/core'
import {fromPromise} from 'xstate'
import {type AnswerPaper, examSheetOf, plainPaper} from '../../../domain/exam/examPrint.ts'
import {sheetLines} from '../../../domain/question/print.ts'
import type {Instant} from '../../../domain/shared/studyDay.ts'
import {codeOf} from '../../../machines/shared/codeOf.ts'
import {GetActivityDetailsForPrintDocument, GetMockExamActivityDocument} from '../gen/exam/graphql.ts'
import {codeOfError, failureOfError} from '../platform/graphqlErrors.ts'
import {timeoutMs, RequestError, unansweredFailure} from '../profile/requests.ts'
import {printed} from '../question/print.actors.ts'
import {savePrint} from '../question/print.store.ts'

/** Reads from the server only (spec 2§7). Rejects with a `RequestError` that carries the server's code. */
async function ask<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Data> {
  const fetchOptions = {signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])}
  const {data, error} = await client
    .query(document, variables, {requestPolicy: 'network-only', fetchOptions})
    .toPromise()
  if (error) {
    const {kind} = failureOfError(error)
    const failure = new RequestError(kind === 'unreachable' ? unansweredFailure() : kind, {cause: error})
    throw Object.assign(failure, {code: codeOfError(error)})
  }
  if (data === undefined) throw new RequestError(unansweredFailure())
  return data
}

async function readExam(client: Client, activityId: string, signal: AbortSignal) {
  const {getActivityDetailsForPrint: exam} = await ask(client, GetActivityDetailsForPrintDocument, {activityId}, signal)
  return {title: exam.title, subtitle: exam.subtitle ?? null, questions: exam.questions.map(printed)}
}

/** Leaves an exam on the device, for `/impressao`. Rejects with a `RequestError`, or with the code `tooLong` or `refused`. */
export const preparePrintWith = (client: Client) =>
  fromPromise<void, {readonly activityId: string; readonly now: Instant}>(
    async ({input: {activityId, now}, signal}) => {
      savePrint(examSheetOf(await readExam(client, activityId, signal), now))
    },
  )

/** The answer sheet of an exam. One that may not be printed tells how many questions it has, and no more. */
export const readPaperWith = (client: Client) =>
  fromPromise<AnswerPaper, string | null>(async ({input: activityId, signal}) => {
    if (activityId === null) return plainPaper()
    try {
      const {title, questions} = await readExam(client, activityId, signal)
      return {title, lines: sheetLines(questions), isTemplate: false}
    } catch (error) {
      if (codeOf(error) !== 'PRINTING_BLOCKED') throw error
      const {getMockExamActivity: mock} = await ask(client, GetMockExamActivityDocument, {id: activityId}, signal)
      return plainPaper(mock.title, mock.questions.length)
    }
  })
