import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {cleanUp} from '../../server/cleanupJob.ts'
import {mostSubmissions, visitorDays} from '../../server/diagnostic/limits.ts'
import {claimDocument, findDocument, listDocument} from './diagnosticRequests.ts'
import {diagnosticsOf} from './diagnosticWorld.ts'
import {addMaterial} from './studySupport.ts'
import {backends, TestServer} from './support.ts'

const day = 86_400_000

describe.each(backends)('what a diagnostic leaves on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    // What one network starts counts a quarter of an hour.
    server.now += 3_600_000
  })

  const {create, start, submit, contacts, finished} = diagnosticsOf(() => server)

  describe('sends its report', () => {
    test('to whom the form says, and to the corrected address, but not before its end', async () => {
      const open = await start()
      expect((await submit(open)).codes).toEqual(['EXAM_NOT_STARTED'])
      const {id} = await finished()
      expect((await submit(id)).data).toEqual({submitDiagnosticExamForm: true})
      expect(await contacts(id)).toMatchObject([
        {
          name: 'Ana Novata',
          email: 'ana.novata@exemplo.br',
          phone: '(11) 91234-5678',
          how_met: 'google',
          revision: 1,
          consent_version: null,
          consented_at: null,
        },
      ])
      await submit(id, {email: 'certa@exemplo.br', phone: '351912345678', consent: '2026-11'})
      const mails = await server.database.db
        .selectFrom('mail_outbox')
        .select(['recipient', 'link', 'consent'])
        .where('kind', '=', 'diagnosticReport')
        .where('link', 'like', `%${id}`)
        .orderBy('recipient')
        .execute()
      expect(mails.map(({recipient}) => recipient)).toEqual(['ana.novata@exemplo.br', 'certa@exemplo.br'])
      expect(await contacts(id)).toMatchObject([
        {
          email: 'certa@exemplo.br',
          phone: '351912345678',
          revision: 2,
          consent_version: '2026-11',
          consented_at: new Date(server.now),
        },
      ])
    })

    test('once for each key', async () => {
      const {id} = await finished()
      const key = randomUUID()
      const replies = await Promise.all(Array.from({length: 10}, () => submit(id, {key})))
      expect(new Set(replies.map(({text}) => text)).size).toBe(1)
      expect((await submit(id, {key, name: 'Outra'})).codes).toEqual(['IDEMPOTENCY_KEY_REUSED'])
      expect(await contacts(id)).toMatchObject([{name: 'Ana Novata', revision: 1}])
    })

    test('again to the same address for who comes back and asks again', async () => {
      const {id} = await finished()
      const form = {email: 'outra.vez@exemplo.br'}
      await submit(id, form)
      await submit(id, form)
      const mails = await server.database.db
        .selectFrom('mail_outbox')
        .select('recipient')
        .where('link', 'like', `%${id}`)
        .execute()
      expect(mails).toEqual([{recipient: form.email}, {recipient: form.email}])
    })

    test('so many times', async () => {
      const {id} = await finished()
      for (let turn = 0; turn < mostSubmissions; turn += 1)
        expect((await submit(id, {email: `ana${turn}@exemplo.br`})).codes).toEqual([])
      expect((await submit(id)).codes).toEqual(['RATE_LIMITED'])
    })

    test('to no program that fills what people do not see', async () => {
      const {id} = await finished()
      expect((await submit(id, {website: 'https://spam.example'})).data).toEqual({submitDiagnosticExamForm: true})
      expect(await contacts(id)).toEqual([])
    })

    test.each([
      ['no name', {name: ' '}, 'BAD_INPUT'],
      ['a name of 76 characters', {name: 'a'.repeat(76)}, 'BAD_INPUT'],
      ['a name on two lines', {name: 'Ana\nBcc: x'}, 'BAD_INPUT'],
      ['no @', {email: 'ana'}, 'INVALID_EMAIL'],
      ['an e-mail of 76 characters', {email: `${'a'.repeat(65)}@exemplo.br`}, 'INVALID_EMAIL'],
      ['a phone of letters', {phone: 'abc'}, 'BAD_INPUT'],
      ['a phone of 16 digits', {phone: '1'.repeat(16)}, 'BAD_INPUT'],
      ['no phone', {phone: ''}, 'BAD_INPUT'],
      ['how-met that is none', {how: 'Selecione'}, 'BAD_INPUT'],
      ['an instant that is none', {dateNow: 'ontem'}, 'BAD_INPUT'],
    ])('never with %s', async (_name, wrong, code) => {
      const {id} = await finished()
      expect((await submit(id, wrong)).codes).toEqual([code])
      expect(await contacts(id)).toEqual([])
    })
  })

  describe('of a student', () => {
    test('is on the account at once, and a visitor takes hers along', async () => {
      const {token, profileId} = await server.student()
      const own = String((await create({}, {token})).data?.createDiagnosticExam)
      server.now += 1_000
      const {id} = await finished()
      const whole = await start()
      for (const taken of [id, whole])
        expect((await server.ask(claimDocument, {id: taken, key: randomUUID()}, {token})).data).toEqual({
          claimDiagnosticExam: true,
        })
      const {data} = await server.ask(listDocument, {}, {token})
      // Partial ones are kept and not listed.
      expect(data?.diagnosticExams).toMatchObject([{_id: whole, finished: false}, {_id: own}])
      const owners = await server.database.db
        .selectFrom('diagnostic_exam')
        .select('profile_id')
        .where('id', 'in', [id, whole, own])
        .execute()
      expect(new Set(owners.map(({profile_id}) => profile_id))).toEqual(new Set([profileId]))
    })

    test('is unknown to another student, and cannot be taken by one', async () => {
      const [owner, other] = [await server.student(), await server.student()]
      const id = String((await create({}, {token: owner.token})).data?.createDiagnosticExam)
      const [asked, taken] = [
        await server.ask(findDocument, {id}, {token: other.token}),
        await server.ask(claimDocument, {id, key: randomUUID()}, {token: other.token}),
      ]
      expect([asked.codes, taken.codes]).toEqual([['NOT_FOUND'], ['NOT_FOUND']])
      expect((await server.ask(findDocument, {id}, {token: owner.token})).codes).toEqual([])
    })

    test('opens with a login that has ended', async () => {
      const id = await start()
      expect((await server.ask(findDocument, {id}, {token: 'stale'})).codes).toEqual([])
    })
  })

  describe('is deleted', () => {
    test('with its contact when a visitor does not come back; a student keeps hers', async () => {
      const {token} = await server.student()
      const open = await start()
      const {id} = await finished()
      await submit(id)
      const kept = String((await create({}, {token})).data?.createDiagnosticExam)
      const left = async () =>
        (
          await server.database.db
            .selectFrom('diagnostic_exam')
            .select('id')
            .where('id', 'in', [open, id, kept])
            .execute()
        )
          .map((row) => row.id)
          .toSorted()
      const clean = () => cleanUp({database: server.database, clock: () => server.now})
      server.now += visitorDays.unfinished * day - 3_600_000
      await clean()
      expect(await left()).toEqual([open, id, kept].toSorted())
      server.now += 2 * 3_600_000
      await clean()
      expect(await left()).toEqual([id, kept].toSorted())
      server.now += (visitorDays.finished - visitorDays.unfinished) * day
      await clean()
      expect(await left()).toEqual([kept])
      expect(await contacts(id)).toEqual([])
    })

    test('from the memory of networks after a day', async () => {
      const id = await start()
      const network = async () =>
        (
          await server.database.db
            .selectFrom('diagnostic_exam')
            .select('network')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        ).network
      expect(await network()).not.toBeNull()
      server.now += day + 1
      await cleanUp({database: server.database, clock: () => server.now})
      expect(await network()).toBeNull()
    })
  })
})
