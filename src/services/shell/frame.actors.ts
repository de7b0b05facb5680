import * as v from 'valibot'
import {fromPromise} from 'xstate'
import {frameOriginOf, frameParameters, type FrameApp} from '../../../domain/shell/frames.ts'
import type {FrameInput, FramePreparation, FrameToken} from '../../../machines/shell/frame.types.ts'
import {clientConfig} from '../platform/config.ts'
import {identity} from '../platform/identity.ts'

async function frameToken(uid: string, isFresh: boolean): Promise<FrameToken> {
  const auth = await identity()
  await auth.authStateReady()
  if (auth.currentUser?.uid !== uid) throw new Error('somebody else is signed in')
  const {token, expirationTime} = await auth.currentUser.getIdTokenResult(isFresh)
  return {token, expiresAt: Date.parse(expirationTime)}
}

/** The app of a course and a token for it, as new as can be had (spec 3§2.11). Rejects when either cannot be had. */
export const prepareFrameWith = (uid: string) =>
  fromPromise<FramePreparation, Pick<FrameInput, 'kind'>>(async ({input}) => {
    const [{frames}, token] = await Promise.all([clientConfig(), frameToken(uid, true)])
    const app = frames[input.kind]
    return {...(app?.handOver === 'query' ? await addressToken(input.kind, token) : token), app}
  })

const addressTokenSchema = v.object({token: v.string(), expiresAt: v.number()})

/** What may stand in an address: a token of minutes that opens this one app and nothing of ours (D-16). */
async function addressToken(kind: FrameInput['kind'], {token}: FrameToken): Promise<FrameToken> {
  const response = await fetch('/frames/token', {
    method: 'POST',
    headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
    body: JSON.stringify({kind}),
  })
  if (!response.ok) throw new Error(`no token for the frame: ${response.status}`)
  return v.parse(addressTokenSchema, await response.json())
}

/** A new token for an app that is already shown. */
export const renewTokenWith = (uid: string) => fromPromise<FrameToken>(() => frameToken(uid, true))

/** The way between a page and the one frame on it. */
export type FrameLink = {
  /** The frame as it comes and goes. */
  readonly hold: (frame: HTMLIFrameElement | null) => void
  /** Hands the token over by message, to the configured origin only. */
  readonly hand: (app: FrameApp, token: string, route: string) => void
  /** Calls back when the app inside this very frame asks for the token. Returns the stop. */
  readonly watch: (onAsk: () => void) => () => void
}

/**
 * Links a page with its frame. An app of our own origin stands in a sandbox whose origin has no name, and the content
 * policy lets that frame hold nothing but our own pages.
 */
export function frameLink(): FrameLink {
  let inside: HTMLIFrameElement | null = null
  return {
    hold: (frame) => {
      inside = frame
    },
    hand: (app, token, route) => {
      const origin = frameOriginOf(app.url)
      if (origin === null) return
      inside?.contentWindow?.postMessage(
        {type: 'aristo.token', token, ...frameParameters(route)},
        origin === 'own' ? '*' : origin,
      )
    },
    watch: (onAsk) => {
      const onMessage = ({source, data}: MessageEvent<unknown>) => {
        const isAsking = typeof data === 'object' && data !== null && 'type' in data && data.type === 'aristo.ready'
        if (isAsking && source !== null && source === inside?.contentWindow) onAsk()
      }
      addEventListener('message', onMessage)
      return () => removeEventListener('message', onMessage)
    },
  }
}
