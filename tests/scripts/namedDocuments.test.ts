import {globSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {DocumentNode} from 'graphql'
import {expect, test} from 'vitest'
import {build} from 'vite'
import {namedDocuments} from '../../scripts/build/namedDocuments.ts'
import {root} from '../../scripts/lib/run.ts'

const isDocument = (value: unknown): value is DocumentNode =>
  value instanceof Object && Reflect.get(value, 'kind') === 'Document'

test('no two operations of the client share the name that stands for their text', async () => {
  const files = globSync('src/services/gen/*/graphql.ts', {cwd: root})
  const modules: object[] = await Promise.all(files.map((file) => import(join(root, file)) as Promise<object>))
  const operations = modules
    .flatMap((module) => Object.values(module))
    .filter(isDocument)
    .filter(({definitions}) => definitions.some(({kind}) => kind === 'OperationDefinition'))
  const byName = Map.groupBy(operations, ({definitions}) =>
    definitions.flatMap((one) => (one.kind === 'OperationDefinition' ? [one.name?.value ?? ''] : [])).join(),
  )
  expect(byName.size).toBeGreaterThan(50)
  expect([...byName.keys()].filter((name) => name === '' || name.includes(','))).toEqual([])
  const texts = (documents: readonly DocumentNode[]) => new Set(documents.map((document) => JSON.stringify(document)))
  expect([...byName].filter(([, documents]) => texts(documents).size > 1).map(([name]) => name)).toEqual([])
})

test('a build has no parser of documents, and prints one as its name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-named-'))
  try {
    const entry = join(folder, 'entry.js')
    writeFileSync(entry, `import {stringifyDocument} from '@urql/core'; export default stringifyDocument`)
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        namedDocuments(),
        {
          name: 'packages',
          resolveId: (id) => (id === '@urql/core' ? join(root, 'node_modules/@urql/core/dist/urql-core.mjs') : null),
        },
      ],
      build: {write: false, lib: {entry, formats: ['es']}},
    })
    const [output] = [built].flat()
    const code = output !== undefined && 'output' in output ? output.output[0].code : ''
    expect(code).not.toContain('Syntax Error')
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      default: (document: object) => string
    }
    const name = {kind: 'Name', value: 'Agenda'}
    expect(module.default({kind: 'Document', definitions: [{kind: 'OperationDefinition', name}]})).toBe('Agenda')
  } finally {
    rmSync(folder, {recursive: true})
  }
})
