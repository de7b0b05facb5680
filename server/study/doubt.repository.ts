import {type Kysely, sql} from 'kysely'
import type {AgendaPart} from '../agenda/tables.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import {DomainError} from '../kernel/domainError.ts'

/** A part of one of the student's agendas; without a part its smart review, or the exam or extra that the id names. */
export type DoubtPlace = {readonly profileId: string; readonly agendaId: string; readonly part: AgendaPart | null}

/** A question of a part with its mark. */
export type DoubtRow = {readonly questionId: string; readonly isDoubt: boolean}

/** The questions of the part in their order, with their marks; undefined when the agenda is not the student's. */
export async function findDoubts(
  db: Kysely<Tables>,
  {profileId, agendaId, part}: DoubtPlace,
): Promise<DoubtRow[] | undefined> {
  const {rows} = await sql<{questionId: string | null; isDoubt: boolean}>`
    select aq.question_id as "questionId", d.question_id is not null as "isDoubt"
    from agenda a
    left join agenda_question aq on aq.agenda_id = a.id and (
      aq.part = coalesce(${part}::text, case a.kind when 'day' then 'smartReview' else 'exam' end)
      or (a.kind = 'extra' and ${part}::text is null)
    )
    left join question_doubt d on d.profile_id = a.profile_id and d.question_id = aq.question_id
    where a.id = ${agendaId} and a.profile_id = ${profileId}
    order by aq.position, aq.question_id`.execute(db)
  if (rows.length === 0) return undefined
  return rows.flatMap(({questionId, isDoubt}) => (questionId === null ? [] : {questionId, isDoubt}))
}

/** How often doubts may be toggled (G-19). Spans in milliseconds. */
const limits = {sameQuestion: {most: 5, span: 10_000}, all: {most: 30, span: 60_000}}

export type DoubtCommand = DoubtPlace & {
  readonly questionId: string
  readonly action: 'add' | 'remove'
}

/** The first result, kept under the key of the mutation. */
export type DoubtReference = {readonly doubtIds: readonly string[]}

/**
 * Marks a question as a doubt or takes the mark back, within the limits. They are counted in the database, under a lock
 * on the student, so that they hold across tabs, devices and processes.
 *
 * @throws DomainError NOT_FOUND, SAME_COMMAND_AS_PREVIOUS, MANY_COMMANDS_TO_SAME_QUESTION, TOO_MANY_REQUESTS
 */
export async function storeDoubt(
  {db}: Database,
  command: DoubtCommand,
  mutation: IdempotentMutation,
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const {profileId, questionId, action} = command
    await sql`select from profile where id = ${profileId} for no key update`.execute(tx)
    const before = await findDoubts(tx, command)
    const row = before?.find((question) => question.questionId === questionId)
    if (before === undefined || row === undefined) throw new DomainError('NOT_FOUND')
    if (row.isDoubt === (action === 'add')) throw new DomainError('SAME_COMMAND_AS_PREVIOUS')
    await assertCommandRate(tx, command, mutation.now)
    await toggle(tx, command, mutation.now)
    const doubtIds = before.flatMap((question) =>
      (question.questionId === questionId ? action === 'add' : question.isDoubt) ? question.questionId : [],
    )
    await insertIdempotencyKey(mutation, {doubtIds} satisfies DoubtReference).execute(tx)
    return doubtIds
  })
}

async function assertCommandRate(
  tx: Kysely<Tables>,
  {profileId, questionId}: DoubtCommand,
  now: number,
): Promise<void> {
  const {rows} = await sql<{ofQuestion: number; ofAll: number}>`
    select (count(*) filter (
      where question_id = ${questionId} and at > ${new Date(now - limits.sameQuestion.span)}
    ))::integer as "ofQuestion", count(*)::integer as "ofAll"
    from doubt_command where profile_id = ${profileId} and at > ${new Date(now - limits.all.span)}`.execute(tx)
  const [{ofQuestion, ofAll} = {ofQuestion: 0, ofAll: 0}] = rows
  if (ofQuestion >= limits.sameQuestion.most) throw new DomainError('MANY_COMMANDS_TO_SAME_QUESTION')
  if (ofAll >= limits.all.most) throw new DomainError('TOO_MANY_REQUESTS')
}

/** Commands that no limit looks at any more are forgotten on the way. */
async function toggle(tx: Kysely<Tables>, {profileId, questionId, action}: DoubtCommand, now: number): Promise<void> {
  const at = new Date(now)
  await tx
    .deleteFrom('doubt_command')
    .where('profile_id', '=', profileId)
    .where('at', '<=', new Date(now - limits.all.span))
    .execute()
  await tx.insertInto('doubt_command').values({profile_id: profileId, question_id: questionId, at}).execute()
  if (action === 'add') {
    const doubt = {profile_id: profileId, question_id: questionId, marked_at: at}
    await tx.insertInto('question_doubt').values(doubt).execute()
    return
  }
  await tx
    .deleteFrom('question_doubt')
    .where('profile_id', '=', profileId)
    .where('question_id', '=', questionId)
    .execute()
}
