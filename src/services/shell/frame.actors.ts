import * as v from 'valibot'
import {fromPromise} from 'xstate'
import {type FrameAim, frameMessage, frameOriginOf} from '../../../domain/shell/frames.ts'
import type {FrameInput, FramePreparation, FrameToken} from '../../../machines/shell/frame.types.ts'
import {clientConfig} from '../platform/config.ts'
import {identity} from '../platform/identity.ts'
import {RequestError, unansweredFailure} from '../profile/requests.ts'

async function frameToken(uid: string, isFresh: boolean): Promise<FrameToken> {
  const auth = await identity()
  await auth.authStateReady()
  if (auth.currentUser?.uid !== uid) throw new Error('somebody else is signed in')
  const {token, expirationTime} = await auth.currentUser.getIdTokenResult(isFresh)
  return {token, expiresAt: Date.parse(expirationTime)}
}

async function prepareFrame(uid: string, kind: FrameInput['kind']): Promise<FramePreparation> {
  const [{frames}, token] = await Promise.all([clientConfig(), frameToken(uid, true)])
  const app = frames[kind]
  return {...(app?.handOver === 'query' ? await addressToken(kind, token) : token), app}
}

/** The app of a screen and a token for it, as new as can be had (spec 3§2.11). Rejects with a `RequestError`. */
export const prepareFrameWith = (uid: string) =>
  fromPromise<FramePreparation, Pick<FrameInput, 'kind'>>(({input: {kind}}) =>
    prepareFrame(uid, kind).catch((error: unknown) => {
      throw new RequestError(unansweredFailure(), {cause: error})
    }),
  )

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
  readonly hand: (aim: FrameAim) => void
  /** Calls back when the page inside this very frame asks for the token, with the origin it has. Returns the stop. */
  readonly watch: (onAsk: (origin: string) => void) => () => void
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
    hand: (aim) => {
      const origin = frameOriginOf(aim.app.url)
      if (origin === null) return
      inside?.contentWindow?.postMessage(frameMessage(aim), origin === 'own' ? '*' : origin)
    },
    watch: (onAsk) => {
      const onMessage = ({source, origin, data}: MessageEvent<unknown>) => {
        const isAsking = typeof data === 'object' && data !== null && 'type' in data && data.type === 'aristo.ready'
        if (isAsking && source !== null && source === inside?.contentWindow) onAsk(origin)
      }
      addEventListener('message', onMessage)
      return () => removeEventListener('message', onMessage)
    },
  }
}
