import {fromPromise} from 'xstate'
import {cardImage} from '../../../domain/decks/card.ts'
import type {ImageTrouble, PickedImage} from '../../../domain/decks/cardPicture.ts'
import type {StoredImage} from '../../../machines/decks/cardCreation.types.ts'
import * as v from 'valibot'
import {authorizedFetch} from '../platform/authorizedFetch.ts'
import {serverClock} from '../platform/clock.ts'
import {timeZone} from '../platform/device.ts'
import {tokensOf} from '../platform/identity.ts'
import {timeoutMs, unansweredFailure} from '../profile/requests.ts'

/** Longest side of what is stored, in pixels: as wide as a card is on the widest screen, twice over. */
const longestSide = 1_280

/** How well a jpeg is kept, 0 to 1, from the first try on, until it is small enough. */
const qualities = [0.85, 0.7, 0.5] as const

/** A picked file that does not become a picture of a card, and why. */
export class ImageError extends Error {
  readonly failure: ImageTrouble

  constructor(failure: ImageTrouble, options?: ErrorOptions) {
    super(failure, options)
    this.name = 'ImageError'
    this.failure = failure
  }
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

async function drawn(url: string): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  const {naturalWidth: width, naturalHeight: height} = image
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (width === 0 || height === 0 || context === null) throw new Error('a picture that cannot be drawn')
  context.imageSmoothingQuality = 'high'
  // What a PNG leaves open is white in a JPEG, not black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The picture drawn anew, scaled down, without what the file says besides: a PNG stays one while it is small enough. */
async function redrawn({url, type}: PickedImage['picture']): Promise<Blob> {
  const canvas = await drawn(url).catch((error: unknown) => {
    throw new ImageError('unreadable', {cause: error})
  })
  const tries = [
    ...(type === 'image/png' ? [['image/png', 1] as const] : []),
    ...qualities.map((q) => ['image/jpeg', q] as const),
  ]
  for (const [kind, quality] of tries) {
    const blob = await blobOf(canvas, kind, quality)
    if (blob !== null && blob.type === kind && blob.size <= cardImage.bytes) return blob
  }
  throw new ImageError('tooLarge')
}

const stored = v.object({id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))})

async function send(ask: typeof fetch, blob: Blob, signal: AbortSignal): Promise<StoredImage> {
  const response = await ask('/content/images', {
    method: 'POST',
    body: blob,
    headers: {'content-type': blob.type},
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (response.status === 401) throw new ImageError('unauthenticated')
  if (response.ok) return v.parse(stored, await response.json())
  throw new ImageError(response.status >= 500 ? 'unreachable' : 'refused')
}

/** Draws a picked picture anew and stores it for the card that is being written. Rejects with an `ImageError`. */
export function attachImageFor(uid: string) {
  const ask = authorizedFetch({
    token: tokensOf(uid),
    timeZone,
    monotonic: serverClock.monotonic,
    onServerTime: serverClock.observe,
    // A login that has ended is the product's own client's to tell.
    onUnauthorized: () => undefined,
  })
  return fromPromise<StoredImage, PickedImage>(async ({input: {picture}, signal}) => {
    const blob = await redrawn(picture)
    return send(ask, blob, signal).catch((error: unknown) => {
      throw error instanceof ImageError ? error : new ImageError(unansweredFailure(), {cause: error})
    })
  })
}

/** Where a stored picture is. */
export const addressOfImage = ({id}: StoredImage): string => `/content/images/${id}`
