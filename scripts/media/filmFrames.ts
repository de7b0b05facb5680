import type {Frame} from './film.ts'

/** A film's size in pixels. */
export const frameSize = {width: 960, height: 540} as const

/** Rows along the bottom that tell how far the film has come. */
const barRows = 8

/** Bytes of a frame in YUV 4:2:0: a plane in full, two of a quarter. */
export const frameBytes = (frameSize.width * frameSize.height * 3) / 2

/** The three planes of a frame: where each begins, and its pixels. */
const planes = [
  {from: 0, width: frameSize.width, height: frameSize.height, rows: barRows},
  {
    from: frameSize.width * frameSize.height,
    width: frameSize.width / 2,
    height: frameSize.height / 2,
    rows: barRows / 2,
  },
  {
    from: (frameSize.width * frameSize.height * 5) / 4,
    width: frameSize.width / 2,
    height: frameSize.height / 2,
    rows: barRows / 2,
  },
] as const

function blend(into: Buffer, below: Buffer, above: Buffer, mix: number): void {
  const weight = Math.round(mix * 256)
  for (let at = 0; at < into.length; at += 1) {
    const start = below[at] ?? 0
    into[at] = start + ((((above[at] ?? 0) - start) * weight) >> 8)
  }
}

/** Copies the part of the bar that is full from a picture that shows it full. */
function fillBar(into: Buffer, full: Buffer, share: number): void {
  for (const {from, width, height, rows} of planes) {
    const filled = Math.round(width * share)
    for (let row = height - rows; row < height; row += 1) {
      full.copy(into, from + row * width, from + row * width, from + row * width + filled)
    }
  }
}

/** The pixels of one frame after the other. The last picture shows the bar full and nothing else that counts. */
export function* drawnFrames(pictures: readonly Buffer[], frames: readonly Frame[]): Generator<Buffer> {
  const full = pictures.at(-1)
  if (full === undefined) return
  for (const {to, mix, share} of frames) {
    const above = pictures[to] ?? full
    const frame = Buffer.from(above)
    const below = pictures[to - 1]
    if (mix < 1 && below !== undefined) blend(frame, below, above, mix)
    fillBar(frame, full, share)
    yield frame
  }
}
