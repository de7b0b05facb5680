import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {missingParts} from './lib/parts.ts'
import {root, run} from './lib/run.ts'

/**
 * `npm run sbom -- [FILE]`: the list of all parts in CycloneDX, as `npm sbom` makes it of package-lock.json, to
 * `dist/sbom.cdx.json` when no file is named. Parts that only development needs are marked (`--omit=dev` would leave out parts
 * that the product needs as well). Ends with 1 when a package that ships is not on it.
 */
const file = process.argv[2] ?? join(root, 'dist', 'sbom.cdx.json')
const {ok, output} = await run({
  command: 'npm',
  args: ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'],
})
const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
const missing = ok
  ? missingParts(JSON.parse(text), JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  : [output]
if (missing.length > 0) {
  console.error(`The list of parts is not whole:\n${missing.join('\n')}`)
  process.exitCode = 1
} else {
  mkdirSync(dirname(file), {recursive: true})
  writeFileSync(file, `${text}\n`)
  console.log(`Written to ${file}.`)
}
