import type {AnyVariables, Client, TypedDocumentNode} from '@urql/core'
import {pipe, subscribe} from 'wonka'
import {type EventObject, fromCallback, fromPromise} from 'xstate'
import type {ExamRoute} from '../../../domain/exam/exam.types.ts'
import type {DayExam, DayExamKind} from '../../../machines/exam/dayExam.types.ts'
import {
  ExamChangedDocument,
  GetExamActivityDocument,
  GetMockExamActivityDocument,
  GetSmartExamActivityDocument,
} from '../gen/exam/graphql.ts'
import {AgendaDocument} from '../gen/day/graphql.ts'
import {onReconnect} from '../platform/onReconnect.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'
import {dayExamOfPlace, type DayExamPlace, dayExamReplies, type ExamReply, settled} from './replies.ts'

/** Whether an exam of this id is of a kind; a server that cannot say rejects. */
async function isOfKind<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const {data, error} = await client.query(document, variables).toPromise()
  if (data) return true
  if (error && codeOfError(error) !== 'NOT_FOUND') throw error
  return false
}

/** The route of the exam with this id; null when the student has none. Rejects when the server gives no word. */
export async function routeOfExam(client: Client, id: string): Promise<ExamRoute | null> {
  if (await isOfKind(client, GetExamActivityDocument, {id})) return 'prova'
  if (await isOfKind(client, GetMockExamActivityDocument, {id})) return 'simulado'
  return (await isOfKind(client, GetSmartExamActivityDocument, {id})) ? 'simulado-inteligente' : null
}

/** Follows the reading of one exam: what the device knows, then the server's word, then every change. */
function follow(client: Client, place: DayExamPlace, onReply: (reply: ExamReply<DayExam>) => void): () => void {
  const {unsubscribe} = pipe(dayExamOfPlace(client, place), subscribe(onReply))
  return unsubscribe
}

/** An exam of this kind by its id, from the server alone. Rejects without its word. */
async function readExam(client: Client, kind: DayExamKind, id: string): Promise<DayExam> {
  const {exam, error} = await settled(dayExamReplies(client, kind, id, 'network-only'))
  if (!exam) throw error ?? new Error('the exam did not come')
  return exam
}

/** Reads the agenda of a day again. */
export const refreshDay = (client: Client, calendarDate: string): void =>
  void client.query(AgendaDocument, {calendarDate}, {requestPolicy: 'network-only'}).toPromise()

/** Reads the agenda of a day again when an exam of the student has ended, wherever. Returns the stop. */
export function refreshDayAtEnd(client: Client, calendarDate: string): () => void {
  const news = client.subscription(ExamChangedDocument, {}).subscribe(({data}) => {
    if (data?.examChanged.kind === 'finished') refreshDay(client, calendarDate)
  })
  return () => news.unsubscribe()
}

/**
 * Follows one full or smart exam. What another tab, device or the server itself does to it arrives by itself; it is read
 * again when the network is back and when the tab is seen again, because news of a lost socket are lost too.
 */
export const watchExamWith = (client: () => Client) =>
  fromCallback<EventObject, DayExamPlace>(({input, sendBack}) => {
    let known: DayExam | null = null
    let isGone = false
    const missing = async (id: string) => {
      const route = await routeOfExam(client(), id)
      if (!isGone) sendBack(route === null ? {type: 'exam.absent'} : {type: 'exam.elsewhere', route})
    }
    const onReply = ({exam, error, stale}: ExamReply<DayExam>) => {
      known = exam ?? known
      if (exam) return sendBack({type: 'exam.arrived', exam, isStale: stale || error !== undefined})
      if (!error || known) return undefined
      if (codeOfError(error) !== 'NOT_FOUND') return sendBack({type: 'exam.failed'})
      if (input.source.kind === 'template') return sendBack({type: 'exam.absent'})
      return void missing(input.source.id).catch(() => isGone || sendBack({type: 'exam.failed'}))
    }
    let stop = follow(client(), input, onReply)
    const again = () => {
      // A reading that fails leaves what is shown; the next one brings it.
      if (known) return void readExam(client(), input.kind, known._id).catch(() => undefined)
      stop()
      stop = follow(client(), input, onReply)
      return undefined
    }
    const stopWatch = onReconnect(again)
    const news = client()
      .subscription(ExamChangedDocument, {})
      .subscribe(({data}) => {
        if (known && data?.examChanged._id === known._id) again()
      })
    return () => {
      isGone = true
      stop()
      news.unsubscribe()
      stopWatch()
    }
  })

/** Asks the server whether it has finished an exam. Rejects without its word. */
export const askFinishedWith = (client: () => Client) =>
  fromPromise<DayExam, {kind: DayExamKind; id: string}>(({input: {kind, id}}) => readExam(client(), kind, id))
