import * as v from 'valibot'
import {fromPromise} from 'xstate'
import type {OpenSurvey} from '../../../machines/feedback/temporarySurvey.types.ts'
import {authorizedFetch} from '../platform/authorizedFetch.ts'
import {serverClock} from '../platform/clock.ts'
import {clientConfig} from '../platform/config.ts'
import {timeZone} from '../platform/device.ts'
import {tokensOf} from '../platform/identity.ts'
import {RequestError, timeoutMs, unansweredFailure} from '../profile/requests.ts'

const surveysSchema = v.optional(
  v.object({url: v.string(), ratedFeatures: v.array(v.string()), npsForm: v.picklist(['survey', 'invitation'])}),
  {url: '/', ratedFeatures: [], npsForm: 'survey'},
)
export type Surveys = v.InferOutput<typeof surveysSchema>

/** The address of the survey service, the features whose students are asked for stars, and how the recommendation survey begins. */
export const surveysConfig = async (): Promise<Surveys> => v.parse(surveysSchema, (await clientConfig()).surveys)

/** Asks the survey service (spec 2§7) as a student; its paths follow the address of the deployment. */
export async function askSurveys(uid: string, path: string, init: RequestInit): Promise<Response> {
  const {url} = await surveysConfig()
  const send = authorizedFetch({
    token: tokensOf(uid),
    timeZone,
    monotonic: serverClock.monotonic,
    onServerTime: serverClock.observe,
    // A login that has ended is the product's own client's to tell: two would ask for the password twice.
    onUnauthorized: () => undefined,
  })
  return send(url.replace(/\/+$/, '') + path, init)
}

async function read(uid: string, path: string, signal: AbortSignal): Promise<Response> {
  const response = await askSurveys(uid, path, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch((error: unknown) => {
    throw new RequestError(unansweredFailure(), {cause: error})
  })
  if (!response.ok) throw new RequestError(response.status < 500 ? 'refused' : 'unreachable')
  return response
}

/** Whether the student is to be asked for a score; the service says `true` or something else. */
export const shouldExecuteWith = (uid: string) =>
  fromPromise<boolean>(
    async ({signal}) => (await (await read(uid, '/nps/should-execute', signal)).text()).trim() === 'true',
  )

const openSurvey = v.variant('canExecute', [
  v.object({
    canExecute: v.literal(true),
    id: v.string(),
    title: v.string(),
    url: v.pipe(v.string(), v.startsWith('https://'), v.url()),
  }),
  v.object({canExecute: v.literal(false)}),
])

/** The survey that the student is to be offered; null for none. */
export const readSurveyWith = (uid: string) =>
  fromPromise<OpenSurvey | null>(async ({signal}) => {
    const reply: unknown = await (await read(uid, '/temporary-nps/can-execute', signal)).json()
    const said = v.parse(openSurvey, reply)
    return said.canExecute ? {id: said.id, title: said.title, url: said.url} : null
  })
