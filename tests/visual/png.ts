import {crc32, deflateSync, inflateSync} from 'node:zlib'

/**
 * Reads the PNG files that Chromium takes (eight bits, RGB) and reads and writes those with a palette. Both without
 * interlacing; another kind of file is refused.
 */
export type Picture = {
  readonly width: number
  readonly height: number
  /** Colours as 0xRRGGBB, row by row. */
  readonly pixels: Uint32Array
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const rgb = 2
const indexed = 3

type Chunk = {readonly type: string; readonly data: Buffer}

function chunksOf(file: Buffer): Chunk[] {
  if (!file.subarray(0, 8).equals(signature)) throw new Error('This is no PNG file.')
  const chunks: Chunk[] = []
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    chunks.push({type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length)})
    at += length + 12
  }
  return chunks
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(typed.length + 8)
  whole.writeUInt32BE(data.length)
  typed.copy(whole, 4)
  whole.writeUInt32BE(crc32(typed), typed.length + 4)
  return whole
}

const joined = (chunks: readonly Chunk[], type: string) =>
  Buffer.concat(chunks.filter((one) => one.type === type).map(({data}) => data))

/** The header's bytes: width, height, bits of a sample, kind of colour, compression, filter, interlacing. */
const headerOf = (chunks: readonly Chunk[]) => {
  const data = joined(chunks, 'IHDR')
  return {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    bits: data.readUInt8(8),
    colour: data.readUInt8(9),
    interlaced: data.readUInt8(12) !== 0,
  }
}

/** Whether a PNG file has a palette. */
export const hasPalette = (file: Buffer): boolean => headerOf(chunksOf(file)).colour === indexed

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - above), Math.abs(estimate - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? above : corner
}

/** Takes back the filter of each row, in place; `step` is the number of bytes of a pixel, at least one. */
function unfilter(rows: Buffer, stride: number, step: number): void {
  for (let start = 0; start < rows.length; start += stride + 1) {
    const filter = rows.readUInt8(start)
    for (let at = start + 1; at <= start + stride; at += 1) {
      const hasLeft = at - start > step
      const left = hasLeft ? rows.readUInt8(at - step) : 0
      const above = start > 0 ? rows.readUInt8(at - stride - 1) : 0
      const corner = hasLeft && start > 0 ? rows.readUInt8(at - stride - 1 - step) : 0
      const predicted = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter]
      if (predicted === undefined) throw new Error(`A PNG file has no filter ${filter}.`)
      rows.writeUInt8((rows.readUInt8(at) + predicted) & 0xff, at)
    }
  }
}

export function readPng(file: Buffer): Picture {
  const chunks = chunksOf(file)
  const {width, height, bits, colour, interlaced} = headerOf(chunks)
  const isRgb = colour === rgb && bits === 8
  if (interlaced || !(isRgb || colour === indexed)) throw new Error('A PNG file of this kind cannot be read.')
  const stride = isRgb ? width * 3 : Math.ceil((width * bits) / 8)
  const rows = inflateSync(joined(chunks, 'IDAT'))
  unfilter(rows, stride, isRgb ? 3 : 1)
  const palette = joined(chunks, 'PLTE')
  const pixels = new Uint32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const row = y * (stride + 1) + 1
    for (let x = 0; x < width; x += 1) {
      if (isRgb) pixels[y * width + x] = rows.readUIntBE(row + x * 3, 3)
      else {
        const bit = x * bits
        const index = (rows.readUInt8(row + (bit >> 3)) >> (8 - bits - (bit & 7))) & ((1 << bits) - 1)
        pixels[y * width + x] = palette.readUIntBE(index * 3, 3)
      }
    }
  }
  return {width, height, pixels}
}

const bitsFor = (colours: number) => [1, 2, 4, 8].find((bits) => colours <= 1 << bits)

/** A PNG file with a palette of at most 256 colours; `indexOf` tells the place of each of the picture's colours in it. */
export function writePalettePng(
  {width, height, pixels}: Picture,
  palette: readonly number[],
  indexOf: ReadonlyMap<number, number>,
): Buffer {
  const bits = bitsFor(palette.length)
  if (bits === undefined) throw new Error(`${palette.length} colours are too many for a palette.`)
  const stride = Math.ceil((width * bits) / 8)
  const rows = Buffer.alloc((stride + 1) * height)
  pixels.forEach((colour, place) => {
    const x = place % width
    const at = Math.floor(place / width) * (stride + 1) + 1 + ((x * bits) >> 3)
    const index = indexOf.get(colour)
    if (index === undefined) throw new Error('A colour has no place in the palette.')
    rows.writeUInt8(rows.readUInt8(at) | (index << (8 - bits - ((x * bits) & 7))), at)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(bits, 8)
  header.writeUInt8(indexed, 9)
  const colours = Buffer.alloc(palette.length * 3)
  palette.forEach((colour, place) => colours.writeUIntBE(colour, place * 3, 3))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    // Rows of indices have no gradients, so that a filter would only make them longer.
    chunk('IDAT', deflateSync(rows, {level: 9, memLevel: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
