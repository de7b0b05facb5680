import {unzipSync} from 'fflate'
import {Decompress} from 'fzstd'
import {readMessage, textOf} from './protobuf.ts'

/** What a package may hold at most, unpacked: files, and bytes; more is a mistake or an attack. */
export type PackageLimits = {
  readonly files: number
  readonly collection: number
  readonly mediaList: number
  /** One picture, and all of them; 0 reads none. */
  readonly image: number
  readonly images: number
}

/** Those of a package that an operator imports. */
export const limits: PackageLimits = {
  files: 20_000,
  collection: 256_000_000,
  mediaList: 16_000_000,
  image: 1_500_000,
  images: 256_000_000,
}

/** A package with its collection unpacked; pictures are unpacked when a card shows them. */
export type AnkiPackage = {
  /** The SQLite file. */
  readonly collection: Uint8Array
  /** Whether its tables are those of Anki 2.1.50 and later. */
  readonly isNew: boolean
  /** The bytes of a media file, by the name that fields use; a reason when it cannot be had, null when there is none. */
  readonly media: (name: string) => Uint8Array | string | null
}

const collections = [
  {name: 'collection.anki21b', isNew: true},
  {name: 'collection.anki21', isNew: false},
  {name: 'collection.anki2', isNew: false},
]

/**
 * Opens an `.apkg`, which is a zip. Sizes are looked at before anything is unpacked, and unpacking stops at them.
 *
 * @throws Error saying what is wrong with the file
 */
export function openPackage(bytes: Uint8Array, most: PackageLimits = limits): AnkiPackage {
  const sizes = new Map<string, number>()
  reading(bytes, (name, size) => {
    if (sizes.size >= most.files) throw new Error(`it holds more than ${most.files} files`)
    sizes.set(name, size)
    return false
  })
  const found = collections.find(({name}) => sizes.has(name))
  if (found === undefined) throw new Error('it holds no collection of Anki')
  const needed = new Map([
    [found.name, most.collection],
    ['media', most.mediaList],
  ])
  for (const [name, limit] of needed) {
    if ((sizes.get(name) ?? 0) > limit) throw new Error(`its file "${name}" is larger than ${limit} bytes`)
  }
  let left = most.images
  const files = reading(
    bytes,
    (name, size) => needed.has(name) || (/^\d+$/.test(name) && size <= most.image && (left -= size) >= 0),
  )
  const unpack = (name: string, limit: number): Uint8Array => {
    const file = files[name]
    if (file === undefined) throw new Error(`its file "${name}" is missing or larger than ${limit} bytes`)
    return found.isNew ? unpacked(file, limit, name) : file
  }
  const names =
    files['media'] === undefined ? new Map<string, string>() : mediaNames(unpack('media', most.mediaList), found.isNew)
  return {
    collection: unpack(found.name, most.collection),
    isNew: found.isNew,
    media: (name) => {
      const entry = names.get(name)
      if (entry === undefined || !sizes.has(entry)) return null
      try {
        return unpack(entry, most.image)
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    },
  }
}

function reading(bytes: Uint8Array, wants: (name: string, size: number) => boolean): Record<string, Uint8Array> {
  return unzipSync(bytes, {filter: ({name, originalSize}) => wants(name, originalSize)})
}

/** Zstandard says its size nowhere one could trust, so it is counted as it comes. */
function unpacked(file: Uint8Array, most: number, name: string): Uint8Array {
  const parts: Uint8Array[] = []
  let length = 0
  const stream = new Decompress((part) => {
    length += part.length
    if (length > most) throw new Error(`its file "${name}" is larger than ${most} bytes`)
    parts.push(part.slice())
  })
  const step = 65_536
  for (let at = 0; at < file.length; at += step) stream.push(file.subarray(at, at + step), at + step >= file.length)
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Names in the package by the names that fields use. */
function mediaNames(bytes: Uint8Array, isNew: boolean): ReadonlyMap<string, string> {
  if (isNew) {
    const entries = readMessage(bytes).get(1) ?? []
    return new Map(
      entries.flatMap((entry, index) =>
        entry instanceof Uint8Array ? [[textOf(readMessage(entry), 1), String(index)]] : [],
      ),
    )
  }
  const list: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (typeof list !== 'object' || list === null) throw new Error('its list of media is not one')
  return new Map(Object.entries(list).flatMap(([entry, name]) => (typeof name === 'string' ? [[name, entry]] : [])))
}
