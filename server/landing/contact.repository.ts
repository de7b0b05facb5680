import {createHash} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import type {LandingForm} from '../../domain/landing/contact.ts'
import {networkOf} from '../http/clientAddress.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {VisitorMutation} from '../kernel/idempotency.ts'
import {giveConsent} from '../mail/consent.ts'
import {contactDays, contactsOfNetwork} from './limits.ts'

/** A limit needs to know networks apart, not which they are. */
const hashOfNetwork = (address: string): string =>
  createHash('sha256')
    .update(`landing ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22)

export type NewContact = {
  readonly form: LandingForm
  /** The version of the words of consent that the form showed; null for a form that was not ticked. */
  readonly consentVersion: string | null
  /** The caller's network address. */
  readonly address: string
  readonly brandName: string
}

/**
 * Stores a contact of the landing with its consent, all or nothing (spec 3§2.5). A repeat of the key changes nothing.
 *
 * @throws DomainError RATE_LIMITED for a network that has left enough, IDEMPOTENCY_KEY_REUSED, BAD_INPUT for words of
 *   consent that are not the present ones
 */
export async function storeLandingContact(
  {db}: Pick<Database, 'db'>,
  {form, consentVersion, address, brandName}: NewContact,
  {key, inputHash, now}: VisitorMutation,
): Promise<void> {
  const network = hashOfNetwork(address)
  const {name, email, phone} = form
  await db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('landing_contact')
      .select('request_hash')
      .where('request_key', '=', key)
      .executeTakeFirst()
    if (before !== undefined) {
      if (before.request_hash !== inputHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
      return
    }
    await assertNetwork(tx, network, now)
    await tx
      .insertInto('landing_contact')
      .values({
        request_key: key,
        request_hash: inputHash,
        name,
        email,
        phone,
        consent_version: consentVersion,
        network,
        submitted_at: new Date(now),
      })
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .execute()
    if (consentVersion === null) return
    const consent = {recipient: email, purpose: 'contact', textVersion: consentVersion, source: 'landing'} as const
    if (!(await giveConsent(tx, {...consent, brandName}, now)))
      throw new DomainError('BAD_INPUT', 'consentVersion: not the present words')
  })
}

/** @throws DomainError RATE_LIMITED */
async function assertNetwork(db: Kysely<Tables>, network: string, now: number): Promise<void> {
  const since = new Date(now - contactsOfNetwork.minutes * 60_000)
  const {left} = await db
    .selectFrom('landing_contact')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('network', '=', network)
    .where('submitted_at', '>', since)
    .executeTakeFirstOrThrow()
  if (left >= contactsOfNetwork.most) throw new DomainError('RATE_LIMITED')
}

const day = 86_400_000

/** Deletes contacts of the landing that are old; forgets networks after a day. */
export async function pruneLandingContacts(db: Kysely<Tables>, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * day)
  await db.deleteFrom('landing_contact').where('submitted_at', '<', before(contactDays)).execute()
  await db
    .updateTable('landing_contact')
    .set({network: null})
    .where('network', 'is not', null)
    .where('submitted_at', '<', before(1))
    .execute()
}
