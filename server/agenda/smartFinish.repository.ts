import {type Kysely, sql} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'
import {essayLength} from '../kernel/input.ts'

/**
 * SQL that is true for the answer in `w` to the question in `q` when nothing of it is left to do: an essay that was
 * written wants a grade, one that was left blank has nothing to grade.
 */
export const isDone = sql<boolean>`(w.id is not null and not (q.kind = 'essay' and w.choosen = -1
  and length(btrim(coalesce(w.essay, ''))) >= ${sql.lit(essayLength.least)}))`

/** Lets the writes to one agenda come one after the other, so that the last answer sees all others. */
export async function lockAgenda(tx: Kysely<Tables>, agendaId: string): Promise<void> {
  await sql`select from agenda where id = ${agendaId} for no key update`.execute(tx)
}

/**
 * Finishes the smart review when all its questions and flashcards are answered and graded (F-064), in the transaction of
 * the write that may have been the last; a finished one keeps its instant.
 */
export async function finishSmartReview(tx: Kysely<Tables>, agendaId: string, now: number): Promise<void> {
  await sql`
    update agenda set smart_review_finished_at = ${new Date(now)}
    where id = ${agendaId} and has_smart_review and smart_review_finished_at is null
      and not exists (
        select from agenda_question aq
        join question q on q.id = aq.question_id
        left join answer w on w.agenda_id = aq.agenda_id and w.question_id = aq.question_id
        where aq.agenda_id = ${agendaId} and aq.part = 'smartReview' and not ${isDone}
      )
      and not exists (
        select from agenda_flashcard af
        left join flashcard_answer w on w.agenda_id = af.agenda_id and w.flashcard_id = af.flashcard_id
        where af.agenda_id = ${agendaId} and af.part = 'smartReview' and w.id is null
      )`.execute(tx)
}
