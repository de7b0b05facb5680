import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {
  handshake,
  malformedFrames,
  malformedUpgrades,
  openRawSocket,
  sendRaw,
  statusOf,
  upgradeHead,
} from '../support/maliciousClient.ts'
import {ServerProcess} from './serverProcess.ts'
import {timeouts} from '../support/timeouts.ts'

const endpoints = [
  {path: '/graphql', headers: handshake('graphql-transport-ws'), open: '/graphql'},
  {path: '/notifications/graphql', headers: handshake('graphql-transport-ws'), open: '/notifications/graphql'},
  {path: '/.ws', headers: handshake(), open: '/.ws?v=5&ns=aristo-local'},
] as const

describe('a server that is opened by hand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-upgrades-'))
  const crashScript = new URL('fixtures/crash.ts', import.meta.url).pathname
  let server: ServerProcess
  let port: number

  beforeAll(async () => {
    const env = {DEMO: 'no', LOG_LEVEL: 'error'}
    server = await new ServerProcess(folder, env, [crashScript]).ready()
    port = Number(new URL(server.origin).port)
  }, timeouts.process)

  afterAll(async () => {
    await server.end('SIGKILL')
    rmSync(folder, {recursive: true, force: true})
  })

  /** The process lives, no failure reached it, and none of its handlers failed. */
  const expectWell = async () => {
    expect(server.child.exitCode).toBeNull()
    const {status} = await fetch(`${server.origin}/health`)
    expect(status).toBe(200)
    const failures = server.log.split('\n').filter((line) => /nobody caught it|a handler failed/.test(line))
    expect(failures.slice(0, 3)).toEqual([])
  }

  test.each(['//', '///', '/', '/graphql/', '/.ws/'])(
    'GET %s as an upgrade is refused, and the server goes on',
    async (path) => {
      expect(statusOf(await sendRaw({port}, upgradeHead({path})))).toBe(404)
      await expectWell()
    },
  )

  test.each(endpoints)('$path stands two hundred malformed upgrades', {timeout: timeouts.exchange}, async ({path}) => {
    const statuses: number[] = []
    for (const head of malformedUpgrades(path, 200)) statuses.push(statusOf(await sendRaw({port}, head)))
    expect(statuses).toHaveLength(200)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    await expectWell()
  })

  test.each(endpoints)(
    '$path stands frames that no client sends',
    {timeout: timeouts.exchange},
    async ({open, headers}) => {
      for (const [, bytes] of malformedFrames()) {
        const raw = await openRawSocket({port}, open, headers)
        raw.send(bytes)
        raw.socket.end()
        await raw.closed
      }
      await expectWell()
    },
  )

  test('all of it at once is survived too', {timeout: timeouts.exchange}, async () => {
    const heads = endpoints.flatMap(({path}) => malformedUpgrades(path, 200))
    const answers = await Promise.all(heads.map((head) => sendRaw({port}, head)))
    expect(answers).toHaveLength(600)
    await expectWell()
  })

  test(
    'a promise and an exception that nobody caught are logged, and the server goes on',
    {timeout: timeouts.exchange},
    async () => {
      server.child.kill('SIGUSR2')
      await expect.poll(() => server.log, {timeout: timeouts.delivery}).toContain('uncaught exception of the test')
      expect(server.log).toContain('unhandled rejection of the test')
      expect((await fetch(`${server.origin}/ready`)).status).toBe(200)
      expect(await server.end('SIGTERM')).toBe(0)
    },
  )
})
