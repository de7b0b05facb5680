import {buildPackIfStale} from '../content/tools/buildPackIfStale.ts'
import {buildClient, isFresh} from './lib/clientBuild.ts'
import {duration} from './lib/table.ts'

/**
 * `npm run build`: the client into dist/client, compressed, and the content pack into dist/content. `--if-stale` keeps a
 * client that matches its sources.
 */
if (process.argv.includes('--if-stale') && isFresh()) {
  console.log('The built client matches the sources.')
} else {
  const started = performance.now()
  await buildClient()
  console.log(`Client built in ${duration(performance.now() - started)}.`)
}
if (!buildPackIfStale()) process.exitCode = 1
