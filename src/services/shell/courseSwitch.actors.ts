import type {Client} from '@urql/core'
import * as v from 'valibot'
import {fromPromise} from 'xstate'
import type {CourseSwap} from '../../../machines/shell/courseSwitch.types.ts'
import {openChannel} from '../platform/doors.ts'
import {mutate} from '../profile/requests.ts'

/** Makes a course the current one (spec 1§7 `swapCurrentCourse`). Rejects when the server does not say that it did. */
export const swapCurrentCourseWith = (client: Client) =>
  fromPromise<void, CourseSwap>(async ({input: {courseId, key}, signal}) => {
    const {SwapCurrentCourseDocument} = await import('../gen/shell/graphql.ts')
    const data = await mutate(client, SwapCurrentCourseDocument, {courseId, idempotencyKey: key}, signal)
    if (!data.swapCurrentCourse) throw new Error('the course was not switched')
  })

/** Drops what is cached of the old course before the page loads anew. */
export const dropCachesWith = (dropCache: () => Promise<void>) => fromPromise<void>(dropCache)

const newsSchema = v.object({uid: v.string()})

/** The word between tabs that an account has changed its course. */
export type CourseNews = {
  readonly tell: () => void
  readonly close: () => void
}

/** Tells other tabs of this device, and is told by them; tabs of other accounts do not listen. */
export function courseNews(uid: string, onSwitch: () => void): CourseNews {
  const channel = openChannel('aristo.course')
  channel.onmessage = ({data}: MessageEvent<unknown>) => {
    const news = v.safeParse(newsSchema, data)
    if (news.success && news.output.uid === uid) onSwitch()
  }
  return {tell: () => channel.postMessage({uid}), close: () => channel.close()}
}
