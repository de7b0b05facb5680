import {randomUUID} from 'node:crypto'
import {setImmediate as breathe} from 'node:timers/promises'
import {type Kysely, sql} from 'kysely'
import type {ImportedCard} from '../../domain/decks/deckFile.ts'
import {comparedWords, signatureBits, signatureOf} from '../../domain/decks/likeness.ts'
import {folded} from '../../domain/study/textSearch.ts'
import {toRichText} from '../content/markdown.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'

type Stored = Pick<Database, 'db'>

/** Cards of one statement, and those that are drawn before other requests have their turn. */
const batch = 500
const turn = 25

const noImages = new Map<string, never>()

type Row = {
  readonly id: string
  readonly lesson: string
  readonly front: unknown
  readonly back: unknown
  readonly front_source: string
  readonly back_source: string
  readonly searched: string
  /** The signature of the front (`signatureOf`). */
  readonly hex: string
  /** Its instant, ISO 8601. */
  readonly at: string
}

/** Lists show the newest first, so each card is a millisecond older than the one before it in the file. */
const rowOf = ({lessonId, front, back}: ImportedCard, at: number): Row => ({
  id: `c-${randomUUID()}`,
  lesson: lessonId,
  front: toRichText(front, noImages),
  back: toRichText(back, noImages),
  front_source: front,
  back_source: back,
  searched: folded(`${front}\n${back}`),
  hex: signatureOf(comparedWords(front)).hex,
  at: new Date(at).toISOString(),
})

/** Cards as they are stored, through the one sanitiser; others have their turn between. */
async function drawn(cards: readonly ImportedCard[], now: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [index, card] of cards.entries()) {
    if (index % turn === 0) await breathe()
    rows.push(rowOf(card, now - index))
  }
  return rows
}

async function storeBatch(tx: Kysely<Tables>, profileId: string, rows: readonly Row[]): Promise<void> {
  await sql`
    with given as (
      select g.*, l.area, l.classification
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
        id text, lesson text, front jsonb, back jsonb, front_source text, back_source text, searched text, hex text, at timestamptz
      ) join lesson l on l.id = g.lesson
    ), cards as (
      insert into flashcard (id, lesson_id, position, comment, content_hash, area, classification, inherits_classification,
        prefix, front, back, created_at, updated_at, is_community, front_bits)
      select id, lesson, 0, null, '', area, classification, true, null, front, back, at, at, true,
        ('x' || hex)::bit(${sql.lit(signatureBits)})
      from given
    ), community as (
      insert into community_flashcard (flashcard_id, profile_id, author_name, front_source, back_source, searched, is_imported,
        created_at)
      select id, ${profileId}, null, front_source, back_source, searched, true, at from given
    )
    insert into deck_flashcard (profile_id, flashcard_id, added_at)
    select ${profileId}, id, at from given`.execute(tx)
}

/** Writes the cards of a file for everybody, all or none; they stand among the own decks at once. */
export async function storeImport(
  {db}: Stored,
  cards: readonly ImportedCard[],
  mutation: IdempotentMutation,
): Promise<void> {
  const rows = await drawn(cards, mutation.now)
  await db.transaction().execute(async (tx) => {
    await insertIdempotencyKey(mutation, {amount: cards.length}).execute(tx)
    for (let from = 0; from < rows.length; from += batch)
      await storeBatch(tx, mutation.profileId, rows.slice(from, from + batch))
  })
}

/** How many cards of files the student has imported since this instant. */
export async function countImported({db}: Stored, profileId: string, since: number): Promise<number> {
  const {rows} = await sql<{amount: number}>`
    select count(*)::integer as amount from community_flashcard
    where profile_id = ${profileId} and is_imported and created_at > ${new Date(since)}`.execute(db)
  return rows[0]?.amount ?? 0
}

/** How many of these lessons the course has. */
export async function countLessons({db}: Stored, courseId: string, ids: readonly string[]): Promise<number> {
  const {rows} = await sql<{amount: number}>`
    select count(*)::integer as amount from lesson
    where course_id = ${courseId} and id = any(${[...ids]}::text[])`.execute(db)
  return rows[0]?.amount ?? 0
}
