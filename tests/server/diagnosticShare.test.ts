import {randomUUID} from 'node:crypto'
import {PNG} from 'pngjs'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {cleanUp} from '../../server/cleanupJob.ts'
import {mostShares, shareDays} from '../../server/diagnostic/limits.ts'
import {
  addDiagnosticsOf,
  contactForm,
  diagnosticOf,
  formDocument,
  shareDocument,
  sharedDocument,
  withdrawShareDocument,
} from './diagnosticRequests.ts'
import {addMaterial} from './studySupport.ts'
import {backends, type Student, TestServer} from './support.ts'

const day = 86_400_000

describe.each(backends)('a shared diagnostic on %s', (kind) => {
  let server: TestServer
  let student: Student
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
    student = await server.student()
  })
  afterAll(() => server.close())

  const made = async (use: 'open' | 'finished' = 'finished'): Promise<string> => {
    const agenda = {_id: randomUUID()}
    await addDiagnosticsOf(server, student, agenda)
    return diagnosticOf(agenda, use)
  }
  const share = (id: string, key: string = randomUUID(), options: {token?: string} = {}) =>
    server.ask(shareDocument, {id, key}, options)
  const shared = async (id: string): Promise<string> => String((await share(id)).data?.shareDiagnosticResult)
  const withdraw = (id: string, address: string, options: {token?: string} = {}) =>
    server.ask(withdrawShareDocument, {id, address, key: randomUUID()}, options)
  const state = async (id: string) => (await server.ask(sharedDocument, {id})).data?.sharedDiagnostic
  const open = (file: string) => server.app.inject(`/diagnostico/compartilhado/${file}`)

  test('stands on a page whose address is random and leads to nothing of the diagnostic', async () => {
    const id = await made()
    expect(await state(id)).toBe(null)
    const address = await shared(id)
    expect(address).toMatch(/^[0-9a-f]{32}$/)
    expect(await state(id)).toBe(address)
    const {statusCode, body, headers} = await open(address)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({'cache-control': 'no-store', 'x-robots-tag': 'noindex'})
    expect(body).not.toContain(id)
    expect(body).toContain('2 questões certas')
    expect(body).toContain('<meta name="robots" content="noindex" />')
    expect(body).toMatch(
      new RegExp(
        `<meta property="og:image" content="https?://[^"]+/diagnostico/compartilhado/${address}\\.png" />`,
        'u',
      ),
    )
    expect(body).not.toContain('<script')
  })

  test('tells neither name, address, phone nor institutions of who took it', async () => {
    const id = await made()
    await server.database.db
      .updateTable('diagnostic_exam')
      .set({institution_target: JSON.stringify([{uf: 'SP', institution: 'Hospital Escolhido'}])})
      .where('id', '=', id)
      .execute()
    await server.ask(formDocument, {id, ...contactForm, email: `${id}@exemplo.br`, key: randomUUID()})
    const address = await shared(id)
    const stored = await server.database.db
      .selectFrom('diagnostic_share')
      .selectAll()
      .where('exam_id', '=', id)
      .executeTakeFirstOrThrow()
    const texts = [(await open(address)).body, JSON.stringify(stored.result)]
    for (const text of texts)
      expect(text).not.toMatch(/Ana|Novata|exemplo\.br|91234|Hospital Escolhido|Clínica Médica \|/)
    expect(Object.keys(stored.result ?? {}).toSorted()).toEqual(['areas', 'total'])
  })

  test('has a picture of 1200 by 630 that other sites may show', async () => {
    const address = await shared(await made())
    const [one, again] = await Promise.all([open(`${address}.png`), open(`${address}.png`)])
    expect(one.statusCode).toBe(200)
    expect(one.headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
    const {width, height} = PNG.sync.read(one.rawPayload)
    expect([width, height]).toEqual([1_200, 630])
    expect(again.rawPayload.equals(one.rawPayload)).toBe(true)
  })

  test('is shared once, however often and by whatever key it is asked for', async () => {
    const id = await made()
    const replies = await Promise.all(Array.from({length: 8}, () => share(id)))
    expect(new Set(replies.map(({text}) => text)).size).toBe(1)
  })

  test('is gone at once when it is withdrawn, and answers as an address that never was', async () => {
    const id = await made()
    const address = await shared(id)
    await open(`${address}.png`)
    expect((await withdraw(id, address)).data).toEqual({withdrawSharedDiagnostic: true})
    expect(await state(id)).toBe(null)
    const never = await open('f'.repeat(32))
    expect(never.statusCode).toBe(404)
    expect(never.body).toContain('Este resultado não está aqui')
    for (const file of [address, `${address}.png`]) {
      const {statusCode, body} = await open(file)
      expect([statusCode, body]).toEqual([404, never.body])
    }
    const {db} = server.database
    expect(
      await db.selectFrom('diagnostic_share').select(['address', 'result']).where('exam_id', '=', id).execute(),
    ).toEqual([{address: null, result: null}])
    // Taking away what is gone is no error; sharing anew gives another address.
    expect((await withdraw(id, address)).codes).toEqual([])
    expect(await shared(id)).not.toBe(address)
  })

  test('what arrives late neither shares again what was withdrawn, nor withdraws what was shared again', async () => {
    const id = await made()
    const key = randomUUID()
    const {data} = await share(id, key)
    const first = String(data?.shareDiagnosticResult)
    await withdraw(id, first)
    expect((await share(id, key)).codes).toEqual(['NOT_FOUND'])
    const second = await shared(id)
    await withdraw(id, first)
    expect(await state(id)).toBe(second)
  })

  test.each([
    '',
    'a'.repeat(31),
    'a'.repeat(33),
    `${'A'.repeat(32)}`,
    `${'a'.repeat(32)}.jpg`,
    '%00',
    `${"'".repeat(32)}`,
  ])('the address %j is unknown', async (file) => {
    expect((await open(file)).statusCode).toBeGreaterThanOrEqual(400)
  })

  test('is not there before the end, of an unknown diagnostic, nor for another student', async () => {
    expect((await share(await made('open'))).codes).toEqual(['EXAM_NOT_STARTED'])
    expect((await share('e'.repeat(32))).codes).toEqual(['NOT_FOUND'])
    expect((await share('../../etc')).codes).toEqual(['NOT_FOUND'])
    const other = await server.student()
    const id = await made()
    const address = await shared(id)
    const options = {token: other.token}
    expect((await share(id, randomUUID(), options)).codes).toEqual(['NOT_FOUND'])
    expect((await withdraw(id, address, options)).codes).toEqual(['NOT_FOUND'])
    expect((await server.ask(sharedDocument, {id}, options)).codes).toEqual(['NOT_FOUND'])
    expect(await state(id)).toBe(address)
  })

  test('one that is not its own takes no page away', async () => {
    const [one, other] = [await made(), await made()]
    const address = await shared(one)
    await withdraw(other, address)
    expect((await open(address)).statusCode).toBe(200)
  })

  test('so often anew, and then no more', async () => {
    const id = await made()
    for (let time = 0; time < mostShares; time += 1) await withdraw(id, await shared(id))
    expect((await share(id)).codes).toEqual(['RATE_LIMITED'])
  })

  test('is kept for a year, and no longer than its diagnostic', async () => {
    const {db} = server.database
    const [old, young, deleted] = [await made(), await made(), await made()]
    const [first, third] = [await shared(old), await shared(deleted)]
    server.now += shareDays * day - 1
    const second = await shared(young)
    await cleanUp({database: server.database, clock: () => server.now})
    expect((await open(first)).statusCode).toBe(200)
    server.now += 2
    await cleanUp({database: server.database, clock: () => server.now})
    await db.deleteFrom('diagnostic_exam').where('id', '=', deleted).execute()
    expect((await Promise.all([first, second, third].map(open))).map(({statusCode}) => statusCode)).toEqual([
      404, 200, 404,
    ])
  })
})
