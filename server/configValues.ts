import * as v from 'valibot'
import {featureIds, isFeatureId} from '../domain/feedback/features.ts'
import {parseTrustedProxies, type TrustedProxies} from './http/clientAddress.ts'

/** How the values of the environment are read, each with the words of its refusal. */

export const flag = v.pipe(
  v.picklist(['1', '0', 'true', 'false', 'yes', 'no']),
  v.transform((text) => text === '1' || text === 'true' || text === 'yes'),
)
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp('1, 0 or an instant'),
  v.transform((text) => Date.parse(text)),
)
export const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/, 'a whole number'), v.transform(Number), v.minValue(least), v.maxValue(most))
export const origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'an origin such as https://aristo.example'),
)
export const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((part) => part !== '')),
  v.array(origin),
)
export const proxies = v.pipe(
  v.string(),
  v.rawTransform(({dataset, addIssue, NEVER}): TrustedProxies => {
    const trusted = parseTrustedProxies(dataset.value)
    if (trusted !== undefined) return trusted
    addIssue({
      message: 'no, how many proxies stand in front (1 to 9), or their networks such as 10.0.0.0/8 or loopback',
    })
    return NEVER
  }),
)
export const features = v.pipe(
  v.string(),
  v.transform((text) => (text === 'none' ? [] : text.split(/[\s,]+/).filter((part) => part !== ''))),
  v.check((ids) => ids.every(isFeatureId), `none, or some of ${featureIds.join(', ')}`),
)
/** An address of ours (a path) or of another host: https, or http on this machine. No query, so that one can be added. */
export const address = v.pipe(
  v.string(),
  v.check((text) => isOwnPath(text) || isOutsideAddress(text), 'a path such as /quadros/sprint, or https://host/path'),
)
export const isOwnPath = (text: string) => /^\/(?![/\\])[^\s\\?#]*$/.test(text)
const isOutsideAddress = (text: string) =>
  /^(?:https:\/\/[^/\s\\@?#]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:\/[^\s\\?#]*)?$/.test(text) &&
  URL.canParse(text)
export const json = v.pipe(
  v.string(),
  v.rawTransform(({dataset, addIssue, NEVER}): unknown => {
    try {
      return JSON.parse(dataset.value)
    } catch {
      addIssue({message: 'JSON'})
      return NEVER
    }
  }),
)

export const mailServer = v.pipe(
  v.string(),
  v.check(
    (text) =>
      URL.canParse(text) && /^smtps?:\/\/(?:[^@/?#]*@)?[^@/?#]+\/?$/.test(text) && new URL(text).hostname !== '',
    'smtp://user:password@host:587 or smtps://…, reserved characters percent-encoded',
  ),
)
/** `Name <address>` or an address alone. */
export const sender = v.pipe(
  v.string(),
  v.regex(/^(?:[^<>@"\p{Cc}]{1,80} )?<?[\w.+-]{1,64}@[a-z0-9][a-z0-9.-]{0,250}>?$/iu, 'Name <address>, or an address'),
  v.transform((text) => ({
    name: /^([^<]+) </.exec(text)?.[1]?.trim() ?? '',
    address: text.replace(/^[^<]*</, '').replace('>', ''),
  })),
)
export const vapidKey = (bytes: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
      `${bytes} bytes in base64url, as npm run operate -- push keys prints them`,
    ),
  )
export const serviceAccount = v.pipe(
  json,
  v.object({
    project_id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{3,28}[a-z0-9]$/)),
    client_email: v.string(),
    private_key: v.pipe(v.string(), v.startsWith('-----BEGIN PRIVATE KEY-----')),
    token_uri: v.optional(v.string(), 'https://oauth2.googleapis.com/token'),
  }),
)

/** Where a model answers; of the own network too, so that http is taken. */
export const modelAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:\/\/[^/\s\\@?#]+(?:\/[^\s\\?#]*)?$/.test(text) && URL.canParse(text),
    'https://host/v1, without a user, a query or a fragment',
  ),
)

/** The web configuration of a Firebase project, as Google's console shows it. */
export const firebaseOptions = v.object({
  apiKey: v.string(),
  projectId: v.string(),
  appId: v.string(),
  authDomain: v.exactOptional(v.string()),
  databaseURL: v.exactOptional(v.string()),
  storageBucket: v.exactOptional(v.string()),
  messagingSenderId: v.exactOptional(v.string()),
  /** The public key of web push; with it and the sender id, students may let messages come to their devices. */
  vapidKey: v.exactOptional(v.string()),
})
