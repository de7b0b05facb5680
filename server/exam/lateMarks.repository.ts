import {sql} from 'kysely'
import type {LateReason} from '../../domain/exam/mockExam.ts'
import type {PreChoice} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import type {Choosing} from '../question/preChoice.repository.ts'
import type {ChainedMark} from './markChain.repository.ts'
import type {Tx} from './mockProgress.repository.ts'

/** Marks that do not count. */
export type LateMarks = Choosing & {
  readonly reason: LateReason
  readonly link: ChainedMark['link'] | null
  readonly isProved: boolean
  /** The server's instant. */
  readonly now: number
}

/** Keeps marks beside the exam; the newest of each question stands, in whatever order they come. */
export async function storeLateMarks(tx: Tx, marks: LateMarks, mutation: IdempotentMutation): Promise<void> {
  const {agendaId, items, editedAt, reason, link, isProved, now} = marks
  const reference = {agendaId, questionIds: items.map(({questionId}) => questionId), isLate: true}
  await sql`
    with kept as (${insertIdempotencyKey(mutation, reference)})
    insert into mock_late_mark (activity_id, question_id, selected, essay, date_now, received_at, reason, chain, seq, proved)
    select ${agendaId}, x."questionId", x.selected, x.essay, ${new Date(editedAt)}::timestamptz, ${new Date(now)}::timestamptz,
      ${reason}, ${link?.chain ?? null}, ${link?.seq ?? null}::integer, ${isProved}::boolean
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x ("questionId" text, selected smallint, essay text)
    order by x."questionId"
    on conflict (activity_id, question_id) do update
      set selected = excluded.selected, essay = excluded.essay, date_now = excluded.date_now, accepted_at = null,
        received_at = excluded.received_at, reason = excluded.reason, chain = excluded.chain, seq = excluded.seq,
        proved = excluded.proved
      where excluded.date_now > mock_late_mark.date_now`.execute(tx)
}

/** The late marks of these questions as the mutation that brought them answers, in the order of the ids. */
export async function findLateChoices(
  {db}: Pick<Database, 'db'>,
  {
    profileId,
    agendaId,
    questionIds,
  }: {readonly profileId: string; readonly agendaId: string; readonly questionIds: readonly string[]},
): Promise<PreChoice[]> {
  const rows = await db
    .selectFrom('mock_late_mark as l')
    .innerJoin('exam_activity as e', 'e.id', 'l.activity_id')
    .select(['l.question_id', 'l.selected', 'l.essay', 'l.date_now'])
    .where('e.profile_id', '=', profileId)
    .where('l.activity_id', '=', agendaId)
    .where('l.question_id', 'in', [...questionIds])
    .execute()
  const byId = new Map(rows.map((row) => [row.question_id, row]))
  return questionIds.flatMap((questionId) => {
    const row = byId.get(questionId)
    if (row === undefined) return []
    return {
      questionId,
      activity: agendaId,
      selected: row.selected,
      essay: row.essay,
      dateNow: row.date_now.toISOString(),
      late: true,
    }
  })
}
