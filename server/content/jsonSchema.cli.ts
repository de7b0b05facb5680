import {readFile, writeFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import {toJsonSchema} from '@valibot/to-json-schema'
import {packSchema} from './pack.schema.ts'

/** Trimming has no place in a JSON schema; the lengths beside it have. */
const ignoreActions = ['trim']
const path = fileURLToPath(new URL('../../docs/content-pack.schema.json', import.meta.url))

/** The published schema of a pack file, as editors use it to check and complete what an author writes. */
function packJsonSchema(): string {
  const schema = toJsonSchema(packSchema, {typeMode: 'input', errorMode: 'throw', ignoreActions})
  return `${JSON.stringify({title: 'Aristo content pack, version 1', ...schema}, null, 2)}\n`
}

if (process.argv.includes('--check')) {
  const stored = await readFile(path, 'utf8').catch(() => '')
  if (stored !== packJsonSchema()) {
    console.error('docs/content-pack.schema.json is not what the pack format says: run npm run content:schema.')
    process.exitCode = 1
  }
} else {
  await writeFile(path, packJsonSchema())
}
