import {createHash} from 'node:crypto'
import {buildPushPayload} from '@block65/webcrypto-web-push'
import * as v from 'valibot'
import type {Outcome} from '../delivery/queue.ts'
import {outcomeOfStatus, postPush, type PushTransport} from './pushRequest.ts'

/** The keys of this server towards push services (VAPID, RFC 8292), in base64url, and whom they may write to. */
export type VapidKeys = {readonly publicKey: string; readonly privateKey: string; readonly subject: string}

/** What a device is told. */
export type PushText = {
  readonly id: string
  readonly title: string
  readonly body: string
  /** A path of the product. */
  readonly link: string | null
}

/** What became of a message: as of any delivery, or the device wants no more. */
export type PushOutcome = Outcome | 'gone'

/** Seconds for which a push service keeps a message for a device that is away. */
export const messageLife = 86_400

/** The longest words that a push message holds; the panel has them whole. */
const mostOfText = 600

/** The push services of the browsers. A subscription names its own address, so only these are ever asked. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

const isService = (host: string): boolean =>
  services.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))

const isEndpoint = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const {protocol, username, password, port, hostname} = new URL(text)
  return protocol === 'https:' && username === '' && password === '' && port === '' && isService(hostname)
}

const bytes = (amount: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]{1,128}={0,2}$/),
    v.check((text) => Buffer.from(text, 'base64url').length === amount),
  )

const subscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(2_048), v.check(isEndpoint)),
  keys: v.object({p256dh: bytes(65), auth: bytes(16)}),
})
export type Subscription = v.InferOutput<typeof subscription>

/** A browser hands its subscription over as JSON, in the place of a token of Firebase; those have no brace. */
export const isSubscription = (token: string): boolean => token.startsWith('{')

/** Reads a subscription; undefined for what is none, or leads to no push service. */
export function readSubscription(token: string): Subscription | undefined {
  try {
    const read = v.safeParse(subscription, JSON.parse(token))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** One text for one subscription, however its JSON was written. */
export const subscriptionToken = ({endpoint, keys: {p256dh, auth}}: Subscription): string =>
  JSON.stringify({endpoint, keys: {p256dh, auth}})

/** At most so many characters, the last one an ellipsis where something was cut. */
export const cut = (text: string): string =>
  text.length > mostOfText ? `${text.slice(0, mostOfText - 1)}…`.toWellFormed() : text

/** Names a message to services and devices, which then show a repeat of it in its place (RFC 8030 §5.4: 32 characters). */
export const topicOf = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 32)

/** Sends messages to browsers by Web Push, encrypted for each (RFC 8291). */
export const webPushSender =
  (keys: VapidKeys, transport: PushTransport) =>
  async (token: string, text: PushText, signal: AbortSignal): Promise<PushOutcome> => {
    const to = readSubscription(token)
    if (to === undefined) return 'gone'
    const data = {
      notification: {title: cut(text.title), body: cut(text.body)},
      data: {...(text.link !== null && {link: text.link}), id: text.id},
    }
    const {headers, body} = await buildPushPayload(
      {data, options: {ttl: messageLife, urgency: 'normal', topic: topicOf(text.id)}},
      {...to, expirationTime: null},
      keys,
    )
    const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-length'))
    const answer = await postPush(transport, to.endpoint, {headers: sent, body: new Uint8Array(body)}, signal)
    return answer.status === 404 || answer.status === 410 ? 'gone' : outcomeOfStatus(answer)
  }
