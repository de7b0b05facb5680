import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {brotliDecompressSync} from 'node:zlib'
import {fastify} from 'fastify'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {contentSecurityPolicy} from '../../server/http/headers.ts'
import {readDoors, registerDoors} from '../../server/http/doors.ts'

const folder = mkdtempSync(join(tmpdir(), 'doors-'))
const app = fastify()
beforeAll(async () => {
  mkdirSync(join(folder, '.vite/doors/landing'), {recursive: true})
  writeFileSync(
    join(folder, '.vite/doors/landing.html'),
    '<link rel="canonical" href="%ORIGIN%/landing"><script>1</script>',
  )
  writeFileSync(join(folder, '.vite/doors/landing/login.html'), '<p>%ORIGIN%</p>')
  await registerDoors(app, readDoors(folder, 'https://aristo.example'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, {recursive: true})
})

test('a client that is not built has no doors', () => {
  expect(readDoors(join(folder, 'none'), 'https://aristo.example')).toEqual([])
})

test('each door answers at its address, with the origin of the deployment', async () => {
  const {body, headers} = await app.inject('/landing?utm_source=x')
  expect(body).toContain('href="https://aristo.example/landing"')
  expect(headers).toMatchObject({'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache'})
  expect((await app.inject('/landing/login')).body).toBe('<p>https://aristo.example</p>')
})

test('it is compressed for who takes that', async () => {
  const reply = await app.inject({url: '/landing', headers: {'accept-encoding': 'gzip, br'}})
  expect(reply.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('canonical')
  expect((await app.inject({url: '/landing', headers: {'accept-encoding': 'gzip'}})).headers['content-encoding']).toBe(
    undefined,
  )
})

test('the content policy lets the scripts inside of all pages run, by their hashes', () => {
  const rules = {
    publicOrigin: undefined,
    firebase: {mode: 'local', options: {}},
    mediaOrigins: [],
    frames: {sprint: null, practical: null, appeals: null},
    freeAppeals: {url: 'https://recursos.example/app'},
    notifications: {url: '/notifications/graphql'},
    rest: {forum: '', assistant: ''},
    surveys: {url: '/'},
  } as const
  const policy = contentSecurityPolicy(rules, '<script>1</script>\n<style>a</style><script>2</script>')
  expect(policy.match(/script-src [^;]*/)?.[0].match(/'sha256-/g)).toHaveLength(2)
  expect(policy).toContain('frame-src https://recursos.example;')
})
