import {duration} from '../lib/table.ts'
import {buildPack, problemLine} from './pack.ts'

/** Builds the content pack and tells about it; false when it has problems, which are told too. */
export function announcePack(): boolean {
  const started = performance.now()
  const problems = buildPack()
  for (const problem of problems) console.error(problemLine(problem))
  if (problems.length > 0) {
    console.error(`The content pack is not built: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`)
    return false
  }
  console.log(`Content pack built in ${duration(performance.now() - started)}.`)
  return true
}
