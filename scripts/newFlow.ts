import {join} from 'node:path'
import {bin, root, run} from './lib/run.ts'
import {flowNames} from './newFlow/names.ts'
import {stamp} from './newFlow/stamp.ts'

/**
 * `npm run new:flow AREA FLOW`: machine, types, selectors, texts, view, connected twin, stories, model, machine test, path
 * test and statechart page of a new flow. What is stamped is green as it stands; replace it from the machine outwards.
 */
try {
  const names = flowNames(process.argv[2], process.argv[3])
  const files = stamp(names, root)
  await run({command: bin('oxfmt'), args: files})
  for (const file of files) console.log(`  ${file}`)
  const {ok, output} = await run({command: process.execPath, args: [join(root, 'scripts', 'statechartPages.ts')]})
  console.log(ok ? `  docs/statecharts/${names.area}-${names.flow}.md` : output)
  console.log(
    `\nNow write what ${names.flow} decides in machines/${names.area}/${names.flow}.machine.ts, then "npm run check".`,
  )
  process.exitCode = ok ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
