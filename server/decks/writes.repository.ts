import {sql} from 'kysely'
import {comparedWords, signatureOf} from '../../domain/decks/likeness.ts'
import {folded} from '../../domain/study/textSearch.ts'
import type {RichText} from '../../domain/shared/richText.ts'
import {toRichText} from '../content/markdown.ts'
import type {Database} from '../kernel/database/database.ts'
import {DomainError} from '../kernel/domainError.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import {bitsOf} from './signatures.ts'

type Stored = Pick<Database, 'db'>

/** Whose deck, and which card. */
export type Place = {readonly profileId: string; readonly id: string}

/**
 * Puts a card of the community or of the question bank into the student's deck; one that is there stays as it is. A card
 * that is gone is refused.
 *
 * @throws DomainError NOT_FOUND
 */
export async function storeInDeck({db}: Stored, {profileId, id}: Place, mutation: IdempotentMutation): Promise<void> {
  const {rows} = await sql<{id: string}>`
    with known as (
      select id from flashcard where id = ${id} and not retired and lesson_id is not null
    ), added as (
      insert into deck_flashcard (profile_id, flashcard_id, added_at)
      select ${profileId}, id, ${new Date(mutation.now)}::timestamptz from known
      on conflict do nothing returning flashcard_id
    ), counted as (
      update community_flashcard c set times_added = times_added + 1
      from added where c.flashcard_id = added.flashcard_id and c.profile_id is distinct from ${profileId}
    ), kept as (
      insert into idempotency (profile_id, key, operation, input_hash, result, created_at)
      select ${profileId}, ${mutation.key}::text, ${mutation.operation}::text, ${mutation.inputHash}::text,
        jsonb_build_object('id', id), ${new Date(mutation.now)}::timestamptz
      from known
    )
    select id from known`.execute(db)
  if (rows.length === 0) throw new DomainError('NOT_FOUND')
}

/** Takes a card out of the student's deck; one that is not there, or is gone, changes nothing. */
export async function takeFromDeck({db}: Stored, {profileId, id}: Place, mutation: IdempotentMutation): Promise<void> {
  await sql`
    with removed as (
      delete from deck_flashcard where profile_id = ${profileId} and flashcard_id = ${id} returning flashcard_id
    ), counted as (
      update community_flashcard c set times_added = greatest(times_added - 1, 0)
      from removed where c.flashcard_id = removed.flashcard_id and c.profile_id is distinct from ${profileId}
    )
    ${insertIdempotencyKey(mutation, {id})}`.execute(db)
}

/** A picture below the words of a face. */
export type ShownPicture = {
  readonly id: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** A card as its author wrote it. */
export type WrittenCard = {
  readonly id: string
  readonly lessonId: string
  readonly profileId: string | null
  readonly authorName: string | null
  readonly front: string
  readonly back: string
  readonly frontPicture?: ShownPicture | null
  readonly backPicture?: ShownPicture | null
  readonly at: number
}

const noImages = new Map<string, never>()

/** A face as it is drawn: its markdown through the one sanitiser, and its picture in a paragraph of its own. */
function faceOf(source: string, picture: ShownPicture | null | undefined): RichText {
  const words = toRichText(source, noImages)
  if (picture === null || picture === undefined) return words
  const {id, alt, width, height} = picture
  const attributes = {src: `/content/images/${id}`, alt, width: String(width), height: String(height)}
  return [...words, {tag: 'p', children: [{tag: 'img', attributes}]}]
}

/** What searches read, without case and accents: both faces, then what their pictures show. */
const searchedOf = ({front, back, frontPicture, backPicture}: WrittenCard) =>
  folded([front, back, frontPicture?.alt, backPicture?.alt].filter(Boolean).join('\n'))

/** SQL that inserts the card as `card` and its row of the community as `community`, for the CTE of a statement. */
export const cardInserts = (card: WrittenCard, timesAdded = 0) => sql`
  card as (
    insert into flashcard (id, lesson_id, position, comment, content_hash, area, classification, inherits_classification,
      prefix, front, back, created_at, updated_at, is_community, front_bits)
    select ${card.id}, l.id, 0, null, '', l.area, l.classification, true, null,
      ${JSON.stringify(faceOf(card.front, card.frontPicture))}::jsonb,
      ${JSON.stringify(faceOf(card.back, card.backPicture))}::jsonb,
      ${new Date(card.at)}::timestamptz, ${new Date(card.at)}::timestamptz, true,
      ${bitsOf(signatureOf(comparedWords(card.front)).hex)}
    from lesson l where l.id = ${card.lessonId} returning id
  ), community as (
    insert into community_flashcard (flashcard_id, profile_id, author_name, front_source, back_source, searched, times_added,
      created_at)
    select id, ${card.profileId}, ${card.authorName}, ${card.front}, ${card.back}, ${searchedOf(card)},
      ${timesAdded}, ${new Date(card.at)}::timestamptz from card
  )`

const picturesIn = ({frontPicture, backPicture}: WrittenCard): string[] =>
  [frontPicture, backPicture].flatMap((picture) => (picture ? [picture.id] : []))

/** Writes a card of a student for everybody; it stands among the own decks at once. */
export async function storeCard({db}: Stored, card: WrittenCard, mutation: IdempotentMutation): Promise<void> {
  await sql`
    with ${cardInserts(card)}, pictured as (
      update card_image set flashcard_id = card.id from card
      where card_image.id = any(${picturesIn(card)}::text[]) and card_image.profile_id = ${card.profileId}
    ), saved as (
      insert into deck_flashcard (profile_id, flashcard_id, added_at)
      select ${mutation.profileId}, id, ${new Date(card.at)}::timestamptz from card
    )
    ${insertIdempotencyKey(mutation, {id: card.id})}`.execute(db)
}

/** How many cards the student has written since this instant, deleted ones too, those of files apart. */
export async function countWritten({db}: Stored, profileId: string, since: number): Promise<number> {
  const {rows} = await sql<{amount: number}>`
    select count(*)::integer as amount from community_flashcard
    where profile_id = ${profileId} and not is_imported and created_at > ${new Date(since)}`.execute(db)
  return rows[0]?.amount ?? 0
}

/** Whether a lesson is one of the course. */
export async function hasLesson({db}: Stored, courseId: string, lessonId: string): Promise<boolean> {
  const {rows} = await sql`select from lesson where id = ${lessonId} and course_id = ${courseId}`.execute(db)
  return rows.length > 0
}

/**
 * Takes a card away for everybody, out of all decks and favourites. What was answered stays with who answered it (D-24).
 *
 * @throws DomainError NOT_FOUND for a card of somebody else, as for an unknown one
 */
export async function withdrawCard({db}: Stored, {profileId, id}: Place, mutation: IdempotentMutation): Promise<void> {
  const {rows} = await sql<{id: string}>`
    with own as (
      update flashcard f set retired = true
      from community_flashcard c
      where c.flashcard_id = f.id and c.profile_id = ${profileId} and f.id = ${id} and not f.retired
      returning f.id
    ), out_of_decks as (
      delete from deck_flashcard d using own where d.flashcard_id = own.id
    ), no_image as (
      delete from card_image i using own where i.flashcard_id = own.id
    ), no_favorite as (
      delete from favorite v using own where v.document = own.id and v.type = 'flashcard'
    ), kept as (
      insert into idempotency (profile_id, key, operation, input_hash, result, created_at)
      select ${profileId}, ${mutation.key}::text, ${mutation.operation}::text, ${mutation.inputHash}::text,
        jsonb_build_object('id', id), ${new Date(mutation.now)}::timestamptz
      from own
    )
    select id from own`.execute(db)
  if (rows.length === 0) throw new DomainError('NOT_FOUND')
}
