import {crc32, deflateSync} from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** A chunk of a PNG with its sum. */
export function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(data.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

/** The head of a PNG of eight bits of grey. */
export function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = 8
  return chunk('IHDR', data)
}

const rows = (width: number, height: number) => chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height)))
const last = chunk('IEND', Buffer.alloc(0))

/** A grey PNG, with what else is wanted between its rows and its end, and behind it. */
export const png = (width = 4, height = 3, between: readonly Buffer[] = [], behind = Buffer.alloc(0)): Buffer =>
  Buffer.concat([signature, header(width, height), rows(width, height), ...between, last, behind])

/** A PNG whose parts are given. */
export const pngOf = (...parts: readonly Buffer[]): Buffer => Buffer.concat([signature, ...parts])

/** A segment of a JPEG. */
export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** The frame of a JPEG with one component. */
export function frame(width: number, height: number, marker = 0xc0): Buffer {
  const data = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  data.writeUInt16BE(height, 1)
  data.writeUInt16BE(width, 3)
  return segment(marker, data)
}

export const jpegStart = Buffer.from([0xff, 0xd8])
export const jpegEnd = Buffer.from([0xff, 0xd9])

/** The head of a scan, and packed bytes with a stuffed one and a restart. */
export const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
])

/** A JPEG with what else is wanted before its frame. */
export const jpeg = (before: readonly Buffer[] = [], width = 5, height = 2): Buffer =>
  Buffer.concat([jpegStart, ...before, frame(width, height), scan, jpegEnd])
