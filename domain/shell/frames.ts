import {homeOf} from './routes.ts'

/** The courses whose home is another app in a frame (spec 3§2.11). */
export type CourseFrameKind = 'sprint' | 'practical'

/** The screens that are another app in a frame and know the student: those homes, and the appeals of `/recursos`. */
export type FrameKind = CourseFrameKind | 'appeals'

/** How the app in a frame gets the identity token: in its address as documented, or by a message (D-16). */
export type FrameHandOver = 'query' | 'message'

/** What a deployment says of the app of one course. */
export type FrameApp = {
  /** An https address, http on this machine, or a path of our own. */
  readonly url: string
  readonly handOver: FrameHandOver
}

/** What the app in a frame is told besides the token (spec 3§2.11). */
export type FrameParameters = Readonly<Record<string, string>>

/** The route of the framed app: what follows the home in the product's own path, `/` at the home itself and for appeals. */
export function frameRouteOf(kind: FrameKind, path: string): string {
  if (kind === 'appeals') return '/'
  const home = homeOf(kind)
  return path.startsWith(`${home}/`) ? path.slice(home.length) : '/'
}

/** The documented parameters of a frame besides its token; the appeals have none (spec 3§7). */
export const frameParameters = (kind: FrameKind, route: string): FrameParameters =>
  kind === 'appeals' ? {} : {aristo: 'true', app: 'react', route}

/** The name under which an app gets its token (spec 3§7). */
export const frameTokenName = (kind: FrameKind): 'token' | 'userToken' => (kind === 'appeals' ? 'userToken' : 'token')

const ownPath = /^\/(?![/\\])[^\s\\?#]*$/
const outside = /^(https:\/\/[^/\s\\@?#]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(\/[^\s\\?#]*)?$/i

/**
 * The origin of a framed app, `own` for a path of ours; null for what no deployment may configure (another scheme, a
 * query, a user name in front of the host). Nobody else ever gets a token (D-16).
 */
export function frameOriginOf(url: string): string | null {
  if (ownPath.test(url)) return 'own'
  const origin = outside.exec(url)?.[1]?.toLowerCase()
  return origin?.replace(/(?<=^https:.*):443$|(?<=^http:.*):80$/, '') ?? null
}

/**
 * The origin that messages of a framed app come from, as a browser names it: `null`, the word, for an app of ours, whose
 * sandbox gives it an origin without a name. The value null for what no deployment may configure: nobody is answered.
 */
export function frameSenderOf(url: string): string | null {
  const origin = frameOriginOf(url)
  return origin === 'own' ? 'null' : origin
}

/** What a frame is made of: which screen it is, its app, the token for it and the route of the app. */
export type FrameAim = {
  readonly kind: FrameKind
  readonly app: FrameApp
  readonly token: string
  readonly route: string
}

/** The address of the frame: with the token in its query unless a message hands it over; null when it is not allowed. */
export function frameAddress({kind, app: {url, handOver}, token, route}: FrameAim): string | null {
  if (frameOriginOf(url) === null) return null
  const parameters = {...frameParameters(kind, route), ...(handOver === 'query' && {[frameTokenName(kind)]: token})}
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return query.length === 0 ? url : `${url}?${query.join('&')}`
}

/** The message that hands a token over (D-16); the token has the name that it has in an address. */
export const frameMessage = ({kind, token, route}: FrameAim): Readonly<Record<string, string>> => ({
  type: 'aristo.token',
  [frameTokenName(kind)]: token,
  ...frameParameters(kind, route),
})

/**
 * What the framed app may do. An app of our own origin stays in an origin of its own, so that it can reach nothing of
 * ours; another origin is allowed to be itself.
 */
export function frameSandbox(url: string): string {
  const common = 'allow-scripts allow-forms allow-popups'
  return frameOriginOf(url) === 'own' ? common : `${common} allow-same-origin allow-downloads`
}

/** A frame that has not loaded after this many milliseconds counts as failed. */
export const frameTimeout = 20_000

/** A token is renewed this many milliseconds before it expires. */
export const tokenMargin = 120_000
