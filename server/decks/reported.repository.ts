import {type Kysely, sql} from 'kysely'
import type {ReportedFlashcards} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import {publishNotification} from '../notifications/publish.ts'
import {mostReported, mostReports} from './limits.ts'

type Stored = Pick<Database, 'db'>

/** As much of a card as tells it from others in a notification. */
const shownLetters = 80

const cut = (text: string) => (text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text)

export type HiddenCard = {readonly id: string; readonly profileId: string | null; readonly front: string}

/**
 * Hides a community card from everybody and tells its author why; decks keep its place.
 *
 * @param now milliseconds since 1970
 * @returns false when it is hidden already, or gone
 */
export async function hideCard(db: Kysely<Tables>, card: HiddenCard, reason: string, now: number): Promise<boolean> {
  const {id, profileId, front} = card
  const {rows} = await sql`
    with hidden as (
      update flashcard set retired = true where id = ${id} and is_community and not retired returning id
    )
    update community_flashcard c set hidden_reason = ${reason} from hidden where c.flashcard_id = hidden.id
    returning c.flashcard_id`.execute(db)
  if (rows.length === 0) return false
  if (profileId !== null) {
    const message = `Seu flashcard “${cut(front)}” foi ocultado pela moderação. Motivo: ${reason}`
    await publishNotification(db, {profileId}, {message, authorName: 'Equipe Aristo'}, now)
  }
  return true
}

/** `r` an open report of a card `f` that everybody sees. */
const open = sql`content_report r join flashcard f on f.id = r.document and f.is_community and not f.retired
  where r.type = 'flashcard' and r.settled_at is null`

/** The reported cards about which nobody has decided, those with the oldest report first. */
export async function listReportedCards({db}: Stored): Promise<ReportedFlashcards> {
  const {rows} = await sql<ReportedFlashcards['items'][number] & {total: number}>`
    with reported as (
      select f.id, f.lesson_id, min(r.created_at) as first, count(*) over ()::integer as total
      from ${open} group by f.id order by first, f.id limit ${mostReported}
    )
    select d.id as "_id", c.front_source as front, c.back_source as back, d.lesson_id as "lessonId",
      coalesce(a.name, c.author_name, '') as author, d.total, told.reports
    from reported d
    join community_flashcard c on c.flashcard_id = d.id
    left join profile a on a.id = c.profile_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('title', n.title, 'body', n.body,
        'createdAt', to_char(n.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by n.created_at, n.id)
        as reports
      from (
        select r.* from content_report r
        where r.type = 'flashcard' and r.document = d.id and r.settled_at is null
        order by r.created_at, r.id limit ${mostReports}
      ) n
    ) told
    order by d.first, d.id`.execute(db)
  return {totalAmount: rows[0]?.total ?? 0, items: rows.map(({total: _total, ...item}) => item)}
}

/**
 * The staff's decision about a reported card: hidden with a reason, or as it is without one; its reports are settled.
 *
 * @returns false when there is no such card among the reported ones, because somebody has decided already
 */
export async function decideCard(
  {db}: Stored,
  {id, reason}: {readonly id: string; readonly reason: string | null},
  mutation: IdempotentMutation,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const {rows} = await sql<HiddenCard>`
      select f.id, c.profile_id as "profileId", c.front_source as front
      from flashcard f join community_flashcard c on c.flashcard_id = f.id
      where f.id = ${id} and not f.retired
        and exists (select from content_report r where r.type = 'flashcard' and r.document = f.id and r.settled_at is null)
      for update of f`.execute(trx)
    const [card] = rows
    if (card === undefined) return false
    if (reason !== null) await hideCard(trx, card, reason, mutation.now)
    await sql`update content_report set settled_at = ${new Date(mutation.now)}
      where type = 'flashcard' and document = ${id} and settled_at is null`.execute(trx)
    await insertIdempotencyKey(mutation, {id}).execute(trx)
    return true
  })
}
