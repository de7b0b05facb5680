import {importPKCS8, SignJWT} from 'jose'
import * as v from 'valibot'
import {oneLine} from '../delivery/queue.ts'
import {outcomeOfStatus, postPush, type PushTransport} from './pushRequest.ts'
import {cut, messageLife, type PushOutcome, type PushText, topicOf} from './webPush.ts'

/** The file of a service account, as Google's console gives it; the rest of it is not needed. */
export type ServiceAccount = {
  readonly project_id: string
  readonly client_email: string
  readonly private_key: string
  readonly token_uri: string
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging'

/** Seconds before its end in which an access token is not used any more. */
const reserve = 60

const tokenReply = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/)),
  expires_in: v.pipe(v.number(), v.minValue(1), v.maxValue(86_400)),
})

type AccessToken = {readonly text: string; readonly until: number}

/**
 * Sends messages by Firebase Cloud Messaging (HTTP v1), as a service account (RFC 7523).
 *
 * @param endpoint another address than Google's, for tests
 */
export function fcmSender(account: ServiceAccount, transport: PushTransport, endpoint = 'https://fcm.googleapis.com') {
  let access: AccessToken | null = null

  async function accessToken(
    signal: AbortSignal,
  ): Promise<string | {readonly error: string; readonly retryAfter: number}> {
    const now = transport.clock()
    if (access !== null && now < access.until) return access.text
    const seconds = Math.floor(now / 1_000)
    const assertion = await new SignJWT({scope})
      .setProtectedHeader({alg: 'RS256', typ: 'JWT'})
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3_600)
      .sign(await importPKCS8(account.private_key, 'RS256'))
    const form = new URLSearchParams({grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion})
    const answer = await postPush(transport, account.token_uri, {headers: {}, body: form}, signal)
    const reply = v.safeParse(v.pipe(v.string(), v.parseJson(), tokenReply), answer.text)
    if (answer.status !== 200 || !reply.success)
      return {error: oneLine(`no access token: ${answer.status}`), retryAfter: answer.retryAfter}
    access = {text: reply.output.access_token, until: now + (reply.output.expires_in - reserve) * 1_000}
    return access.text
  }

  return async (token: string, text: PushText, signal: AbortSignal): Promise<PushOutcome> => {
    const bearer = await accessToken(signal)
    if (typeof bearer !== 'string') return {kind: 'failed', ...bearer}
    const topic = topicOf(text.id)
    const message = {
      token,
      notification: {title: cut(text.title), body: cut(text.body)},
      data: {...(text.link !== null && {link: text.link}), id: text.id},
      webpush: {headers: {TTL: String(messageLife), Topic: topic}},
      android: {collapse_key: topic, ttl: `${messageLife}s`},
      apns: {headers: {'apns-collapse-id': topic}},
    }
    const answer = await postPush(
      transport,
      `${endpoint}/v1/projects/${account.project_id}/messages:send`,
      {
        headers: {authorization: `Bearer ${bearer}`, 'content-type': 'application/json'},
        body: JSON.stringify({message}),
      },
      signal,
    )
    if (answer.status === 401) access = null
    if (answer.status === 404 && answer.text.includes('UNREGISTERED')) return 'gone'
    // Another project's address, or an outage of theirs: not a word about this device.
    if (answer.status === 404) return {kind: 'failed', error: oneLine(`404 ${answer.text}`)}
    return outcomeOfStatus(answer)
  }
}
