import {generateKeyPairSync} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import type {DeliveryState} from '../delivery/queue.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {standingConsent, withdraw} from '../mail/consent.ts'
import {type Call, type Command, OperatorError} from './command.ts'
import {quoted} from './find.ts'

const states: readonly DeliveryState[] = ['waiting', 'sent', 'dead', 'unknown', 'dropped']

/** Rows of a list. */
const most = 1_000

type Row = {
  readonly id: string
  readonly createdAt: Date
  readonly recipient: string
  readonly kind: string
  readonly state: DeliveryState
  readonly failures: number
  readonly error: string | null
}

/** Without what would disturb a terminal or the columns; errors are kept so already. */
const printed = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')

const line = ({id, createdAt, recipient, kind, state, failures, error}: Row): string =>
  [createdAt.toISOString(), id, state, `${failures} failed`, kind, printed(recipient), error ?? ''].join('\t')

async function rows(db: Kysely<Tables>, wanted: readonly DeliveryState[]): Promise<readonly Row[]> {
  const {rows: found} = await sql<Row>`
    select id, created_at as "createdAt", recipient, kind, state, failures, last_error as error from mail_outbox
    where state = any(${wanted}) order by created_at desc, id limit ${most}`.execute(db)
  return found
}

function statesOf(call: Call): readonly DeliveryState[] {
  const asked = call.text('state')
  if (asked === undefined) return ['dead', 'unknown']
  const state = states.find((name) => name === asked)
  if (state === undefined) throw new OperatorError(`There is no state ${quoted(asked)}. States: ${states.join(', ')}.`)
  return [state]
}

const mails = (amount: number) => `${amount} ${amount === 1 ? 'mail' : 'mails'}`

const list: Command = {
  words: 'mails',
  usage: '',
  about:
    'Lists mails that were refused for good or too often (dead), or of which nobody knows whether they were taken (unknown), the newest first.',
  options: {state: {kind: 'text', about: `those of one state instead: ${states.join(', ')}`}},
  run: async (call) => {
    const found = await rows(call.db, statesOf(call))
    return [...found.map(line), mails(found.length)]
  },
}

async function mailOf(call: Call) {
  const id = call.arg('ID').replaceAll('\0', '')
  const mail = await call.db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()
  if (mail === undefined) throw new OperatorError(`There is no mail ${quoted(id)}.`)
  return mail
}

/** Neither text nor link: a link opens an account. */
const show: Command = {
  words: 'mails show',
  usage: 'ID',
  about: 'What is known of one mail, without its text, whose link may open an account.',
  run: async (call) => {
    const mail = await mailOf(call)
    const at = (instant: Date | null) => instant?.toISOString() ?? '-'
    return [
      `id\t${mail.id}`,
      `kind\t${mail.kind}`,
      `recipient\t${printed(mail.recipient)}`,
      `subject\t${printed(mail.subject)}`,
      `written\t${at(mail.created_at)}`,
      `state\t${mail.state}`,
      `failed attempts\t${mail.failures}`,
      `next attempt\t${mail.state === 'waiting' ? at(mail.next_attempt_at) : '-'}`,
      `sent\t${at(mail.sent_at)}`,
      `useful until\t${at(mail.expires_at)}`,
      `needs consent\t${mail.consent ?? 'no'}`,
      `content\t${mail.body === '' ? 'erased' : 'kept'}`,
      `last error\t${mail.last_error ?? '-'}`,
    ]
  },
}

const retry: Command = {
  words: 'mails retry',
  usage: '[ID]',
  about:
    'Tries a dead mail again at once, or all with --all. One that is unknown may come twice then: --unknown says so.',
  options: {
    all: {kind: 'flag', about: 'all dead mails'},
    unknown: {kind: 'flag', about: 'unknown ones as well'},
  },
  run: async (call) => {
    const id = call.optional('ID')
    if ((id === undefined) !== call.flag('all')) throw new OperatorError('Say which: an id, or --all.')
    const wanted: DeliveryState[] = call.flag('unknown') ? ['dead', 'unknown'] : ['dead']
    if (id !== undefined) {
      const {state, body} = await mailOf(call)
      if (state === 'unknown' && !call.flag('unknown'))
        throw new OperatorError('It may have been taken already. --unknown sends it nevertheless.')
      if (!wanted.includes(state)) throw new OperatorError(`That mail is ${state}.`)
      if (body === '') throw new OperatorError('Its content was erased, because its link is of no use any more.')
    }
    const {numAffectedRows = 0n} = await sql`
      update mail_outbox set state = 'waiting', failures = 0, next_attempt_at = ${new Date(call.now)},
        committing_at = null, claim = null, lease_until = null
      where state = any(${wanted}) and body <> '' and (${id ?? null}::text is null or id = ${id ?? null}::text)`.execute(
      call.db,
    )
    return [`${mails(Number(numAffectedRows))} to be tried again`]
  },
}

const withdrawConsent: Command = {
  words: 'mails withdraw',
  usage: 'EMAIL',
  about: 'Withdraws the consent of an address to contact mails, for somebody who asks for it by another way.',
  run: async (call) => {
    const recipient = call.arg('EMAIL').replaceAll('\0', '').trim().toLowerCase()
    if ((await standingConsent(call.db, recipient, 'contact')) === undefined)
      throw new OperatorError(`${quoted(recipient)} has given no consent.`)
    await withdraw(call.db, recipient, 'operator', call.now)
    return [`consent of ${printed(recipient)} withdrawn`]
  },
}

const pushKeys: Command = {
  words: 'push keys',
  usage: '',
  about:
    'Prints a new pair of keys for Web Push. Nothing is stored; browsers that registered with another pair register again.',
  run: async () => {
    const {privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'})
    const {x = '', y = '', d = ''} = privateKey.export({format: 'jwk'})
    const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
    return [`WEB_PUSH_PUBLIC_KEY=${point.toString('base64url')}`, `WEB_PUSH_PRIVATE_KEY=${d}`]
  },
}

/** Mails that did not arrive, consents, and the keys of Web Push. */
export const mailCommands: readonly Command[] = [list, show, retry, withdrawConsent, pushKeys]
