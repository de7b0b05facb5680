import * as v from 'valibot'
import type {FrameKind} from '../domain/shell/frames.ts'
import type {ModelSettings} from './assistant/openai.ts'
import type {FrameApp} from './access/frameTokens.ts'
import type {MailSettings} from './mail/settings.ts'
import type {ServiceAccount} from './notifications/fcm.ts'
import type {VapidKeys} from './notifications/webPush.ts'
import {socketDefaults, type SocketLimits} from './http/socketGate.ts'
import {isBehindProxy, type TrustedProxies} from './http/clientAddress.ts'
import {
  flag,
  instant,
  whole,
  origin,
  origins,
  proxies,
  features,
  address,
  isOwnPath,
  json,
  mailServer,
  sender,
  vapidKey,
  serviceAccount,
  modelAddress,
  firebaseOptions,
} from './configValues.ts'

const environment = v.object({
  PORT: v.optional(whole(0, 65_535), '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_ORIGIN: v.optional(origin),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'postgres://…'))),
  DATABASE_LISTEN_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'postgres://…'))),
  DATABASE_PREPARE: v.optional(flag, 'yes'),
  DATABASE_POOL: v.optional(whole(1, 200), '10'),
  DATA_DIR: v.optional(v.string(), 'data'),
  FIREBASE_WEB_CONFIG: v.optional(v.pipe(json, firebaseOptions)),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^(?:[\w.-]+|\[[\da-fA-F:]+\]):\d{1,5}$/, 'host:port')),
  ),
  FIREBASE_LOCAL_PROJECT: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{3,28}[a-z0-9]$/)), 'aristo-local'),
  ALLOWED_ORIGINS: v.optional(origins, ''),
  MEDIA_ORIGINS: v.optional(origins, ''),
  NOTIFICATIONS_URL: v.optional(address, '/notifications/graphql'),
  NOTIFICATIONS_DOCUMENTS: v.optional(v.picklist(['persisted', 'text'])),
  NOTIFICATIONS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,200}$/, '8 to 200 printable characters'))),
  FORUM_URL: v.optional(address),
  ASSISTANT_URL: v.optional(address),
  SURVEYS_URL: v.optional(address, '/'),
  RATED_FEATURES: v.optional(features),
  NPS_FORM: v.optional(v.picklist(['survey', 'invitation']), 'survey'),
  ASSISTANT_MODEL_URL: v.optional(modelAddress),
  ASSISTANT_MODEL: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, 'the name of a model'))),
  ASSISTANT_MODEL_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/, 'printable characters'))),
  ASSISTANT_WORD_MS: v.optional(whole(0, 1_000), '50'),
  FRAME_SPRINT_URL: v.optional(address),
  FRAME_PRACTICAL_URL: v.optional(address),
  FRAME_APPEALS_URL: v.optional(address),
  FRAME_FREE_APPEALS_URL: v.optional(address),
  FRAME_HANDOVER: v.optional(v.picklist(['query', 'message']), 'message'),
  EXTERNAL_APP_ORIGIN: v.optional(origin),
  SIGNING_KEY_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,200}$/, '32 to 200 printable characters')),
  ),
  OPERATOR_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{24,200}$/, '24 to 200 printable characters'))),
  BRAND_NAME: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40)), 'Aristo'),
  BRAND_SLUG: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/)), 'aristo'),
  REMOTE_CONFIG: v.optional(v.pipe(json, v.record(v.string(), v.string())), '{}'),
  DEMO: v.optional(flag),
  DEMO_CONTENT: v.optional(v.picklist(['pack', 'states']), 'pack'),
  DEMO_EMAIL: v.optional(v.pipe(v.string(), v.email()), 'demo@aristo.local'),
  DEMO_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(6)), 'aristo-demo-2026'),
  MAILS_PAGE: v.optional(flag),
  SMTP_URL: v.optional(mailServer),
  MAIL_FROM: v.optional(sender),
  WEB_PUSH_PUBLIC_KEY: v.optional(vapidKey(65)),
  WEB_PUSH_PRIVATE_KEY: v.optional(vapidKey(32)),
  WEB_PUSH_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/, 'mailto:… or https://…')),
  ),
  FCM_SERVICE_ACCOUNT: v.optional(serviceAccount),
  DELIVERY_SECONDS: v.optional(whole(1, 3_600), '5'),
  EXAM_SECONDS: v.optional(whole(1, 3_600), '10'),
  LATE_WRITE_DAYS: v.optional(whole(1, 365), '7'),
  ALLOW_ANY_DOCUMENT: v.optional(flag, 'no'),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
  TRUST_PROXY: v.optional(proxies, 'no'),
  SOCKETS_MOST: v.optional(whole(1, 200_000), String(socketDefaults.most)),
  SOCKETS_PER_ADDRESS: v.optional(whole(1, 200_000), String(socketDefaults.perNetwork)),
  SOCKETS_PER_ACCOUNT: v.optional(whole(1, 10_000), String(socketDefaults.perAccount)),
  SOCKET_CHECK_SECONDS: v.optional(whole(1, 60), '5'),
  RATE_LIMIT_PER_MINUTE: v.optional(whole(1, 1_000_000), '600'),
  NODE_ENV: v.optional(v.string(), 'production'),
  ARISTO_TEST_CLOCK: v.optional(v.union([flag, instant]), 'no'),
})

export type FirebaseConfig = {
  /** `local`: the endpoints of this very server; `google`: a Firebase project. */
  readonly mode: 'local' | 'google'
  readonly options: v.InferOutput<typeof firebaseOptions>
  /** `host:port` of Google's Auth emulator, which then signs people in; its tokens are not signed. */
  readonly authEmulator?: string | undefined
}

/** Everything an operator can set, checked and with its defaults; `docs/operations.md` explains each variable. */
export type Config = {
  /** 0 lets the system choose. */
  readonly port: number
  readonly host: string
  /** True when only this machine reaches the server: it listens at a loopback address, and no proxy or public origin is configured. */
  readonly isPrivate: boolean
  /** Where browsers find this server, when that is not the address it listens at. */
  readonly publicOrigin: string | undefined
  readonly databaseUrl: string | undefined
  /** Where LISTEN goes, when `databaseUrl` is a pooler that changes connections between transactions. */
  readonly databaseListenUrl: string | undefined
  /** Statements are prepared once per connection. */
  readonly databasePrepares: boolean
  readonly databasePool: number
  readonly dataDir: string
  readonly firebase: FirebaseConfig
  /** Pages of these origins may call the local Firebase endpoints. */
  readonly allowedOrigins: readonly string[]
  /** Frames, videos and images may come from these origins. */
  readonly mediaOrigins: readonly string[]
  /**
   * The notification service as clients reach it; a path is this very server. The token is null when none is asked for.
   * Clients name their documents to it, or send them, as to a service that knows none.
   */
  readonly notifications: {
    readonly url: string
    readonly token: string | null
    readonly documents: 'persisted' | 'text'
  }
  /** Where clients find the forum's REST operations and the assistant's, without a slash at the end; empty for this very server (C-66). */
  readonly rest: {readonly forum: string; readonly assistant: string}
  /** The model that writes the assistant's answers, null for the embedded provider; and the milliseconds between two streamed words. */
  readonly assistant: {readonly model: ModelSettings | null; readonly wordDelay: number}
  /** The apps of sprint and practical courses and of the appeals; null where none is configured (spec 3§2.11). */
  readonly frames: Readonly<Record<FrameKind, FrameApp | null>>
  /**
   * The survey service as clients reach it, a path being this very server; the features that students are asked to rate;
   * and how the recommendation survey begins: with its first question, or with an invitation to it (spec 2§4).
   */
  readonly surveys: {
    readonly url: string
    readonly ratedFeatures: readonly string[]
    readonly npsForm: 'survey' | 'invitation'
  }
  /** The app of the free appeals that the landing shows; null where none is configured (spec 3§2.11). */
  readonly freeAppeals: {readonly url: string} | null
  /** The other version of the product, where experiments lead to; null for none (spec 3§2.11). */
  readonly externalAppOrigin: string | null
  /** Opens `POST /operator` to who knows it; undefined closes that address. */
  readonly operatorToken: string | undefined
  /** Encrypts the private signing keys in the database; undefined leaves them as they are. */
  readonly signingKeySecret: string | undefined
  readonly brand: {readonly name: string; readonly slug: string}
  readonly remoteConfig: Readonly<Record<string, string>>
  readonly demo: {readonly email: string; readonly password: string} | null
  /** What the demo student studies: the content pack, or the small demo that has every state of content in it and nothing else. */
  readonly demoContent: 'pack' | 'states'
  /** Shows the outbox of the local identity provider to everybody who reaches the server. */
  readonly mailsPage: boolean
  /** How mails are sent; null keeps them in the outbox, where the page of mails shows them. */
  readonly mail: MailSettings | null
  /** How messages reach devices; null for a way that is not configured. */
  readonly push: {readonly web: VapidKeys | null; readonly fcm: ServiceAccount | null}
  /** Seconds between two rounds in which the server delivers mails and messages. */
  readonly deliverySeconds: number
  /** Seconds between two rounds in which the server looks after exams that nobody closed. */
  readonly examSeconds: number
  /** For so many days a device may be offline: older writes of a day are refused (D-01). */
  readonly lateWriteDays: number
  /** Takes documents as text, not only those of the client's builds by their ids. */
  readonly allowsAnyDocument: boolean
  readonly logLevel: string
  /** Whose word on a client's address is taken. */
  readonly trustedProxies: TrustedProxies
  readonly rateLimitPerMinute: number
  /** Limits of sockets, and the seconds between two rounds that cut slow readers and end sign-ins that no longer hold. */
  readonly sockets: SocketLimits & {readonly checkSeconds: number}
  readonly isProduction: boolean
  /** Lets tests of the same machine move the server's clock; refused for a server that others can reach. */
  readonly testClock: boolean
  /** Where a test's clock begins, in milliseconds; null for the real time. */
  readonly testClockStart: number | null
}

const baseOf = (address: string | undefined): string => address?.replace(/\/+$/, '') ?? ''

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/**
 * Reads the configuration.
 *
 * @throws Error that names every variable that is wrong, and what it should be
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(environment, given)
  if (!parsed.success) throw new Error(`The configuration is not valid:\n${parsed.issues.map(problem).join('\n')}`)
  const read = parsed.output
  const isProduction = read.NODE_ENV === 'production'
  const wrong = [...exposureProblems(read), ...deliveryProblems(read), ...modelProblems(read)]
  if (wrong.length > 0) throw new Error(`The configuration is not valid:\n${wrong.join('\n')}`)
  const isPrivate = isForThisMachine(read)
  const wantsDemo =
    read.DEMO ??
    (isPrivate &&
      [read.DATABASE_URL, read.FIREBASE_WEB_CONFIG, read.FIREBASE_AUTH_EMULATOR_HOST].every((set) => set === undefined))
  return {
    port: read.PORT,
    host: read.HOST,
    isPrivate,
    publicOrigin: read.PUBLIC_ORIGIN,
    databaseUrl: read.DATABASE_URL,
    databaseListenUrl: read.DATABASE_LISTEN_URL,
    databasePrepares: read.DATABASE_PREPARE,
    databasePool: read.DATABASE_POOL,
    dataDir: read.DATA_DIR,
    firebase: firebaseOf(read),
    allowedOrigins: read.ALLOWED_ORIGINS,
    mediaOrigins: read.MEDIA_ORIGINS,
    notifications: {
      url: read.NOTIFICATIONS_URL,
      token: read.NOTIFICATIONS_TOKEN ?? null,
      documents: read.NOTIFICATIONS_DOCUMENTS ?? (isOwnPath(read.NOTIFICATIONS_URL) ? 'persisted' : 'text'),
    },
    rest: {forum: baseOf(read.FORUM_URL), assistant: baseOf(read.ASSISTANT_URL)},
    surveys: {
      url: read.SURVEYS_URL,
      // Visitors of a demo are interrupted only when they want to see it.
      ratedFeatures: read.RATED_FEATURES ?? (wantsDemo ? [] : ['performance']),
      npsForm: read.NPS_FORM,
    },
    assistant: {model: modelOf(read), wordDelay: read.ASSISTANT_WORD_MS},
    frames: {
      sprint: frameOf(read.FRAME_SPRINT_URL ?? localApp(read, 'sprint'), read.FRAME_HANDOVER),
      practical: frameOf(read.FRAME_PRACTICAL_URL ?? localApp(read, 'practical'), read.FRAME_HANDOVER),
      appeals: frameOf(read.FRAME_APPEALS_URL ?? localApp(read, 'appeals'), read.FRAME_HANDOVER),
    },
    freeAppeals: freeAppealsOf(read),
    externalAppOrigin: read.EXTERNAL_APP_ORIGIN ?? null,
    operatorToken: read.OPERATOR_TOKEN,
    signingKeySecret: read.SIGNING_KEY_SECRET,
    brand: {name: read.BRAND_NAME, slug: read.BRAND_SLUG},
    remoteConfig: read.REMOTE_CONFIG,
    demo: wantsDemo ? {email: read.DEMO_EMAIL, password: read.DEMO_PASSWORD} : null,
    demoContent: read.DEMO_CONTENT,
    mailsPage: read.MAILS_PAGE ?? (isPrivate && (wantsDemo || !isProduction)),
    mail: mailOf(read),
    push: {web: webPushOf(read), fcm: read.FCM_SERVICE_ACCOUNT ?? null},
    deliverySeconds: read.DELIVERY_SECONDS,
    examSeconds: read.EXAM_SECONDS,
    lateWriteDays: read.LATE_WRITE_DAYS,
    allowsAnyDocument: read.ALLOW_ANY_DOCUMENT,
    logLevel: read.LOG_LEVEL,
    trustedProxies: read.TRUST_PROXY,
    rateLimitPerMinute: read.RATE_LIMIT_PER_MINUTE,
    sockets: {
      most: read.SOCKETS_MOST,
      perNetwork: read.SOCKETS_PER_ADDRESS,
      perAccount: read.SOCKETS_PER_ACCOUNT,
      checkSeconds: read.SOCKET_CHECK_SECONDS,
    },
    isProduction,
    testClock: read.ARISTO_TEST_CLOCK !== false,
    testClockStart: typeof read.ARISTO_TEST_CLOCK === 'number' ? read.ARISTO_TEST_CLOCK : null,
  }
}

/** True when only this machine reaches the server: neither another host nor a proxy stands before it. */
const isForThisMachine = ({HOST, PUBLIC_ORIGIN, TRUST_PROXY}: v.InferOutput<typeof environment>): boolean =>
  loopback.has(HOST) && PUBLIC_ORIGIN === undefined && !isBehindProxy(TRUST_PROXY)

/** What is asked for and must not be where strangers come: each of these opens accounts or moves deadlines. */
function exposureProblems(read: v.InferOutput<typeof environment>): string[] {
  const found: string[] = []
  if (read.ARISTO_TEST_CLOCK !== false && !isForThisMachine(read)) {
    found.push('  ARISTO_TEST_CLOCK: only for tests, with HOST=127.0.0.1 and without PUBLIC_ORIGIN and TRUST_PROXY')
  }
  if (read.FIREBASE_AUTH_EMULATOR_HOST !== undefined && !isForThisMachine(read)) {
    found.push(
      '  FIREBASE_AUTH_EMULATOR_HOST: its tokens are not signed; only with HOST=127.0.0.1 and without PUBLIC_ORIGIN and TRUST_PROXY',
    )
  }
  if (read.FIREBASE_AUTH_EMULATOR_HOST !== undefined && read.FIREBASE_WEB_CONFIG !== undefined) {
    found.push('  FIREBASE_AUTH_EMULATOR_HOST: not together with FIREBASE_WEB_CONFIG')
  }
  if (read.FIREBASE_AUTH_EMULATOR_HOST !== undefined && read.DEMO === true) {
    found.push('  DEMO: the Auth emulator does not know the demo accounts')
  }
  if (read.PUBLIC_ORIGIN === undefined) return found
  if (read.MAILS_PAGE === true) found.push('  MAILS_PAGE: the links of mails open accounts; not with PUBLIC_ORIGIN')
  if (read.DEMO === true)
    found.push('  DEMO: everybody knows the password of the demo accounts; not with PUBLIC_ORIGIN')
  return found
}

/** What delivers mails and messages belongs together. */
function deliveryProblems(read: v.InferOutput<typeof environment>): string[] {
  const found: string[] = []
  if ((read.SMTP_URL === undefined) !== (read.MAIL_FROM === undefined)) {
    found.push('  SMTP_URL, MAIL_FROM: a server, and whom mails come from; both or neither')
  }
  if (read.SMTP_URL !== undefined && read.PUBLIC_ORIGIN === undefined && !isForThisMachine(read)) {
    found.push('  SMTP_URL: mails hold links to this server; set PUBLIC_ORIGIN')
  }
  const webPush = [read.WEB_PUSH_PUBLIC_KEY, read.WEB_PUSH_PRIVATE_KEY, read.WEB_PUSH_SUBJECT]
  if (webPush.some((set) => set === undefined) && webPush.some((set) => set !== undefined)) {
    found.push('  WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY, WEB_PUSH_SUBJECT: all or none')
  }
  if (read.WEB_PUSH_PUBLIC_KEY !== undefined && read.FIREBASE_WEB_CONFIG?.vapidKey !== undefined) {
    found.push(
      '  WEB_PUSH_PUBLIC_KEY: not together with vapidKey of FIREBASE_WEB_CONFIG; a browser registers at one of them',
    )
  }
  return found
}

/** A model has an address and a name, both or neither. */
function modelProblems(read: v.InferOutput<typeof environment>): string[] {
  const isHalf = (read.ASSISTANT_MODEL_URL === undefined) !== (read.ASSISTANT_MODEL === undefined)
  const isAlone = read.ASSISTANT_MODEL_KEY !== undefined && read.ASSISTANT_MODEL_URL === undefined
  return isHalf || isAlone
    ? [
        '  ASSISTANT_MODEL_URL, ASSISTANT_MODEL: an address and the name of a model, both or neither; ASSISTANT_MODEL_KEY with them',
      ]
    : []
}

function modelOf(read: v.InferOutput<typeof environment>): ModelSettings | null {
  const {ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL: model, ASSISTANT_MODEL_KEY: key} = read
  return url === undefined || model === undefined ? null : {url: baseOf(url), model, key: key ?? null}
}

function mailOf({SMTP_URL: url, MAIL_FROM: from, BRAND_NAME}: v.InferOutput<typeof environment>): MailSettings | null {
  if (url === undefined || from === undefined) return null
  const {protocol, hostname, port, username, password} = new URL(url)
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    isSecure,
    requiresTls: !isSecure && !loopback.has(hostname),
    user: username === '' ? undefined : decodeURIComponent(username),
    password: password === '' ? undefined : decodeURIComponent(password),
    from: {name: from.name === '' ? BRAND_NAME : from.name, address: from.address},
  }
}

function webPushOf({
  WEB_PUSH_PUBLIC_KEY: publicKey,
  WEB_PUSH_PRIVATE_KEY: privateKey,
  WEB_PUSH_SUBJECT: subject,
}: v.InferOutput<typeof environment>): VapidKeys | null {
  if (publicKey === undefined || privateKey === undefined || subject === undefined) return null
  return {publicKey, privateKey, subject}
}

/** Where the identity is local, small apps of our own stand in for those that nobody configured. */
const localApp = ({FIREBASE_WEB_CONFIG}: v.InferOutput<typeof environment>, name: string): string | undefined =>
  FIREBASE_WEB_CONFIG === undefined ? `/local-apps/${name}` : undefined

function freeAppealsOf(read: v.InferOutput<typeof environment>): Config['freeAppeals'] {
  const url = read.FRAME_FREE_APPEALS_URL ?? localApp(read, 'free-appeals')
  return url === undefined ? null : {url}
}

const frameOf = (url: string | undefined, handOver: FrameApp['handOver']): FrameApp | null =>
  url === undefined ? null : {url, handOver}

function firebaseOf({
  FIREBASE_WEB_CONFIG: options,
  FIREBASE_LOCAL_PROJECT: projectId,
  FIREBASE_AUTH_EMULATOR_HOST: authEmulator,
  WEB_PUSH_PUBLIC_KEY: vapidKey,
}: v.InferOutput<typeof environment>): FirebaseConfig {
  // Without a sender of Firebase, browsers register with our own key.
  const own = vapidKey === undefined ? {} : {vapidKey}
  if (options !== undefined) {
    const {messagingSenderId, ...rest} = options
    const sender = messagingSenderId === undefined || vapidKey !== undefined ? {} : {messagingSenderId}
    return {mode: 'google', options: {...rest, ...sender, ...own}}
  }
  return {
    mode: 'local',
    options: {
      apiKey: 'local',
      projectId,
      appId: `1:1:web:${projectId}`,
      storageBucket: `${projectId}.appspot.com`,
      ...own,
    },
    ...(authEmulator === undefined ? {} : {authEmulator}),
  }
}

function problem(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? 'environment'
  return `  ${name}: ${issue.message}`
}
