/** The fields of a Protocol Buffers message, by number: numbers as they are, everything with a length as bytes. */
export type Message = ReadonlyMap<number, readonly (number | Uint8Array)[]>

/**
 * Reads the wire format without a schema; Anki's newer packages hold a few small messages.
 *
 * @throws Error when the bytes are not such a message
 */
export function readMessage(bytes: Uint8Array): Message {
  const fields = new Map<number, (number | Uint8Array)[]>()
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = bytes[at]
      if (byte === undefined) throw new Error('a message breaks off')
      at += 1
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
    throw new Error('a number of a message has no end')
  }
  const taken = (length: number): Uint8Array => {
    if (at + length > bytes.length) throw new Error('a message breaks off')
    at += length
    return bytes.subarray(at - length, at)
  }
  while (at < bytes.length) {
    const tag = varint()
    const kind = tag & 7
    if (![0, 1, 2, 5].includes(kind)) throw new Error(`a message has a field of the unknown kind ${kind}`)
    const value = kind === 0 ? varint() : taken(kind === 1 ? 8 : kind === 5 ? 4 : varint())
    const number = Math.floor(tag / 8)
    fields.set(number, [...(fields.get(number) ?? []), value])
  }
  return fields
}

/** The first text of a field; empty without one. */
export function textOf(message: Message, field: number): string {
  const value = message.get(field)?.[0]
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : ''
}
