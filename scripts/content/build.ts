import {duration} from '../lib/table.ts'
import {buildPack, builtPack, problemLine} from './pack.ts'

/** `npm run content:build`: the content pack from `content/aristo` into `dist/content`. */
const started = performance.now()
const problems = buildPack()
for (const problem of problems) console.error(problemLine(problem))
if (problems.length > 0) {
  console.error(`The content pack is not built: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`)
  process.exitCode = 1
} else {
  console.log(`Content pack built in ${duration(performance.now() - started)}: ${builtPack}`)
}
