import {describe, expect, test} from 'vitest'
import {claimDue, leaseTime} from '../../server/delivery/queue.ts'
import {startDelivery} from '../../server/delivery/worker.ts'
import {withdraw} from '../../server/mail/consent.ts'
import {settingsFor} from './mailHost.ts'
import {MailWorld, minute} from './mailWorld.ts'
import {backends} from './support.ts'

describe.each(backends)('mails on %s', (kind) => {
  const world = new MailWorld(kind)

  describe('several processes', () => {
    test('send each mail once', async () => {
      const smtp = await world.host()
      for (let index = 0; index < 24; index += 1) await world.enqueue({recipient: `pessoa${index}@exemplo.br`})
      await Promise.all([world.deliver(smtp.port), world.deliver(smtp.port), world.deliver(smtp.port)])
      expect(smtp.taken.map(({to}) => to).toSorted()).toEqual(
        Array.from({length: 24}, (_entry, index) => `pessoa${index}@exemplo.br`).toSorted(),
      )
    })

    test('take over what a killed one had claimed, once its claim ends', async () => {
      const smtp = await world.host()
      await world.enqueue()
      expect(await claimDue(world.database.db, 'mail_outbox', {now: world.now, most: 1})).toHaveLength(1)
      await world.deliver(smtp.port)
      expect(smtp.taken).toEqual([])
      world.now += leaseTime
      await world.deliver(smtp.port)
      world.now -= leaseTime
      expect(smtp.taken).toHaveLength(1)
    })

    test('do not send what one was sending at its end, which an operator decides', async () => {
      const smtp = await world.host()
      await world.enqueue()
      const [claimed] = await claimDue(world.database.db, 'mail_outbox', {now: world.now, most: 1})
      await world.database.db
        .updateTable('mail_outbox')
        .set({committing_at: new Date(world.now)})
        .execute()
      expect(claimed).toBeDefined()
      world.now += leaseTime
      await world.deliver(smtp.port)
      world.now -= leaseTime
      expect(smtp.taken).toEqual([])
      expect(await world.states()).toEqual(['unknown'])
    })

    test('that hang until another has taken over send nothing', async () => {
      const {promise: isTakenOver, resolve: takeOver} = Promise.withResolvers<void>()
      const {promise: hasBegun, resolve: begin} = Promise.withResolvers<void>()
      // The first one waits in RCPT, before its mail is committed.
      const slow = await world.host({
        onRcptTo: async (_address, _session, callback) => {
          begin()
          await isTakenOver
          callback()
        },
      })
      const smtp = await world.host()
      await world.enqueue()
      const first = world.deliver(slow.port)
      await hasBegun
      world.now += leaseTime
      await world.deliver(smtp.port)
      takeOver()
      await first
      world.now -= leaseTime
      expect([slow.taken.length, smtp.taken.length]).toEqual([0, 1])
      expect(await world.states()).toEqual(['sent'])
    })

    test('that stop break off what has not left, and the next one sends it', async () => {
      const {promise: hasBegun, resolve: begin} = Promise.withResolvers<void>()
      const slow = await world.host({onRcptTo: () => begin()})
      await world.enqueue()
      const worker = startDelivery(world.services, [world.courier(settingsFor(slow.port))], 3_600)
      const round = worker.runNow()
      await hasBegun
      await worker.stop()
      await round
      expect(await world.rows()).toMatchObject([{state: 'waiting', failures: 0}])
      const smtp = await world.host()
      await world.deliver(smtp.port)
      expect(smtp.taken).toHaveLength(1)
    })
  })

  describe('consent', () => {
    test('is needed by contact mails and by no others', async () => {
      expect(await world.enqueue({consent: 'contact'})).toEqual({status: 'refused', reason: 'noConsent'})
      expect((await world.enqueue()).status).toBe('queued')
      await world.consent('outra@exemplo.br')
      expect(await world.enqueue({consent: 'contact'})).toEqual({status: 'refused', reason: 'noConsent'})
    })

    test('puts its withdrawal into each mail: in the text, in HTML and for the program', async () => {
      const smtp = await world.host()
      await world.consent('Ana@Exemplo.br ')
      await world.enqueue({consent: 'contact'})
      await world.enqueue()
      await world.deliver(smtp.port)
      expect(smtp.taken).toHaveLength(2)
      for (const {text} of smtp.taken) {
        const plain = text.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ')
        const link = /List-Unsubscribe:\s*<(https:\/\/aristo\.example\/emails\/cancelar\/\S+)>/.exec(plain)?.[1]
        expect(link).toMatch(/cancelar\/[0-9a-f-]{36}\.[\w-]{43}$/)
        expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
        expect(plain.split(link ?? 'none').length - 1).toBe(3)
      }
    })

    test('that was withdrawn keeps waiting mails from leaving', async () => {
      const smtp = await world.host()
      await world.consent()
      await world.enqueue({consent: 'contact'})
      await world.enqueue()
      await withdraw(world.database.db, 'ana@exemplo.br', 'link', world.now)
      await world.deliver(smtp.port)
      expect(smtp.taken).toHaveLength(1)
      expect((await world.states()).toSorted()).toEqual(['dropped', 'sent'])
      expect(smtp.taken[0]?.text).not.toContain('List-Unsubscribe')
    })

    test('that is withdrawn while a mail is on its way stops it before its end', async () => {
      const smtp = await world.host({
        onRcptTo: async (_address, _session, callback) => {
          await withdraw(world.database.db, 'ana@exemplo.br', 'oneClick', world.now)
          callback()
        },
      })
      await world.consent()
      await world.enqueue({consent: 'contact'})
      await world.deliver(smtp.port)
      expect(smtp.taken).toEqual([])
      world.now += minute
      await world.deliver(smtp.port)
      world.now -= minute
      expect(smtp.taken).toEqual([])
      expect(await world.states()).toEqual(['dropped'])
    })

    test('to words that are not the present ones is none', async () => {
      const given = await world.consent('ana@exemplo.br', '2020-01')
      expect(given).toBe(false)
      expect(await world.database.db.selectFrom('mail_consent').selectAll().execute()).toEqual([])
    })

    test('is stored with its words and instant, once', async () => {
      expect(await world.consent()).toBe(true)
      world.now += minute
      expect(await world.consent()).toBe(true)
      world.now -= minute
      const [row, ...others] = await world.database.db.selectFrom('mail_consent').selectAll().execute()
      expect(others).toEqual([])
      expect(row).toMatchObject({recipient: 'ana@exemplo.br', given_at: new Date(world.now), text_version: '2026-11'})
      expect(row?.text).toContain('Aceito receber e-mails do Aristo')
    })
  })
})
