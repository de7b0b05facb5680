import type {IncomingMessage} from 'node:http'
import {isIP} from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/** Proxies whose `X-Forwarded-For` is believed: how many stand in front of the server, or the networks they are in. */
export type TrustedProxies = number | readonly string[]

/** Whether the proxy at this address, `hop` steps in front of the server, is believed. */
export type ProxyTrust = (address: string, hop: number) => boolean

const mostHops = 9
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Reads the value of `TRUST_PROXY`: `no`, a number of hops, or addresses and networks separated by commas or spaces.
 *
 * @returns undefined when it is none of these; a network of all addresses would believe everybody and is none
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'no' || text === '0' || text === 'false') return 0
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? Number(text) : undefined
  const networks = text.split(/[\s,]+/).filter((part) => part !== '')
  return networks.length > 0 && networks.every(isNetwork) ? networks : undefined
}

function isNetwork(text: string): boolean {
  if (namedNetworks.has(text) || isIP(text) !== 0) return true
  return ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0
}

/** Whether requests come through a proxy at all. */
export const isBehindProxy = (trusted: TrustedProxies): boolean => typeof trusted !== 'number' || trusted > 0

/** The trust in proxies as Fastify and `clientAddressOf` take it. A number of hops trusts whoever connects directly. */
export function proxyTrust(trusted: TrustedProxies): ProxyTrust {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : proxyAddr.compile([...trusted])
}

/**
 * The address of the client of a request or upgrade: the socket's own, or the nearest one of `X-Forwarded-For` that is
 * no trusted proxy. What is not an address (a proxy passed on what it was sent) counts as the socket's.
 */
export function clientAddressOf(trust: ProxyTrust): (request: IncomingMessage) => string {
  return (request) => {
    const own = request.socket.remoteAddress ?? ''
    if (request.headers['x-forwarded-for'] === undefined) return own
    const address = proxyAddr(request, trust)
    return isIP(address) === 0 ? own : address
  }
}

/**
 * The network that an address counts for in every limit: the whole IPv4 address, mapped into IPv6 or not, or the first
 * 64 bits of an IPv6 one, which one customer holds.
 */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).map(hex).join(':') : parsed.toString()
}

const hex = (part: number): string => part.toString(16)
