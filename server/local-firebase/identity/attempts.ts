import {randomUUID} from 'node:crypto'
import type {Kysely, Transaction} from 'kysely'
import {sql} from 'kysely'
import type {Tables} from '../../kernel/database/tables.ts'
import {IdentityError} from './errors.ts'
import {digest} from './secrets.ts'

/** How long an attempt counts: fifteen minutes, in milliseconds. */
export const failureWindow = 15 * 60_000

/**
 * How many of each kind may be noted within the window before every further one is refused.
 *
 * - `signIn`: failed sign-ins of one account from one network; then even the right password waits (D-17).
 * - `network`: failed sign-ins from one network, whatever the account.
 * - `signUp`: new accounts from one network, those refused because the e-mail is taken included.
 * - `enquiry`: other calls from one network whose answer tells whether an e-mail has an account.
 * - `recovery`: mails to one address asked for from one network.
 * - `mail`: mails that one signed-in account asks for.
 */
export const failureLimits = {signIn: 10, network: 1_000, signUp: 100, enquiry: 60, recovery: 5, mail: 5} as const

/**
 * From so many failures of one network on, a refusal no longer says why, while the right password still opens: who
 * tries addresses learns nothing, and the others behind the same address still get in.
 */
export const silentFrom = 100

/** What is counted. With `network`, each network has a count of its own for the value. */
export type Subject = {
  readonly kind: keyof typeof failureLimits
  readonly value: string
  readonly network?: string | undefined
  /** A lower limit than that of the kind. */
  readonly limit?: number | undefined
}

/** The attempts that were noted, and how many each subject had before, in the order they were given. */
export type Noted = {readonly ids: readonly string[]; readonly before: readonly number[]}

/**
 * Notes an attempt as failed before its outcome is known, so that attempts at the same moment count too, and refuses it
 * when a limit is reached. The caller takes the notes back with `forgive` after a success.
 *
 * @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER
 */
export async function noteAttempt(db: Kysely<Tables>, subjects: readonly Subject[], now: number): Promise<Noted> {
  const keyed = subjects.map((subject) => ({key: keyOf(subject), limit: subject.limit ?? failureLimits[subject.kind]}))
  return db.transaction().execute(async (trx) => {
    // The order of the locks is the same for everybody, or two attempts could wait for each other.
    for (const key of keyed.map((one) => one.key).toSorted()) {
      await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(trx)
    }
    const before: number[] = []
    for (const {key, limit} of keyed) {
      const count = await countOf(trx, key, now)
      if (count >= limit) throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER')
      before.push(count)
    }
    const rows = keyed.map(({key}) => ({id: randomUUID(), subject: key, failed_at: new Date(now)}))
    await trx.insertInto('identity_failure').values(rows).execute()
    return {ids: rows.map(({id}) => id), before}
  })
}

/** How many attempts on this value other networks made within the window. */
export async function attemptsElsewhere(db: Kysely<Tables>, subject: Subject, now: number): Promise<number> {
  const {from, to} = rangeOf(subject.kind, subject.value)
  const {rows} = await sql<{attempts: number | string}>`
    select count(*) as attempts from identity_failure
    where subject collate "C" >= ${from} and subject collate "C" < ${to}
      and subject <> ${keyOf(subject)} and failed_at > ${new Date(now - failureWindow)}`.execute(db)
  return Number(rows[0]?.attempts ?? 0)
}

/** Takes noted attempts back. */
export async function forgive(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('identity_failure').where('id', 'in', ids).execute()
}

/** Takes everything back that was noted of a subject: its owner has proven from that network to be who they are. */
export async function forgiveSubject(db: Kysely<Tables>, subject: Subject): Promise<void> {
  await db.deleteFrom('identity_failure').where('subject', '=', keyOf(subject)).execute()
}

/** Forgets everything that was noted of an account, from any network, with the account itself. */
export async function forgetAttempts(db: Kysely<Tables>, {email, uid}: {email: string; uid: string}): Promise<void> {
  for (const {from, to} of [rangeOf('signIn', email), rangeOf('recovery', email), rangeOf('mail', uid)]) {
    await sql`delete from identity_failure
      where subject collate "C" >= ${from} and subject collate "C" < ${to}`.execute(db)
  }
}

/** `kind:value:network`, both hashed; the last part is empty where networks share a count. */
function keyOf({kind, value, network}: Subject): string {
  return `${kind}:${digest(value)}:${network === undefined ? '' : digest(network)}`
}

/** All subjects of a value: from `kind:value:` to what comes after the colon in the order of bytes. */
function rangeOf(kind: Subject['kind'], value: string): {readonly from: string; readonly to: string} {
  return {from: `${kind}:${digest(value)}:`, to: `${kind}:${digest(value)};`}
}

async function countOf(trx: Transaction<Tables>, subject: string, now: number): Promise<number> {
  const since = new Date(now - failureWindow)
  await trx.deleteFrom('identity_failure').where('subject', '=', subject).where('failed_at', '<=', since).execute()
  const found = await trx
    .selectFrom('identity_failure')
    .select((eb) => eb.fn.countAll<number>().as('failures'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return Number(found.failures)
}
