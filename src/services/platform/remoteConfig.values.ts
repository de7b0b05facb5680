import * as v from 'valibot'
import {noRemoteConfig, type RemoteConfig} from '../../../domain/shell/remoteConfig.ts'

/** The values as they come: all of them text. */
export type RawConfig = Readonly<Record<string, string>>

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Entries that are not what they should be are left out; the others count. */
function listOf<T>(schema: v.GenericSchema<unknown, T>, text: string | undefined): T[] {
  const json = parseJson(text ?? '')
  return Array.isArray(json)
    ? json.flatMap((item) => {
        const result = v.safeParse(schema, item)
        return result.success ? [result.output] : []
      })
    : []
}

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const revalidateItem = v.object({id, type: v.string(), subtitle: v.string()})
const trialEnding = v.object({
  id,
  title: v.string(),
  message: v.string(),
  buttons: v.array(v.object({label: v.string(), url: v.string(), primary: v.boolean(), type: v.string()})),
})

/** A minute is too long for any screen: such a number is a mistake. */
const mostSplash = 60_000

function millisecondsOf(text: string): number | null {
  const value = /^\d+$/.test(text) ? Number(text) : mostSplash
  return value < mostSplash ? value : null
}

const notForced = ['', 'false', 'null']

/** Reads the operator's text into typed values; what is missing or malformed is the default (spec 1§7). */
export function remoteConfigOf(raw: RawConfig): RemoteConfig {
  const text = (key: string, initial = '') => raw[key]?.trim() ?? initial
  const forced = text('force_experiment')
  return {
    sprintCourseId: text('sprintCourseId'),
    practicalCoursesId: listOf(v.pipe(v.string(), v.minLength(1)), raw['practicalCoursesId']),
    sinaremCourseId: text('sinaremCourseId'),
    revalidateData: listOf(revalidateItem, raw['revalidateData']),
    termsOfUseUrl: text('terms_of_use_url', noRemoteConfig.termsOfUseUrl),
    privacyPolicyUrl: text('privacy_policy_url', noRemoteConfig.privacyPolicyUrl),
    trialEndingInfo: listOf(trialEnding, raw['trialEndingInfo']),
    contactPhoneNumber: text('contact_phone_number'),
    forceExperiment: notForced.includes(forced) ? null : forced,
    appealFormUrl: text('appeal_form_url'),
    forumTutorialVideoUrl: text('forum_tutorial_video_url'),
    splashMinimum: millisecondsOf(text('splash_minimum_ms')),
  }
}
