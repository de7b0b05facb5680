import {randomUUID} from 'node:crypto'
import {afterAll, afterEach, beforeAll} from 'vitest'
import {deliverDue} from '../../server/delivery/worker.ts'
import type {Database} from '../../server/kernel/database/database.ts'
import {giveConsent} from '../../server/mail/consent.ts'
import {mailCourier} from '../../server/mail/courier.ts'
import {enqueueMail, type NewMail} from '../../server/mail/enqueue.ts'
import type {MailSettings} from '../../server/mail/settings.ts'
import {MailHost, patient, RawHost, settingsFor} from './mailHost.ts'
import {makeDatabase} from './support.ts'

export const minute = 60_000

const silent = {info: () => {}, warn: () => {}, error: () => {}}

/** An outbox of its own for a file of tests, empty before each, with the servers that it delivers to. */
export class MailWorld {
  now = Date.UTC(2026, 10, 25, 12)
  database!: Database
  readonly #open: {close: () => Promise<void>}[] = []

  constructor(kind: Database['kind']) {
    let drop: () => Promise<void>
    beforeAll(async () => {
      const made = await makeDatabase(kind)
      this.database = made.database
      drop = made.drop
    })
    afterEach(async () => {
      for (const host of this.#open.splice(0)) await host.close()
      await this.database.db.deleteFrom('mail_outbox').execute()
      await this.database.db.deleteFrom('mail_consent').execute()
    })
    afterAll(() => drop())
  }

  get services() {
    return {database: this.database, databaseNow: async () => this.now, log: silent}
  }

  courier(settings: MailSettings, patience = patient) {
    const databaseNow = async () => this.now
    return mailCourier({settings, brandName: 'Aristo', origin: 'https://aristo.example', databaseNow, patience})
  }

  async host(options?: Parameters<typeof MailHost.open>[0]): Promise<MailHost> {
    const opened = await MailHost.open(options)
    this.#open.push(opened)
    return opened
  }

  async raw(...script: Parameters<typeof RawHost.open>): Promise<RawHost> {
    const opened = await RawHost.open(...script)
    this.#open.push(opened)
    return opened
  }

  /** One round of one process. */
  deliver(port: number, fields: Partial<MailSettings> = {}, patience = patient): Promise<void> {
    return deliverDue(this.services, this.courier(settingsFor(port, fields), patience))
  }

  enqueue(fields: Partial<NewMail> = {}) {
    const mail: NewMail = {
      key: randomUUID(),
      kind: 'teste',
      recipient: 'ana@exemplo.br',
      subject: 'Olá, Ana',
      text: 'Primeiro parágrafo com ç.\n\nSegundo.',
      consent: null,
      ...fields,
    }
    return this.database.db.transaction().execute((tx) => enqueueMail(tx, mail, this.now))
  }

  rows() {
    return this.database.db
      .selectFrom('mail_outbox')
      .select(['state', 'failures', 'last_error', 'body', 'sent_at', 'next_attempt_at'])
      .orderBy('created_at')
      .execute()
  }

  async states() {
    return (await this.rows()).map(({state}) => state)
  }

  consent(recipient = 'ana@exemplo.br', textVersion = '2026-11') {
    const given = {recipient, purpose: 'contact' as const, textVersion, source: 'teste', brandName: 'Aristo'}
    return giveConsent(this.database.db, given, this.now)
  }
}
