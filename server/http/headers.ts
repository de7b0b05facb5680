import {createHash} from 'node:crypto'
import type {FastifyInstance} from 'fastify'
import type {FrameKind} from '../../domain/shell/frames.ts'
import type {Clock} from '../kernel/context.ts'

/** Where Google keeps the students' pictures. */
const storageOrigin = 'https://firebasestorage.googleapis.com'

/** Google's endpoints that the Firebase SDK of a page talks to. */
const googleOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
  'https://firebaseremoteconfig.googleapis.com',
  storageOrigin,
  'https://fcmregistrations.googleapis.com',
]

type Framed = {readonly url: string} | null

/** What the deployment says of its pages: who signs people in, and which origins stand beside its own. */
export type PageRules = {
  readonly publicOrigin: string | undefined
  readonly firebase: {
    readonly mode: 'local' | 'google'
    readonly options: {readonly databaseURL?: string}
    readonly authEmulator?: string | undefined
  }
  readonly mediaOrigins: readonly string[]
  readonly frames: Readonly<Record<FrameKind, Framed>>
  readonly freeAppeals: Framed
  readonly notifications: {readonly url: string}
  readonly rest: {readonly forum: string; readonly assistant: string}
  readonly surveys: {readonly url: string}
}

/** Tells every client the server's instant, in milliseconds, so that no device's clock is believed (D-04). */
export const serverInstantHeader = 'x-server-now'

/** Code, styles, fonts and data: parts of a page, which are never one themselves. */
const partOfPage =
  /^(?:text\/css|(?:text|application)\/javascript|application\/(?:graphql-response\+)?json|font\/woff2)\b/

/** The service worker is code too, but takes its policy from its own response. */
const workers = ['/sw.js']

/** All that a part of a page needs of the policy: opened by itself, it loads nothing and stands in no frame. */
const policyOfParts = "default-src 'none'; frame-ancestors 'none'"

/**
 * The headers of every response; `indexHtml` is the text of all pages of the client. What browsers read of a page alone is
 * left out of its parts: it was more bytes than most of them, before the first question of a student.
 */
export function addHeaders(app: FastifyInstance, rules: PageRules, clock: Clock, indexHtml: string | undefined): void {
  const policy = contentSecurityPolicy(rules, indexHtml)
  const ofPages: Record<string, string> = {
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), fullscreen=(self)',
    'cross-origin-opener-policy': 'same-origin',
  }
  const fixed: Record<string, string> = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(rules.publicOrigin?.startsWith('https://') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({...ofPages, ...fixed})
    reply.header('access-control-expose-headers', serverInstantHeader)
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header(serverInstantHeader, String(Math.round(clock())))
    if (!partOfPage.test(String(reply.getHeader('content-type'))) || workers.includes(request.url.split('?')[0] ?? ''))
      return
    for (const name of Object.keys(ofPages)) reply.removeHeader(name)
    // A route may have set a stricter one.
    if (reply.getHeader('content-security-policy') === policy) reply.header('content-security-policy', policyOfParts)
  })
}

/**
 * What a page of this server may load: its own files and the configured origins. An inline script or style runs only
 * when it stands in a built page itself, by its hash.
 */
export function contentSecurityPolicy(rules: PageRules, indexHtml: string | undefined): string {
  const {databaseURL} = rules.firebase.options
  const realtime =
    databaseURL === undefined ? [] : [new URL(databaseURL).origin, new URL(databaseURL).origin.replace(/^http/, 'ws')]
  const {authEmulator} = rules.firebase
  const emulator = authEmulator === undefined ? [] : [`http://${authEmulator}`]
  const outside = rules.firebase.mode === 'google' ? [...googleOrigins, ...realtime] : emulator
  const socket = rules.publicOrigin === undefined ? [] : [rules.publicOrigin.replace(/^http/, 'ws')]
  const media = [...rules.mediaOrigins]
  const frames = [...Object.values(rules.frames), rules.freeAppeals].flatMap((app) =>
    app === null ? [] : originOf(app.url),
  )
  const isOutside = (origin: string) => origin !== "'self'"
  const notifications = originOf(rules.notifications.url).filter(isOutside)
  const rest = [rules.rest.forum, rules.rest.assistant].flatMap(originOf).filter(isOutside)
  const surveys = originOf(rules.surveys.url).filter(isOutside)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(indexHtml, 'script')],
    'style-src': ["'self'", ...hashesOf(indexHtml, 'style')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(rules.firebase.mode === 'google' ? [storageOrigin] : []), ...media],
    'font-src': ["'self'"],
    // A list of segments (HLS) is put together in the page and played from there.
    'media-src': ["'self'", 'blob:', ...media],
    'frame-src': frames.length + media.length > 0 ? [...new Set([...frames, ...media])] : ["'none'"],
    'connect-src': [
      "'self'",
      ...socket,
      ...outside,
      ...media,
      ...notifications.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
      ...new Set([...rest, ...surveys]),
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'report-uri': ['/csp-report'],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** The source of an address: of this server for a path. */
const originOf = (address: string): string[] => [
  address === '' || address.startsWith('/') ? "'self'" : new URL(address).origin,
]

function hashesOf(html: string | undefined, tag: 'script' | 'style'): string[] {
  const inline = html?.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g')) ?? []
  return [...inline].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  )
}
