import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {buildServer} from '../../server/app.ts'
import {firstStudyWeek} from '../../server/profile/studyWeek.ts'
import {assertNoDemoForStrangers, serve} from '../../server/serve.ts'
import {makeDatabase, testConfig} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

let opened: Awaited<ReturnType<typeof makeDatabase>>
beforeAll(async () => {
  opened = await makeDatabase('pglite')
})
afterAll(() => opened.drop())

async function mailPage(env: Record<string, string>, headers: Record<string, string>): Promise<number[]> {
  const app = await buildServer({config: testConfig(env), database: opened.database, clientFolder: '/nonexistent'})
  try {
    const urls = ['/local-firebase/mails', '/local-firebase/mails.json']
    const asked = urls.map((url) => app.inject({method: 'GET', url, headers: {accept: '*/*', ...headers}}))
    return (await Promise.all(asked)).map(({statusCode}) => statusCode)
  } finally {
    await app.close()
  }
}

describe('the page of mails', () => {
  const mails = {NODE_ENV: 'development'}

  test.each(['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000'])(
    'is shown to this machine as %s',
    async (host) => {
      expect(await mailPage(mails, {host})).toEqual([200, 200])
    },
  )

  test.each([
    ['a proxy in front', {host: 'localhost', 'x-forwarded-for': '203.0.113.9'}],
    ['a proxy that names itself', {host: '127.0.0.1', via: '1.1 proxy'}],
    ['a proxy with the standard header', {host: '127.0.0.1', forwarded: 'for=203.0.113.9'}],
    ['a public name', {host: 'aristo.example'}],
    ['a name of another site that leads to this machine', {host: 'localhost.evil.example:4000'}],
  ])('is not there for %s', async (_what, headers) => {
    expect(await mailPage(mails, headers)).toEqual([404, 404])
  })

  test.each([{PUBLIC_ORIGIN: 'https://aristo.example'}, {TRUST_PROXY: '1'}, {HOST: '0.0.0.0'}])(
    'does not exist by itself with %o',
    async (env) => {
      expect(await mailPage({...mails, ...env}, {host: 'localhost'})).toEqual([404, 404])
    },
  )
})

describe('a database that holds the accounts of the demo', () => {
  const strangers = [{PUBLIC_ORIGIN: 'https://aristo.example'}, {TRUST_PROXY: '1'}, {HOST: '0.0.0.0'}]
  const refused = (env: Record<string, string>) => assertNoDemoForStrangers(opened.database, testConfig(env))

  test('is not served to strangers, unless the operator says so', async () => {
    for (const env of strangers) await expect(refused(env)).resolves.toBeUndefined()
    const study_week = JSON.stringify(firstStudyWeek(undefined))
    const profile = {
      id: 'demo',
      uid: 'demo-novo',
      name: 'Demo',
      email: 'novo@aristo.local',
      roles: '[]',
      study_week,
      created_at: new Date(0),
    }
    await opened.database.db
      .insertInto('profile')
      .values({...profile, is_premium: true})
      .execute()
    for (const env of strangers) await expect(refused(env)).rejects.toThrow('accounts of the demo')
    await expect(refused({TRUST_PROXY: '1', DEMO: '1'})).resolves.toBeUndefined()
    await expect(refused({})).resolves.toBeUndefined()
  })

  test(
    'stops a process that would serve it',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'aristo-exposed-'))
      try {
        const demo = await serve({...testConfig({PORT: '0', DEMO: '1', DEMO_CONTENT: 'states'}), dataDir})
        await demo.stop()
        const exposed = {...testConfig({PORT: '0', PUBLIC_ORIGIN: 'https://aristo.example'}), dataDir}
        await expect(serve(exposed)).rejects.toThrow('accounts of the demo')
      } finally {
        rmSync(dataDir, {recursive: true})
      }
    },
    timeouts.process,
  )
})
