import {createHash} from 'node:crypto'
import {execFileSync} from 'node:child_process'
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {bin, root} from './lib/run.ts'

/**
 * `npm run rest:types` writes the types of the REST contract (`schema/rest/openapi.ts`) from its OpenAPI document. `--check` only says
 * whether they are of this document: their first line has its hash, so that the check needs no generator.
 */
const document = join(root, 'schema', 'rest', 'openapi.json')
const types = join(root, 'schema', 'rest', 'openapi.ts')
const wanted = ['--immutable', '--export-type', '--root-types', '--root-types-no-schema-prefix']

/** The first line of types that belong to a document. */
export const sealOf = (text: string): string =>
  `// SHA-256 of openapi.json: ${createHash('sha256').update(text).digest('hex')}\n`

/** The types of the document, as the generator makes them. */
export function generatedTypes(): string {
  const {command, args} = {command: bin('openapi-typescript'), args: [document, ...wanted]}
  return (
    sealOf(readFileSync(document, 'utf8')) +
    execFileSync(command, args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']})
  )
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const isFresh = existsSync(types) && readFileSync(types, 'utf8').startsWith(sealOf(readFileSync(document, 'utf8')))
    if (!isFresh) console.error('schema/rest/openapi.ts is not of schema/rest/openapi.json: run npm run rest:types.')
    process.exitCode = isFresh ? 0 : 1
  } else writeFileSync(types, generatedTypes())
}
