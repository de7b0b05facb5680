import {randomUUID} from 'node:crypto'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {seededRandom} from '../../domain/shared/seededRandom.ts'
import {leaseTime} from '../../server/delivery/queue.ts'
import {openDatabase} from '../../server/kernel/database/database.ts'
import {enqueueMail} from '../../server/mail/enqueue.ts'
import {migrate} from '../../server/migrate.ts'
import {timeouts} from '../support/timeouts.ts'
import {KilledServer} from './killedServer.ts'
import {MailHost} from './mailHost.ts'

/** `FAULT_RUNS=20` kills the server as often. */
const rounds = Number(process.env.FAULT_RUNS ?? 2)

/** Mails of one round; more than are sent at once. */
const mailsOfRound = 10

const begin = Date.UTC(2026, 10, 25, 12)

describe('a server that is killed in the middle of a delivery', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-mail-kill-'))
  const running: KilledServer[] = []
  let smtp: MailHost
  const start = (now: number) => {
    const server = new KilledServer(folder, {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Aristo <nao-responda@aristo.example>',
      DELIVERY_SECONDS: '1',
      ARISTO_TEST_CLOCK: new Date(now).toISOString(),
    })
    running.push(server)
    return server
  }
  const onDatabase = async <Result>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Result>) => {
    const database = await openDatabase({dataDir: folder})
    try {
      await migrate(database)
      return await work(database.db)
    } finally {
      await database.close()
    }
  }
  beforeAll(async () => {
    smtp = await MailHost.open()
  })
  afterAll(async () => {
    await Promise.all(running.map((server) => server.kill()))
    await smtp.close()
    rmSync(folder, {recursive: true, force: true})
  })

  test(
    `sends no mail twice and loses none, ${rounds} times`,
    {timeout: timeouts.exchange + rounds * 20_000},
    async () => {
      const random = seededRandom(20_261_125)
      let now = begin
      let written = 0
      for (let round = 0; round < rounds; round += 1) {
        await onDatabase(async (db) => {
          for (let index = 0; index < mailsOfRound; index += 1) {
            const recipient = `pessoa${(written += 1)}@exemplo.br`
            const mail = {key: randomUUID(), kind: 'teste', recipient, subject: 'Oi', text: 'Olá!', consent: null}
            await db.transaction().execute((tx) => enqueueMail(tx, mail, now))
          }
        })
        // The kill comes after a mail was taken whole: before its answer, with it, or a little later.
        const victim = Math.floor(random() * mailsOfRound)
        const [before, after] = [random() * 20, random() * 40]
        const {promise: isTime, resolve: tell} = Promise.withResolvers<void>()
        const already = smtp.taken.length
        smtp.beforeAnswer = async () => {
          if (smtp.taken.length - already === victim + 1) tell()
          await wait(before)
        }
        const server = start(now)
        await server.origin
        await isTime
        await wait(after)
        await server.kill()
        now += leaseTime + 60_000
      }
      smtp.beforeAnswer = async () => {}
      const states = () =>
        onDatabase((db) => db.selectFrom('mail_outbox').select(['recipient', 'state']).orderBy('recipient').execute())
      const last = start(now)
      await last.origin
      const all = rounds * mailsOfRound
      for (let quiet = 0, seen = -1; quiet < 3; quiet += 1) {
        await wait(1_200)
        if (smtp.taken.length !== seen) quiet = 0
        seen = smtp.taken.length
      }
      await last.kill()
      const took = new Map<string, number>()
      for (const {to} of smtp.taken) took.set(to, (took.get(to) ?? 0) + 1)
      const rows = await states()
      expect(rows).toHaveLength(all)
      const told = (state: string) => rows.filter((row) => row.state === state)
      // Every mail was sent, or an operator is told that nobody knows.
      expect(told('sent').length + told('unknown').length).toBe(all)
      expect([...took.values()].filter((times) => times > 1)).toEqual([])
      expect(told('sent').filter(({recipient}) => took.get(recipient) !== 1)).toEqual([])
      expect(smtp.taken.length).toBeGreaterThanOrEqual(told('sent').length)
      if (process.env.FAULT_RUNS !== undefined)
        process.stdout.write(`${all} mails, ${told('unknown').length} unknown\n`)
    },
  )
})
