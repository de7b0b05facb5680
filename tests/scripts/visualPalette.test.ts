import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {crc32, deflateSync} from 'node:zlib'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {colourError, pack, packAll, whyTooHeavy} from '../visual/palette.ts'
import {hasPalette, readPng} from '../visual/png.ts'

const chunk = (type: string, data: Buffer) => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

/** A picture as Chromium writes it: eight bits of red, green and blue; no row has a filter. */
function taken(width: number, height: number, colourAt: (x: number, y: number) => number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.writeUIntBE(colourAt(x, y), y * (width * 3 + 1) + 1 + x * 3, 3)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]

describe('a picture with a palette', () => {
  test.each([2, 4, 16, 256])('of %i colours far from one another shows each of them as it was', (colours) => {
    // Nine steps apart in one channel and, from the 28th on, in the next.
    const file = taken(37, 41, (x, y) => {
      const place = (x + y * 37) % colours
      return (((place % 28) * 9) << 16) | (Math.floor(place / 28) * 9)
    })
    const packed = pack(file)
    expect({palette: hasPalette(packed), picture: readPng(packed)}).toEqual({palette: true, picture: readPng(file)})
  })

  test('keeps the frequent colour, and no other is further from the taken one than the limit', () => {
    const file = taken(64, 64, (x, y) => (y < 40 ? 0x336699 : 0x336600 + ((x * 7 + y) % 256)))
    const before = readPng(file).pixels
    const after = readPng(pack(file)).pixels
    const furthest = Math.max(
      ...[...before].map((colour, place) => {
        const shown = channels(after[place] ?? 0)
        return Math.max(...channels(colour).map((channel, one) => Math.abs(channel - (shown[one] ?? 0))))
      }),
    )
    expect({surface: after[0], isWithin: furthest <= colourError, isReduced: furthest > 0}).toEqual({
      surface: 0x336699,
      isWithin: true,
      isReduced: true,
    })
  })

  test('is not made of a picture with too many colours, nor of one that has a palette', () => {
    const colourful = taken(32, 32, (x, y) => ((x * 8) << 16) | ((y * 8) << 8) | (((x * 5 + y * 11) % 28) * 9))
    const plain = pack(taken(2, 2, () => 0xffffff))
    expect({colourful: pack(colourful) === colourful, plain: pack(plain) === plain}).toEqual({
      colourful: true,
      plain: true,
    })
  })
})

describe('a folder of pictures', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aristo-pictures-'))
  })
  afterEach(() => rmSync(folder, {recursive: true, force: true}))

  test('has a palette in each picture, and nothing else of it is touched', () => {
    writeFileSync(join(folder, 'chromium.json'), '{"major":1}')
    writeFileSync(
      join(folder, 'a.png'),
      taken(8, 8, (x) => x * 0x202020),
    )
    packAll(folder)
    expect({
      picture: hasPalette(readFileSync(join(folder, 'a.png'))),
      note: readFileSync(join(folder, 'chromium.json'), 'utf8'),
    }).toEqual({picture: true, note: '{"major":1}'})
  })

  test('may weigh what it may weigh; what is more is told with the heaviest ones first', () => {
    writeFileSync(join(folder, 'a.png'), Buffer.alloc(40))
    writeFileSync(join(folder, 'b.png'), Buffer.alloc(60))
    expect({within: whyTooHeavy(folder, 100), over: whyTooHeavy(folder, 99)}).toEqual({
      within: null,
      over: [
        'The pictures of the stories weigh 100 bytes; they may weigh 99 (docs/decisions/0026-weight-of-pictures.md).',
        '  60  b.png',
        '  40  a.png',
      ].join('\n'),
    })
  })
})
