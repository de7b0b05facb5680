import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {precompress, sourceHash} from '../../scripts/lib/clientBuild.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aristo-build-'))
  for (const name of ['src/features', 'src/services/gen', 'schema']) mkdirSync(join(folder, name), {recursive: true})
  writeFileSync(join(folder, 'src/features/A.tsx'), 'export const a = 1')
  writeFileSync(join(folder, 'src/services/gen/graphql.ts'), 'generated')
})

afterEach(() => rmSync(folder, {recursive: true, force: true}))

test('a changed, added or renamed source makes the built client stale', () => {
  const before = sourceHash(folder)
  writeFileSync(join(folder, 'src/features/A.tsx'), 'export const a = 2')
  const changed = sourceHash(folder)
  writeFileSync(join(folder, 'schema/schema.graphql'), 'type Query {a: Int}')
  expect(new Set([before, changed, sourceHash(folder)]).size).toBe(3)
})

test('what is generated does not make it stale', () => {
  const before = sourceHash(folder)
  writeFileSync(join(folder, 'src/services/gen/graphql.ts'), 'generated again')
  expect(sourceHash(folder)).toBe(before)
})

test('what shrinks is compressed beside itself and comes back whole', async () => {
  const script = 'const answer = 42\n'.repeat(500)
  writeFileSync(join(folder, 'main.js'), script)
  writeFileSync(join(folder, 'small.js'), 'const a = 1')
  writeFileSync(join(folder, 'picture.png'), 'x'.repeat(5_000))
  expect(await precompress(folder)).toBe(1)
  expect(
    readdirSync(folder)
      .filter((name) => name.includes('.'))
      .toSorted(),
  ).toEqual(['main.js', 'main.js.br', 'main.js.gz', 'picture.png', 'small.js'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'main.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'main.js.gz'))).toString()).toBe(script)
})
