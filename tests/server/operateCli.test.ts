import {spawn} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {once} from 'node:events'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, describe, expect, test} from 'vitest'
import {openDatabase} from '../../server/kernel/database/database.ts'
import {migrate} from '../../server/migrate.ts'
import {TestServer} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

describe('npm run operate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-operate-'))
  const token = 'um-token-de-operador-bem-longo'
  afterAll(() => rmSync(folder, {recursive: true, force: true}))

  async function cli(argv: readonly string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['server/operate.cli.ts', ...argv], {
      cwd: join(import.meta.dirname, '../..'),
      env: {...process.env, DATABASE_URL: '', OPERATOR_TOKEN: '', DATA_DIR: folder, ...env},
    })
    const said: string[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(String(chunk)))
    child.stderr.on('data', (chunk: Buffer) => said.push(String(chunk)))
    const [code] = await once(child, 'close')
    return {code: Number(code), said: said.join('')}
  }

  test(
    'works on a folder whose server is stopped, and says who holds it when it runs',
    {timeout: timeouts.process},
    async () => {
      const file = join(folder, 'modal.json')
      writeFileSync(file, JSON.stringify({title: 'Olá', lines: ['Um.']}))
      expect(await cli(['modal', 'publish', file])).toEqual({
        code: 0,
        said: expect.stringMatching(/^Message \S+ published\n$/),
      })
      expect(await cli(['account', 'block', 'x@y.z'])).toEqual({code: 1, said: 'No account has the e-mail "x@y.z".\n'})
      const database = await openDatabase({dataDir: folder})
      await migrate(database)
      const held = await cli(['modal', 'list'])
      expect(held.code).toBe(1)
      expect(held.said).toContain(`in use by the running process ${process.pid}`)
      expect(held.said).toContain('--server URL')
      expect(held.said).not.toContain('    at ')
      await database.close()
    },
  )

  test('asks a running server, and says what stands in the way', {timeout: timeouts.process}, async () => {
    const server = await TestServer.open('pglite', {OPERATOR_TOKEN: token})
    await server.app.listen({port: 0, host: '127.0.0.1'})
    const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
    const env = {OPERATOR_TOKEN: token}
    await server.student({email: 'ana@exemplo.br'})
    expect(await cli(['account', 'premium', 'ana@exemplo.br', 'off', '--server', url], env)).toEqual({
      code: 0,
      said: 'ana@exemplo.br: is premium off\n',
    })
    expect(await cli(['account', 'block', 'x@y.z', '--server', url], env)).toEqual({
      code: 1,
      said: 'No account has the e-mail "x@y.z".\n',
    })
    expect((await cli(['accounts', 'list', '--server', url])).said).toBe('OPERATOR_TOKEN is not set.\n')
    expect((await cli(['accounts', 'list', '--server', url], {OPERATOR_TOKEN: `${token}-errado`})).said).toBe(
      'The operator token is not valid.\n',
    )
    await server.close()
    expect((await cli(['accounts', 'list', '--server', url], env)).said).toBe(`The server ${url} cannot be reached.\n`)
    expect((await cli(['accounts', 'list', '--server', 'aqui'], env)).said).toBe(
      '--server wants the address of the server.\n',
    )
  })

  test('helps without touching anything', {timeout: timeouts.exchange}, async () => {
    const {code, said} = await cli(['--help'], {DATA_DIR: '/nonexistent/aristo'})
    expect([code, said]).toEqual([0, expect.stringContaining('Usage: npm run operate -- COMMAND')])
  })
})
