import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import * as v from 'valibot'
import {root} from '../../scripts/lib/run.ts'
import {fingerprint, type MediaFile} from './lessonMedia.ts'

/** Where the files of the pack's lessons are, which the product serves as `/media/aristo/`. */
export const mediaFolder = join(root, 'public', 'media', 'aristo')

/** Where a file is: documents of the course have their own folder, which the product serves as `/pdfs/`. */
export const mediaPath = (name: string, folder: string = mediaFolder): string =>
  name.startsWith('pdfs/') ? join(root, 'public', name) : join(folder, name)

const schema = v.record(
  v.string(),
  v.strictObject({
    origin: v.string(),
    bytes: v.string(),
    pages: v.optional(v.number()),
    lastPage: v.optional(v.number()),
    emptiest: v.optional(v.number()),
  }),
)

/**
 * What each file was made of (`origin`, a fingerprint of all that it depends on) and what came of it (`bytes`, a
 * fingerprint of the file), by its name. A PDF tells its pages too, how far down the last one is written and the emptiest of the others (0 to 1).
 */
export type MediaManifest = v.InferOutput<typeof schema>

const path = (folder: string) => join(folder, 'manifest.json')

/** The manifest of a folder; empty before the first file. */
export const readManifest = (folder: string = mediaFolder): MediaManifest =>
  existsSync(path(folder)) ? v.parse(schema, JSON.parse(readFileSync(path(folder), 'utf8'))) : {}

/** Writes a line for each file, in the order of their names: two who add files rarely meet in a line. */
export function writeManifest(manifest: MediaManifest, folder: string = mediaFolder): void {
  const lines = Object.entries(manifest).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = lines.map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`).join(',\n')
  writeFileSync(path(folder), `{\n${text}\n}\n`)
}

/** A file as the folder has it; null when it is not there. */
const bytesOf = (path: string) => (existsSync(path) ? fingerprint(readFileSync(path)) : null)

/** Why a file has to be made anew; null when it is as its source says. */
export function whyStale(
  {name, origin}: Pick<MediaFile, 'name' | 'origin'>,
  manifest: MediaManifest,
  folder: string = mediaFolder,
): string | null {
  const made = manifest[name]
  const bytes = bytesOf(mediaPath(name, folder))
  if (made === undefined || bytes === null) return 'it is not made yet'
  if (made.origin !== origin) return 'its source changed after it was made'
  if (made.bytes !== bytes) return 'it is not the file that was made'
  return null
}

/** Files of the folder that no source asks for. */
export const strayFiles = (wanted: readonly string[], folder: string = mediaFolder): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'manifest.json' && !wanted.includes(name)) : []
