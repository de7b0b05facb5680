import {readAnki} from './anki/deck.ts'
import type {ContentFile, Place} from './contentFile.ts'
import {readGift} from './gift.ts'
import {type FileReading, nothingRead} from './items.ts'
import {readJsonFile} from './packFile.ts'

/** Larger files are refused unread, in bytes: a pack of that size is parted into several. */
const largest = 268_435_456

/** Reads a file by the format its name says: Moodle GIFT, an Anki deck, else the JSON of a pack or of raw exams. */
export async function readContentFile(file: ContentFile, place: Place): Promise<FileReading> {
  const size = 'text' in file ? file.text.length : file.bytes.length
  if (size > largest)
    return {...nothingRead, problems: [{file: file.name, item: 'file', reason: `It is larger than ${largest} bytes.`}]}
  if (/\.apkg$/i.test(file.name)) return readAnki(file.name, bytesOf(file), place)
  const text = 'text' in file ? file.text : new TextDecoder().decode(file.bytes)
  return /\.gift(?:\.txt)?$/i.test(file.name) ? readGift(file.name, text, place) : readJsonFile(file.name, text)
}

const bytesOf = (file: ContentFile): Uint8Array => ('text' in file ? new TextEncoder().encode(file.text) : file.bytes)
