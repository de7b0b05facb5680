import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {hashOfFiles} from '../../scripts/lib/hash.ts'
import {duration} from '../../scripts/lib/table.ts'
import {builtPack, buildPack, problemLine} from './pack.ts'

/** The hash of what the pack was built from, beside it. */
const stamp = `${builtPack}.source-hash`
const inputs = [
  'content/aristo/**/*',
  'content/tools/**/*.ts',
  'scripts/media/**/*.ts',
  'server/content/*.schema.ts',
  'package-lock.json',
]

/** Builds the content pack when its sources have changed, and tells about it; false when it has problems, which are told too. */
export function buildPackIfStale(): boolean {
  const started = performance.now()
  const sources = hashOfFiles(inputs)
  if (existsSync(builtPack) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return true
  const problems = buildPack()
  for (const problem of problems) console.error(problemLine(problem))
  if (problems.length > 0) {
    console.error(
      `The content pack is not built: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
    )
    return false
  }
  writeFileSync(stamp, sources)
  console.log(`Content pack built in ${duration(performance.now() - started)}.`)
  return true
}
