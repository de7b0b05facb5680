import {homeOf} from './routes.ts'

/** The courses whose home is another app in a frame (spec 3§2.11). */
export type FrameKind = 'sprint' | 'practical'

/** How the app in a frame gets the identity token: in its address as documented, or by a message (D-16). */
export type FrameHandOver = 'query' | 'message'

/** What a deployment says of the app of one course. */
export type FrameApp = {
  /** An https address, http on this machine, or a path of our own. */
  readonly url: string
  readonly handOver: FrameHandOver
}

/** What the app in a frame is told besides the token (spec 3§2.11). */
export type FrameParameters = {readonly aristo: 'true'; readonly app: 'react'; readonly route: string}

/** The route of the framed app: what follows the home in the product's own path, `/` at the home itself. */
export function frameRouteOf(kind: FrameKind, path: string): string {
  const home = homeOf(kind)
  return path.startsWith(`${home}/`) ? path.slice(home.length) : '/'
}

/** The documented parameters of a frame. */
export const frameParameters = (route: string): FrameParameters => ({aristo: 'true', app: 'react', route})

const ownPath = /^\/(?![/\\])[^\s\\?#]*$/
const outside = /^(https:\/\/[^/\s\\@?#]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(\/[^\s\\?#]*)?$/i

/**
 * The origin of a framed app, `own` for a path of ours; null for what no deployment may configure (another scheme, a
 * query, a user name in front of the host). Nobody else ever gets a token (D-16).
 */
export function frameOriginOf(url: string): string | null {
  if (ownPath.test(url)) return 'own'
  return outside.exec(url)?.[1]?.toLowerCase() ?? null
}

/** The address of the frame: with the token in its query unless a message hands it over; null when it is not allowed. */
export function frameAddress({url, handOver}: FrameApp, token: string, route: string): string | null {
  if (frameOriginOf(url) === null) return null
  const parameters = {...frameParameters(route), ...(handOver === 'query' && {token})}
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${url}?${query.join('&')}`
}

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
