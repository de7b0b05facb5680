import {type ChildProcess, spawn} from 'node:child_process'
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {type AddressInfo, createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {createAccountDocument, TestServer} from '../server/support.ts'
import {timeouts} from '../support/timeouts.ts'

const projectId = 'aristo-local'

/** The emulator's command, of this machine's firebase-tools: `FIREBASE_TOOLS` names the folder it is installed in. */
function findTools(): string | undefined {
  const folder = process.env.FIREBASE_TOOLS
  const own = folder === undefined ? [] : [join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js')]
  try {
    own.push(createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'))
  } catch {
    // It is no dependency of this project.
  }
  return own.find((path) => existsSync(path))
}

const tools = findTools()
if (tools === undefined) {
  console.warn(
    'SKIPPED: the product on Google’s Auth emulator. Install firebase-tools somewhere, and name that folder in FIREBASE_TOOLS.',
  )
}

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as AddressInfo // a TCP server that listens has an address of this type
      probe.close(() => resolve(port))
    })
  })
}

/** Starts the emulator; resolves when it says that it is ready. */
async function startEmulator(command: string): Promise<{host: string; stop: () => Promise<void>}> {
  const folder = mkdtempSync(join(tmpdir(), 'auth-emulator-'))
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const at = (number: number) => ({host: '127.0.0.1', port: number})
  const emulators = {auth: at(port), hub: at(hub), logging: at(logging), ui: {enabled: false}, singleProjectMode: false}
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({emulators}))
  const env = {...process.env, HOME: folder, XDG_CONFIG_HOME: folder, CI: '1'}
  const child: ChildProcess = spawn(
    process.execPath,
    [command, 'emulators:start', '--only', 'auth', '--project', projectId],
    {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let said = ''
    const hear = (data: Buffer) => {
      said += String(data)
      if (said.includes('All emulators ready')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    void ended.then(() => reject(new Error(`the emulator ended: ${said}`)))
  })
  return {
    host: `127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGINT')
      await ended
      rmSync(folder, {recursive: true, force: true})
    },
  }
}

const unsigned = (claims: object) =>
  [{alg: 'none', typ: 'JWT'}, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') +
  '.'

describe.skipIf(tools === undefined)('the product on Google’s Auth emulator', () => {
  let emulator: Awaited<ReturnType<typeof startEmulator>>
  let server: TestServer
  let local: TestServer

  beforeAll(async () => {
    emulator = await startEmulator(tools ?? '')
    server = await TestServer.open('pglite', {FIREBASE_AUTH_EMULATOR_HOST: emulator.host})
    local = await TestServer.open('pglite')
    server.now = Date.now()
    local.now = Date.now()
  }, timeouts.process)

  afterAll(async () => {
    await server.close()
    await local.close()
    await emulator.stop()
  })

  async function atEmulator(
    path: string,
    payload: object,
  ): Promise<Record<string, unknown> & {error?: {message: string}}> {
    const response = await fetch(`http://${emulator.host}/${path}?key=local`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(payload),
    })
    return response.json()
  }

  const account = {email: 'ana@exemplo.com', password: 'aurora-verde-7'}
  const signIn = () =>
    atEmulator('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {...account, returnSecureToken: true})
  const profileOf = (target: TestServer, token: string) => target.ask('{ profile { uid email } }', {}, {token})

  test('registers a student there and gives them their profile', async () => {
    const input = {...account, name: 'Ana Souza', courseId: 'curso'}
    const made = await server.ask(createAccountDocument, {input, key: 'ana'})
    expect(made.codes).toEqual([])
    const {localId, idToken} = await signIn()
    const {data} = await profileOf(server, String(idToken))
    expect(data).toEqual({profile: {uid: localId, email: account.email}})
    expect(
      (await server.ask(createAccountDocument, {input: {...input, password: 'outra-aurora-8'}, key: 'de-novo'})).codes,
    ).toEqual(['EMAIL_IN_USE'])
  })

  test('tells the client where to sign in, and has no identity endpoints of its own', async () => {
    const config = (await server.app.inject('/config.json')).json()
    expect(config.firebase).toMatchObject({mode: 'local', authEmulator: emulator.host})
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local'
    expect((await server.app.inject({method: 'POST', url, payload: account})).statusCode).toBe(404)
    const policy = String((await server.app.inject('/health')).headers['content-security-policy'])
    expect(policy).toContain(`http://${emulator.host}`)
  })

  test('takes tokens of its own project that still run, and no others', async () => {
    const now = Math.floor(Date.now() / 1_000)
    const claims = {
      sub: 'bia',
      aud: projectId,
      iss: `https://securetoken.google.com/${projectId}`,
      auth_time: now,
      iat: now,
      exp: now + 60,
    }
    expect((await profileOf(server, unsigned(claims))).codes).toEqual([])
    for (const wrong of [{aud: 'outro'}, {iss: 'https://securetoken.google.com/outro'}, {exp: now - 60}, {sub: ''}]) {
      expect({wrong, codes: (await profileOf(server, unsigned({...claims, ...wrong}))).codes}).toEqual({
        wrong,
        codes: ['UNAUTHENTICATED'],
      })
    }
  })

  test('without the variable no server takes an unsigned token', async () => {
    const {idToken} = await signIn()
    expect((await profileOf(local, String(idToken))).codes).toEqual(['UNAUTHENTICATED'])
  })

  test.each([
    ['accounts:signUp', {password: 'aurora-verde-7'}],
    ['accounts:signUp', {email: 'bia@exemplo.com'}],
    ['accounts:signInWithPassword', {password: 'x'}],
    ['accounts:signInWithPassword', {email: 'ana@exemplo.com'}],
    ['accounts:signInWithPassword', {email: 'nao-e', password: 'x'}],
    ['accounts:signInWithCustomToken', {}],
    ['accounts:lookup', {}],
    ['accounts:delete', {}],
    ['accounts:update', {displayName: 'Ana'}],
    ['accounts:resetPassword', {}],
    ['accounts:resetPassword', {oobCode: 'nenhum'}],
    ['accounts:sendOobCode', {}],
    ['accounts:sendOobCode', {requestType: 'PASSWORD_RESET'}],
    ['accounts:sendOobCode', {requestType: 'PASSWORD_RESET', email: 'ninguem@exemplo.com'}],
    ['accounts:sendOobCode', {requestType: 'VERIFY_EMAIL'}],
    ['accounts:sendOobCode', {requestType: 'VERIFY_AND_CHANGE_EMAIL'}],
    ['accounts:sendOobCode', {requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'bia@exemplo.com'}],
    ['accounts:createAuthUri', {continueUri: 'http://127.0.0.1'}],
    ['accounts:createAuthUri', {identifier: 'ana@exemplo.com'}],
    ['accounts:createAuthUri', {identifier: 'ana', continueUri: 'http://127.0.0.1'}],
  ])('%s %j is refused here as there', async (operation, payload) => {
    const path = `identitytoolkit.googleapis.com/v1/${operation}`
    const there = (await atEmulator(path, payload)).error?.message
    const here = (await local.app.inject({method: 'POST', url: `/${path}?key=local`, payload})).json().error.message
    expect(here).toBe(there)
  })

  test.each([{}, {grantType: 'password'}, {grantType: 'refresh_token'}])(
    'token %j is refused here as there',
    async ({grantType}) => {
      const payload = grantType === undefined ? {} : {grant_type: grantType}
      const there = (await atEmulator('securetoken.googleapis.com/v1/token', payload)).error?.message
      const here = await local.app.inject({
        method: 'POST',
        url: '/securetoken.googleapis.com/v1/token?key=local',
        payload,
      })
      expect(here.json().error.message).toBe(there)
    },
  )
})
