import type {LocalFirebaseOptions} from '../options.ts'

type Trusting = Pick<LocalFirebaseOptions, 'linkBase' | 'allowedOrigins'>

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether mails may lead to this origin: the server's own address and the configured ones. A server that listens for its
 * own machine only is reached by any of that machine's names, and in tests and development by another port.
 */
function isTrustedOrigin(origin: string, {linkBase, allowedOrigins = []}: Trusting): boolean {
  const own = new URL(linkBase)
  if (origin === own.origin || allowedOrigins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const {protocol, hostname} = new URL(origin)
  return protocol === 'http:' && loopback.has(own.hostname) && loopback.has(hostname)
}

/** Whether an address on the web has a trusted origin. */
export function isTrustedUrl(url: string, trusting: Trusting): boolean {
  if (!URL.canParse(url)) return false
  const {protocol, origin} = new URL(url)
  return (protocol === 'https:' || protocol === 'http:') && isTrustedOrigin(origin, trusting)
}

/** The origin that the link of a mail has: where the student is, if that is trusted, else the configured one. */
export function linkOrigin(origin: string | undefined, trusting: Trusting): string {
  return origin !== undefined && isTrustedOrigin(origin, trusting) ? origin : trusting.linkBase
}
