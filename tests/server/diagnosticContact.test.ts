import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {addDiagnosticsOf, contactForm, diagnosticOf, formDocument} from './diagnosticRequests.ts'
import {addMaterial} from './studySupport.ts'
import {backends, TestServer} from './support.ts'

const day = 86_400_000

describe.each(backends)('the contact form of a diagnostic on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
  })
  afterAll(() => server.close())

  const at = (offset = 0) => new Date(server.now + offset).toISOString()
  const submit = (id: string, variables: object) =>
    server.ask(formDocument, {id, ...contactForm, key: randomUUID(), ...variables})
  const contacts = (id: string) =>
    server.database.db.selectFrom('diagnostic_contact').selectAll().where('exam_id', '=', id).execute()
  const finished = async (): Promise<string> => {
    const agenda = {_id: randomUUID()}
    await addDiagnosticsOf(server, await server.student(), agenda)
    return diagnosticOf(agenda, 'finished')
  }

  test('neither a repeat of an earlier form nor one that comes late writes over a corrected one', async () => {
    const id = await finished()
    const [first, late] = [randomUUID(), randomUUID()]
    await submit(id, {key: first, email: 'errada@exemplo.br', dateNow: at(-60_000)})
    await submit(id, {email: 'certa@exemplo.br', dateNow: at(-30_000)})
    const replies = await Promise.all([
      submit(id, {key: first, email: 'errada@exemplo.br', dateNow: at(-60_000)}),
      submit(id, {key: late, email: 'tarde@exemplo.br', dateNow: at(-45_000)}),
    ])
    for (const {data} of replies) expect(data).toEqual({submitDiagnosticExamForm: true})
    expect(await contacts(id)).toMatchObject([{email: 'certa@exemplo.br', revision: 2}])
    expect((await submit(id, {key: first, email: 'outra@exemplo.br'})).codes).toEqual(['IDEMPOTENCY_KEY_REUSED'])
    const mails = await server.database.db
      .selectFrom('mail_outbox')
      .select('recipient')
      .where('link', 'like', `%${id}`)
      .orderBy('recipient')
      .execute()
    expect(mails.map(({recipient}) => recipient)).toEqual(['certa@exemplo.br', 'errada@exemplo.br'])
    // A clock that is ahead holds no correction back.
    await submit(id, {email: 'adiante@exemplo.br', dateNow: at(day)})
    server.now += 1_000
    await submit(id, {email: 'agora@exemplo.br', dateNow: at()})
    await submit(id, {email: 'sem.hora@exemplo.br'})
    expect(await contacts(id)).toMatchObject([{email: 'sem.hora@exemplo.br', revision: 5}])
  })
})
