import {randomUUID} from 'node:crypto'
import {isIPv6} from 'node:net'
import type {Kysely, Transaction} from 'kysely'
import {sql} from 'kysely'
import type {Tables} from '../../db/tables.ts'
import {IdentityError} from './errors.ts'
import {digest} from './secrets.ts'

/** How long a failed attempt counts: fifteen minutes, in milliseconds. */
export const failureWindow = 15 * 60_000

/** How many may fail within the window before every further attempt is refused. */
export const failureLimits = {account: 10, address: 100, signUp: 100, mail: 5} as const

type Subject = {readonly kind: keyof typeof failureLimits; readonly value: string}

/**
 * Notes an attempt as failed before its outcome is known, so that attempts at the same moment count too, and refuses it
 * when a limit is reached: ten failures per account, a hundred per address, within fifteen minutes. The caller takes
 * the notes back with `forgive` after a success.
 *
 * @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER, also for the right password
 */
export async function noteAttempt(
  db: Kysely<Tables>,
  subjects: readonly Subject[],
  now: number,
): Promise<readonly string[]> {
  // The order of the locks is the same for everybody, or two attempts could wait for each other.
  const keys = subjects.map((subject) => ({subject: keyOf(subject), limit: failureLimits[subject.kind]}))
  keys.sort((a, b) => (a.subject < b.subject ? -1 : 1))
  return db.transaction().execute(async (trx) => {
    const noted: string[] = []
    for (const {subject, limit} of keys) {
      await sql`select pg_advisory_xact_lock(hashtext(${subject}))`.execute(trx)
      if ((await countFailures(trx, subject, now)) >= limit) throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER')
    }
    for (const {subject} of keys) {
      const id = randomUUID()
      await trx.insertInto('identity_failure').values({id, subject, failed_at: new Date(now)}).execute()
      noted.push(id)
    }
    return noted
  })
}

/** Takes noted attempts back. */
export async function forgive(db: Kysely<Tables>, noted: readonly string[]): Promise<void> {
  if (noted.length > 0) await db.deleteFrom('identity_failure').where('id', 'in', noted).execute()
}

/** Takes all failures of an account back: its owner has proven to be who they are. */
export async function forgiveAccount(db: Kysely<Tables>, email: string): Promise<void> {
  await db.deleteFrom('identity_failure').where('subject', '=', keyOf({kind: 'account', value: email})).execute()
}

/** Forgets everything that was noted of an account, with the account itself. */
export async function forgetAttempts(db: Kysely<Tables>, email: string): Promise<void> {
  const subjects = (['account', 'mail'] as const).map((kind) => keyOf({kind, value: email}))
  await db.deleteFrom('identity_failure').where('subject', 'in', subjects).execute()
}

/** The part of an address that one customer holds: the whole IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right].slice(0, 4).join(':')
}

function keyOf({kind, value}: Subject): string {
  return `${kind}:${digest(value)}`
}

async function countFailures(trx: Transaction<Tables>, subject: string, now: number): Promise<number> {
  const since = new Date(now - failureWindow)
  await trx.deleteFrom('identity_failure').where('subject', '=', subject).where('failed_at', '<=', since).execute()
  const found = await trx
    .selectFrom('identity_failure')
    .select((eb) => eb.fn.countAll<number>().as('failures'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return Number(found.failures)
}
