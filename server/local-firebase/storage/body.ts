import type {Readable} from 'node:stream'
import {maxObjectSize} from '../rules.ts'

const frameRoom = 16 * 1024
const largestDrained = 64 * 1024 * 1024

/** A body larger than any object. */
export const tooLarge = Symbol('tooLarge')

/**
 * Reads an upload. One that is too large is read to its end without being kept: cutting the connection would look like
 * a lost network to the SDK, which then sends it again and again. Beyond 64 MiB it is cut all the same.
 */
export async function readUploadBody(payload: Readable): Promise<Buffer | typeof tooLarge> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of payload) {
    const bytes = Buffer.from(chunk)
    size += bytes.byteLength
    if (size > largestDrained) {
      payload.destroy()
      return tooLarge
    }
    if (size <= maxObjectSize + frameRoom) chunks.push(bytes)
    else chunks.length = 0
  }
  return size > maxObjectSize + frameRoom ? tooLarge : Buffer.concat(chunks)
}
