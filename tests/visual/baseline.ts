import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import * as v from 'valibot'

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
    `The pictures were taken with Chromium ${major}; this is Chromium ${majorOf(version)}.`,
    'PICTURES ARE NOT COMPARED in this run; axe, scrolling and console are.',
    'Take new ones with `npm run test:visual -- --update-snapshots` and look at the differences.',
  ].join('\n')
}
