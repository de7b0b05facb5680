import {promisify} from 'node:util'
import {crc32, inflate} from 'node:zlib'
import {cardImage} from '../../domain/decks/card.ts'

/** A picture of a card, of which nothing is kept but what draws it. */
export type CleanImage = {
  readonly mime: 'image/png' | 'image/jpeg'
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

type Size = Pick<CleanImage, 'width' | 'height'>

const isShown = ({width, height}: Size) =>
  width > 0 && height > 0 && width <= cardImage.longestSide && height <= cardImage.longestSide

const unpack = promisify(inflate)

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** What a PNG is drawn from; texts, places, profiles and the frames of an animation are left out. */
const pngKept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'IDAT', 'IEND'])

type Chunk = {readonly type: string; readonly data: Buffer; readonly whole: Buffer}

/** The chunks of a PNG up to its end, whose sums are right; null when one is cut off or damaged. What follows the end is left out. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = []
  for (let at = pngSignature.length; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return null
    const whole = bytes.subarray(at, end)
    if (crc32(whole.subarray(4, -4)) !== whole.readUInt32BE(whole.length - 4)) return null
    const type = whole.toString('latin1', 4, 8)
    chunks.push({type, data: whole.subarray(8, -4), whole})
    if (type === 'IEND') return chunks
    at = end
  }
  return null
}

/** Whether the compressed rows are rows, and no more of them than the largest picture has: a bomb is not unpacked. */
async function holdsRows(chunks: readonly Chunk[]): Promise<boolean> {
  const packed = Buffer.concat(chunks.filter(({type}) => type === 'IDAT').map(({data}) => data))
  const maxOutputLength = cardImage.longestSide * (cardImage.longestSide * 8 + 8)
  return unpack(packed, {maxOutputLength}).then(
    (rows) => rows.length > 0,
    () => false,
  )
}

async function cleanPng(bytes: Buffer): Promise<CleanImage | null> {
  const chunks = chunksOf(bytes)
  const [header] = chunks ?? []
  if (chunks === null || header?.type !== 'IHDR' || header.data.length !== 13) return null
  const size = {width: header.data.readUInt32BE(0), height: header.data.readUInt32BE(4)}
  if (!isShown(size) || !(await holdsRows(chunks))) return null
  const kept = chunks.filter(({type}) => pngKept.has(type)).map(({whole}) => whole)
  return {mime: 'image/png', bytes: Buffer.concat([pngSignature, ...kept]), ...size}
}

const start = 0xd8
const end = 0xd9
const scan = 0xda
/** Frames that every browser draws: baseline, extended and progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Tables, restart intervals and Adobe's word on the colours; what a camera adds, as a place, is left out. */
const jpegKept = new Set([...frames, 0xc4, 0xdb, 0xdd, 0xee, scan])

/** Where the packed part behind a scan's head ends: at the next marker that is no restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  return -1
}

type Segment = {readonly marker: number; readonly from: number; readonly to: number}

/** The segments of a JPEG up to its end, packed parts with the head of their scan; null when it has none. */
function segmentsOf(bytes: Buffer): Segment[] | null {
  const segments: Segment[] = []
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === end;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (marker === 0xff) at += 1
    else if (marker === end) return segments
    else {
      const length = bytes.readUInt16BE(at + 2)
      const head = at + 2 + length
      const to = marker === scan ? endOfScan(bytes, head) : head
      if (length < 2 || to < 0 || to > bytes.length) return null
      segments.push({marker, from: at, to})
      at = to
    }
  }
  return null
}

function cleanJpeg(bytes: Buffer): CleanImage | null {
  const segments = segmentsOf(bytes)
  const frame = segments?.findIndex(({marker}) => frames.has(marker)) ?? -1
  const firstScan = segments?.findIndex(({marker}) => marker === scan) ?? -1
  const head = segments?.[frame]
  if (segments === null || head === undefined || head.to - head.from < 10 || firstScan < frame) return null
  const size = {height: bytes.readUInt16BE(head.from + 5), width: bytes.readUInt16BE(head.from + 7)}
  if (!isShown(size)) return null
  const kept = segments.filter(({marker}) => jpegKept.has(marker)).map(({from, to}) => bytes.subarray(from, to))
  return {
    mime: 'image/jpeg',
    bytes: Buffer.concat([Buffer.from([0xff, start]), ...kept, Buffer.from([0xff, end])]),
    ...size,
  }
}

/**
 * A PNG or JPEG written anew with what draws it alone: what a camera or another program has put beside it (where it was taken,
 * texts, a second file behind its end) is left out. Null for anything else, for a damaged file, and for one with more pixels
 * than are shown. The browser has drawn it anew before (`src/services/decks/cardImage.actors.ts`); this is for whoever
 * sends without one.
 */
export async function cleanImage(bytes: Buffer): Promise<CleanImage | null> {
  if (bytes.subarray(0, pngSignature.length).equals(pngSignature)) return cleanPng(bytes)
  return bytes[0] === 0xff && bytes[1] === start ? cleanJpeg(bytes) : null
}
