import {randomUUID} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import {finishSmartReview, lockAgenda} from '../agenda/smartFinish.repository.ts'
import type {AgendaPart} from '../agenda/tables.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {eventPrefix, studyChannel} from '../kernel/eventHub.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import {afterAnswer, type Memory} from '../spaced-repetition/memory.ts'
import {
  memoryColumn,
  memoryFields,
  memoryNames,
  memoryUpdate,
  memoryValues,
} from '../spaced-repetition/memoryColumns.ts'

/** A card in one part of one of the student's agendas. */
export type CardPlace = {
  readonly profileId: string
  readonly agendaId: string
  readonly calendarDate: string
  readonly theoreticalType: AgendaPart
  readonly flashcardId: string
}

type StoredMemory = Memory & {readonly lastOutcome: number}

export type GradableCard = {readonly isAnswered: boolean; readonly memory: StoredMemory | null}

/** The card with what is remembered of it; undefined when it is not on that part of the agenda. */
export async function findGradable({db}: Pick<Database, 'db'>, place: CardPlace): Promise<GradableCard | undefined> {
  const {rows} = await sql<GradableCard>`
    select w.id is not null as "isAnswered", ${memoryColumn} as memory
    from agenda a
    join agenda_flashcard af on af.agenda_id = a.id and af.part = ${place.theoreticalType}
      and af.flashcard_id = ${place.flashcardId}
    left join flashcard_answer w on w.agenda_id = a.id and w.flashcard_id = af.flashcard_id
    left join flashcard_card k on k.profile_id = a.profile_id and k.flashcard_id = af.flashcard_id
    where a.id = ${place.agendaId} and a.profile_id = ${place.profileId}
      and a.calendar_date = ${place.calendarDate}`.execute(db)
  return rows[0]
}

const keep = (mutation: IdempotentMutation, {agendaId, flashcardId}: CardPlace) =>
  insertIdempotencyKey(mutation, {agendaId, flashcardId})

const tell = (tx: Kysely<Tables>, {profileId, agendaId, flashcardId}: CardPlace) =>
  sql`select pg_notify(${studyChannel}, ${eventPrefix('flashcard', profileId, agendaId) + flashcardId})`.execute(tx)

/** `choosen` 1 is Acertei, 0 Errei. `answeredAt` is the server's idea of when, in milliseconds. */
export type Grading = CardPlace & {readonly choosen: 0 | 1; readonly answeredAt: number}

/**
 * Stores the grade of a card that has none, with its memory, what was remembered before, the key and the news, all or
 * nothing. The last grade of a smart review finishes it (F-064). Writes to one agenda come one after the other.
 */
export async function storeGrade({db}: Database, grading: Grading, mutation: IdempotentMutation): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAgenda(tx, grading.agendaId)
    await keep(mutation, grading).execute(tx)
    const card = await findGradable({db: tx}, grading)
    if (card === undefined || card.isAnswered) return
    await insertGrade(tx, grading, card.memory, mutation)
    if (grading.theoreticalType === 'smartReview') await finishSmartReview(tx, grading.agendaId, mutation.now)
    await tell(tx, grading)
  })
}

async function insertGrade(
  tx: Kysely<Tables>,
  grading: Grading,
  before: StoredMemory | null,
  {now}: IdempotentMutation,
): Promise<void> {
  const {profileId, agendaId, flashcardId, choosen, answeredAt} = grading
  await tx
    .insertInto('flashcard_answer')
    .values({
      id: randomUUID(),
      profile_id: profileId,
      agenda_id: agendaId,
      flashcard_id: flashcardId,
      outcome: choosen,
      calendar_date: grading.calendarDate,
      theoretical_type: grading.theoreticalType,
      answered_at: new Date(answeredAt),
      created_at: new Date(now),
      memory_before: before === null ? null : JSON.stringify(before),
    })
    .execute()
  await storeMemory(tx, grading, {...afterAnswer(before, choosen, answeredAt), lastOutcome: choosen})
}

async function storeMemory(
  tx: Kysely<Tables>,
  {profileId, flashcardId}: CardPlace,
  memory: StoredMemory,
): Promise<void> {
  await sql`
    insert into flashcard_card (profile_id, flashcard_id, ${memoryNames}, last_outcome)
    select ${profileId}, ${flashcardId}, ${memoryValues('x')}, x."lastOutcome"
    from jsonb_to_recordset(${JSON.stringify([memory])}::jsonb) as x (${memoryFields}, "lastOutcome" smallint)
    on conflict (profile_id, flashcard_id) do update set ${memoryUpdate}`.execute(tx)
}

type TakenBack = {readonly before: StoredMemory | null; readonly isLast: boolean}

/**
 * Takes the grade of a card back, its place in the spaced repetition too (D-21): the memory is what it was before. Only
 * when the same card was graded again since then, on another day's agenda, the memory stays, because that grade built on
 * it. A smart review that the grade had finished is open again. Without a grade nothing changes.
 */
export async function storeUndo({db}: Database, place: CardPlace, mutation: IdempotentMutation): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const {profileId, agendaId, flashcardId} = place
    await lockAgenda(tx, agendaId)
    await keep(mutation, place).execute(tx)
    const {rows} = await sql<TakenBack>`
      delete from flashcard_answer w where agenda_id = ${agendaId} and flashcard_id = ${flashcardId}
      returning memory_before as before, not exists (
        select from flashcard_answer n where n.profile_id = w.profile_id and n.flashcard_id = w.flashcard_id
          and n.created_at > w.created_at
      ) as "isLast"`.execute(tx)
    const [taken] = rows
    if (taken === undefined) return
    if (taken.isLast && taken.before !== null) await storeMemory(tx, place, taken.before)
    if (taken.isLast && taken.before === null) {
      await sql`delete from flashcard_card where profile_id = ${profileId} and flashcard_id = ${flashcardId}`.execute(
        tx,
      )
    }
    if (place.theoreticalType === 'smartReview') {
      await tx.updateTable('agenda').set({smart_review_finished_at: null}).where('id', '=', agendaId).execute()
    }
    await tell(tx, place)
  })
}
