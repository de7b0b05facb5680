import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import * as v from 'valibot'
import {pictureOf, picturesOf} from './looks.ts'
import {baselineFolder} from './palette.ts'
import type {StoryEntry} from './storybook.ts'

const path = fileURLToPath(new URL('baselines/chromium.json', import.meta.url))
const Record = v.object({major: v.number()})

const majorOf = (version: string): number => Number.parseInt(version, 10)

/** The major version of the Chromium that took the committed pictures; null before the first. */
export function baselineMajor(): number | null {
  return existsSync(path) ? v.parse(Record, JSON.parse(readFileSync(path, 'utf8'))).major : null
}

/** Notes which Chromium took the pictures (`version` such as `156.0.8078.79`). */
export function noteBaseline(version: string): void {
  writeFileSync(path, `${JSON.stringify({major: majorOf(version)})}\n`)
}

/**
 * Why pictures cannot be compared: another major version of Chromium draws letters differently. Null when they can.
 * Nothing else of the run depends on it.
 */
export function whyNotComparable(version: string, major: number | null = baselineMajor()): string | null {
  if (major === null || major === majorOf(version)) return null
  return [
    `!!! PICTURES ARE NOT COMPARED: they were taken with Chromium ${major}; this is Chromium ${majorOf(version)}.`,
    "    Axe, scrolling and console are looked at. Compare with Debian bookworm's own Chromium (docs/testing.md), or take",
    '    all anew with `npm run test:visual -- --update-snapshots=all` and look at the differences.',
  ].join('\n')
}

/** The pictures that stories are compared with, taken or not. */
export const picturesWanted = (stories: readonly StoryEntry[]): string[] =>
  stories.flatMap((story) => picturesOf(story).map((look) => pictureOf(story.id, look)))

/** Whether there is a picture to compare with. */
export const hasBaseline = (picture: string, folder = baselineFolder): boolean => existsSync(join(folder, picture))

const mostNamed = 10

/**
 * What a run says at its end of stories that nobody has taken a picture of; null when there are none. They fail nothing:
 * pictures belong to one Chromium, and who adds a story may have another.
 */
export function missingNote(wanted: readonly string[], folder = baselineFolder): string | null {
  const missing = wanted.filter((picture) => !hasBaseline(picture, folder))
  if (missing.length === 0) return null
  const rest = missing.length - mostNamed
  return [
    `!!! ${missing.length} of ${wanted.length} PICTURES ARE MISSING and were not compared.`,
    ...missing.slice(0, mostNamed).map((name) => `      ${name}`),
    ...(rest > 0 ? [`      and ${rest} more`] : []),
    '    `PICTURES_ONLY=1 npm run test:visual -- --update-snapshots` takes them.',
  ].join('\n')
}
