import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {build} from 'vite'
import {namedDocuments} from '../../scripts/build/namedDocuments.ts'
import {root} from '../../scripts/lib/run.ts'

test('a build reads documents without printing them: operations and fragments alike', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-named-'))
  try {
    const entry = join(folder, 'entry.js')
    writeFileSync(
      entry,
      `import {createRequest} from '@urql/core'; export default (text) => createRequest(text, {}).query.loc.source.body`,
    )
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

    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      default: (document: string) => string
    }
    expect(module.default('query Agenda { agenda { ...Parts } } fragment Parts on Agenda { id }')).toBe('Agenda Parts')
    expect(module.default('fragment Parts on Agenda { id }')).toBe('Parts')
  } finally {
    rmSync(folder, {recursive: true})
  }
})
