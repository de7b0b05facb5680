import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import {quickWish} from '../../../domain/extras/quickWish.ts'
import {requestFailureIn} from '../../../domain/profile/requestFailure.ts'
import {calendarDateOf, type Instant} from '../../../domain/shared/studyDay.ts'
import {themeQuestionsPath, themeVideoPath} from '../../../domain/themes/themeList.ts'
import type {ThemeExtra, ThemeExtraKind, ThemeWish} from '../../../machines/themes/themeExtra.types.ts'
import {CreateThemeQuestionsDocument, CreateThemeStudyDocument} from '../gen/themes/graphql.ts'
import {questionInput} from '../extras/questionInput.ts'
import {claimWish, settleWish} from '../extras/wishes.ts'
import {timeZone} from '../platform/device.ts'
import {mutate} from '../profile/requests.ts'
import {named} from './refusals.ts'

type Deps = {readonly client: Client; readonly uid: string; readonly now: () => Instant}

type Making = {readonly client: Client; readonly wish: ThemeWish; readonly today: string; readonly signal: AbortSignal}

const makers: Readonly<Record<ThemeExtraKind, (making: Making) => Promise<ThemeExtra>>> = {
  video: async ({client, wish: {leaf, key}, today, signal}) => {
    const variables = {classification: [...leaf], idempotencyKey: key}
    const {createTheoreticalExtraActivity: made} = await mutate(client, CreateThemeStudyDocument, variables, signal)
    return {path: themeVideoPath(made._id, today)}
  },
  questions: async ({client, wish: {leaf, key}, today, signal}) => {
    const input = questionInput(quickWish(leaf, Number(today.slice(0, 4))))
    const variables = {input, idempotencyKey: key}
    const {createQuestionActivity: made} = await mutate(client, CreateThemeQuestionsDocument, variables, signal)
    return {path: themeQuestionsPath(made._id, made.calendarDate)}
  },
}

/**
 * Makes the extra of a theme, once for each wish of a day: until a reply has come, tries from other tabs and after a reload
 * are sent under the first key. Rejects with a `NamedError`.
 */
export const createThemeExtraWith = ({client, uid, now}: Deps) =>
  fromPromise<ThemeExtra, ThemeWish | null>(async ({input: wish, signal}) => {
    if (wish === null) throw new Error('no wish')
    const today = calendarDateOf(now(), timeZone)
    const key = claimWish(uid, `theme ${wish.kind} ${wish.lessonId} ${today}`, wish.key)
    try {
      const made = await named(makers[wish.kind]({client, wish: {...wish, key}, today, signal}))
      settleWish(key)
      return made
    } catch (error) {
      if (requestFailureIn(error) === 'refused') settleWish(key)
      throw error
    }
  })
