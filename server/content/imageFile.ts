import {createHash} from 'node:crypto'
import {svgProblem} from './svg.ts'

/** A carried image, checked and ready to store. */
export interface ImageFile {
  /** SHA-256 of the bytes in lower-case hex. */
  readonly id: string
  readonly mime: string
  readonly bytes: Uint8Array
  readonly size: {readonly width: number; readonly height: number} | null
}

interface Reading {
  readonly mime: string
  readonly isThis: (bytes: Buffer) => boolean
  readonly sizeOf: (bytes: Buffer) => ImageFile['size']
}

const kinds = new Map<string, Reading>([
  ['svg', {mime: 'image/svg+xml', isThis: () => true, sizeOf: svgSize}],
  ['png', {mime: 'image/png', isThis: (bytes) => marked(bytes, 1, 'PNG'), sizeOf: pngSize}],
  ['jpg', {mime: 'image/jpeg', isThis: (bytes) => marked(bytes, 0, '\xff\xd8\xff'), sizeOf: jpegSize}],
  ['webp', {mime: 'image/webp', isThis: (bytes) => marked(bytes, 8, 'WEBP'), sizeOf: () => null}],
])

/** Decodes and checks an image; an error text when it is not what its name says or an SVG is more than a drawing. */
export function readImage(name: string, base64: string): ImageFile | string {
  const kind = kinds.get(name.slice(name.lastIndexOf('.') + 1))
  const bytes = Buffer.from(base64, 'base64')
  if (kind === undefined || bytes.length === 0 || !kind.isThis(bytes)) {
    return `The image "${name}" is not a file of the kind its name says.`
  }
  if (kind.mime === 'image/svg+xml') {
    const problem = svgProblem(bytes.toString('utf8'))
    if (problem !== null) return `The image "${name}" is refused: ${problem}.`
  }
  return {id: createHash('sha256').update(bytes).digest('hex'), mime: kind.mime, bytes, size: kind.sizeOf(bytes)}
}

function marked(bytes: Buffer, at: number, mark: string): boolean {
  return bytes.subarray(at, at + mark.length).toString('latin1') === mark
}

function svgSize(bytes: Buffer): ImageFile['size'] {
  const [root = ''] = /<svg[^>]*>/.exec(bytes.toString('utf8')) ?? []
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(root)
  return sizeFrom(Number(box?.[1]), Number(box?.[2]))
}

function pngSize(bytes: Buffer): ImageFile['size'] {
  return bytes.length < 24 ? null : sizeFrom(bytes.readUInt32BE(16), bytes.readUInt32BE(20))
}

/** Walks the segments of a JPEG to its frame header (SOF0 to SOF15 without DHT, JPG and DAC). */
function jpegSize(bytes: Buffer): ImageFile['size'] {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return sizeFrom(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))
  }
  return null
}

function sizeFrom(width: number, height: number): ImageFile['size'] {
  return width > 0 && height > 0 ? {width: Math.round(width), height: Math.round(height)} : null
}
