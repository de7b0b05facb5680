import type {BrowserName, SystemName} from '../../../domain/profile/devices.ts'
import {digest, randomSecret} from './secrets.ts'

/** Browsers that the list of sessions tells apart; the first that fits, because most carry the names of others. */
const browsers = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|OPiOS)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
] as const satisfies readonly (readonly [BrowserName, RegExp])[]

const systems = [
  ['windows', /\bWindows NT\b/],
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['macos', /\bMac OS X\b|\bMacintosh\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
] as const satisfies readonly (readonly [SystemName, RegExp])[]

/**
 * The device that a request comes from. `secret` is what its cookie holds, which no script of a page can read; it is
 * new and not `isProven` where the request brought none.
 */
export type Device = {
  readonly browser: BrowserName
  readonly system: SystemName
  readonly secret: string
  readonly isProven: boolean
}

/** Seconds that browsers keep the cookie: the longest they allow, well beyond any session. */
const cookieLife = 400 * 24 * 3_600

/** A name with this prefix can be set by this host alone, over TLS. */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-device' : 'device')

const longestAgent = 512

/** Reads the device of a request; its `user-agent` is turned into two names and forgotten. */
export function deviceOf(
  headers: {readonly cookie?: string | undefined; readonly 'user-agent'?: string | undefined},
  isSecure: boolean,
): Device {
  const agent = (headers['user-agent'] ?? '').slice(0, longestAgent)
  const given = new RegExp(`(?:^|; )${cookieName(isSecure)}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1]
  return {
    browser: browsers.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other',
    system: systems.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other',
    secret: given ?? randomSecret(),
    isProven: given !== undefined,
  }
}

/** The `set-cookie` that lets the device prove itself from its next request on. */
export function deviceCookie({secret}: Device, isSecure: boolean): string {
  const kept = `${cookieName(isSecure)}=${secret}; Path=/; Max-Age=${cookieLife}; HttpOnly; SameSite=Strict`
  return isSecure ? `${kept}; Secure` : kept
}

/** Whether the request came from the device of this hash. */
export const isDevice = ({secret, isProven}: Device, hash: string | null): boolean =>
  isProven && digest(secret) === hash
