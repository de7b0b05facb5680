import type {Client} from '@urql/core'
import {fromCallback, fromPromise} from 'xstate'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import type {DeleteWish} from '../../../machines/extras/extraActivity.types.ts'
import type {KeyedWish, LoadedExtras, OpenedExtra} from '../../../machines/extras/extraCreate.types.ts'
import type {ExtrasNews, ExtrasRefresh} from '../../../machines/extras/extras.types.ts'
import {AnswerRecordedDocument} from '../gen/day/graphql.ts'
import {CreateMockExamExtraActivityDocument, ExamChangedDocument} from '../gen/exam/graphql.ts'
import {
  CreateExamExtraActivityDocument,
  DeleteExtraActivityDocument,
  GetExtraActivitiesDocument,
} from '../gen/extras/graphql.ts'
import {FlashcardRecordedDocument} from '../gen/study/graphql.ts'
import {onReconnect} from '../platform/onReconnect.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'
import {ask, mutate, unansweredFailure} from '../profile/requests.ts'
import {dayExtrasOf, extrasOf} from './extras.read.ts'

/** Answers come one after the other: the day is read once they have paused for so many milliseconds. */
const pause = 1_000

/** Reads a day's extras from the server; whoever watches the day sees them. Rejects with a `RequestError`. */
export const readExtras = (client: Client, calendarDate: CalendarDate, signal = new AbortController().signal) =>
  ask(client, GetExtraActivitiesDocument, {calendarDate}, signal)

/** Calls back after answers, grades and exams of the student, from whichever tab or device. Returns the stop. */
function onWork(client: Client, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(tell, pause)
  }
  const streams = [
    client.subscription(AnswerRecordedDocument, {}).subscribe(later),
    client.subscription(FlashcardRecordedDocument, {}).subscribe(later),
    client.subscription(ExamChangedDocument, {}).subscribe(later),
  ]
  return () => {
    clearTimeout(timer)
    for (const stream of streams) stream.unsubscribe()
  }
}

/**
 * Follows the extras of one day: what the device knows first, then the server's word, then every change. They are read
 * again when asked, when the network is back, when the tab is seen again and after answers, because other tabs and devices
 * create and delete without a word.
 */
export const watchExtrasWith = (client: () => Client) =>
  fromCallback<ExtrasRefresh, {calendarDate: CalendarDate}>(({input: {calendarDate}, receive, sendBack}) => {
    const send = (news: ExtrasNews) => sendBack(news)
    const watch = client()
      .query(GetExtraActivitiesDocument, {calendarDate}, {requestPolicy: 'cache-and-network'})
      .subscribe(({data, error, stale}) => {
        if (data) send({type: 'extras.arrived', day: dayExtrasOf(data), isFromDevice: error !== undefined && !stale})
        else if (error)
          send({
            type: 'extras.failed',
            failure: codeOfError(error) === null ? unansweredFailure() : 'unreachable',
          })
      })
    // A reading that fails leaves what is shown; the next one brings it.
    const again = () => void readExtras(client(), calendarDate).catch(() => undefined)
    receive(again)
    const stops = [onReconnect(again), onWork(client(), again)]
    return () => {
      watch.unsubscribe()
      for (const stop of stops) stop()
    }
  })

/** Deletes an extra. Rejects with a `RequestError`. It goes on when the list is left: who has confirmed does not wait for it. */
export const deleteExtraWith = (client: () => Client) =>
  fromPromise<void, DeleteWish>(async ({input: {id, key}}) => {
    const variables = {activityId: id, idempotencyKey: key}
    await mutate(client(), DeleteExtraActivityDocument, variables, new AbortController().signal)
  })

/** The extras of a day by the server's word. Rejects with a `RequestError`. */
export const loadExtrasWith = (client: () => Client) =>
  fromPromise<LoadedExtras, CalendarDate>(async ({input, signal}) =>
    extrasOf((await readExtras(client(), input, signal)).getExtraActivities),
  )

/** Makes a full or mock exam beside the agenda. Rejects with a `RequestError`; the same key never makes two. */
export const createExamExtraWith = (client: () => Client) =>
  fromPromise<Omit<OpenedExtra, 'kind'>, KeyedWish>(async ({input: {kind, template, key: idempotencyKey}, signal}) => {
    if (kind === 'Exam') {
      const {createExamExtraActivity: made} = await mutate(
        client(),
        CreateExamExtraActivityDocument,
        {template, idempotencyKey},
        signal,
      )
      return {id: made._id, calendarDate: made.calendarDate}
    }
    const {createMockExamExtraActivity: made} = await mutate(
      client(),
      CreateMockExamExtraActivityDocument,
      {mockExamTemplate: template, idempotencyKey},
      signal,
    )
    return {id: made._id, calendarDate: made.calendarDate}
  })

/** Asks the server whether it has ended an extra. Rejects without its word. */
export async function isExtraFinished(client: Client, calendarDate: CalendarDate, id: string): Promise<boolean> {
  const {getExtraActivities} = await readExtras(client, calendarDate)
  return extrasOf(getExtraActivities).some((extra) => extra.id === id && extra.isFinished)
}
