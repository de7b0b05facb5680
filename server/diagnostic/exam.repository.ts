import {createHash, randomBytes, randomInt} from 'node:crypto'
import {sql} from 'kysely'
import type {DiagnosticTarget} from '../../domain/diagnostic/choice.ts'
import {type Candidate, composeDiagnostic, partialQuestions} from '../../domain/diagnostic/composition.ts'
import {seededRandom} from '../../domain/shared/seededRandom.ts'
import {heldQuestionIds} from '../answer-keys/embargo.ts'
import {networkOf} from '../http/clientAddress.ts'
import type {Database} from '../kernel/database/database.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {VisitorMutation} from '../kernel/idempotency.ts'
import {wholeCountry} from '../profile/institution.repository.ts'
import {mostMarks, startsOfNetwork} from './limits.ts'
import type {StoredMark} from './tables.ts'
import {isOfBank} from '../content/bank.ts'

type Stored = Pick<Database, 'db'>

/** A diagnostic as it is stored. */
export type ExamRow = {
  readonly id: string
  readonly profileId: string | null
  readonly isPartial: boolean
  readonly templateId: string | null
  readonly targets: readonly DiagnosticTarget[]
  readonly questionIds: readonly string[]
  readonly marks: Readonly<Record<string, StoredMark>>
  readonly calendarDate: string
  readonly finishedAt: Date | null
}

const columns = sql`id, profile_id as "profileId", is_partial as "isPartial", template_id as "templateId",
  institution_target as targets, question_ids as "questionIds", marks, calendar_date as "calendarDate",
  finished_at as "finishedAt"`

/**
 * The diagnostic of that id. Its id opens it to whoever has it, but another student's answers as an unknown one (D-11).
 *
 * @param profileId the student who asks; null for a visitor
 * @throws DomainError NOT_FOUND
 */
export async function openExam({db}: Stored, id: string, profileId: string | null): Promise<ExamRow> {
  const {rows} = await sql<ExamRow>`select ${columns} from diagnostic_exam where id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined || (profileId !== null && row.profileId !== null && row.profileId !== profileId))
    throw new DomainError('NOT_FOUND')
  return row
}

export type NewExam = {
  readonly targets: readonly DiagnosticTarget[]
  readonly templateId: string | null
  readonly isPartial: boolean
  readonly profileId: string | null
  /** The caller's network address. */
  readonly address: string
  readonly calendarDate: string
}

/** What may stand in a new diagnostic: a question of choices with a key that is not held (D-18) and was not annulled. */
const isFit = (now: number) =>
  sql`q.kind = 'choice' and not q.retired and q.correct >= 0 and q.id not in ${heldQuestionIds(now)}`

/** Reserved, and named by a diagnostic rather than a mock exam; a student does not get it twice. */
const isKept = (profileId: string | null) => sql`q.is_reserved and exists (
  select from diagnostic_template_question p join diagnostic_template t on t.id = p.diagnostic_template_id
  where p.question_id = q.id and not t.retired
) and not exists (
  select from diagnostic_exam e where e.profile_id = ${profileId} and e.question_ids ? q.id
)`

async function candidates({db}: Stored, {targets, profileId}: NewExam, now: number): Promise<Candidate[]> {
  const {rows} = await sql<Candidate>`
    with target as (
      select t.uf, t.institution from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as t (uf text, institution text)
    )
    select q.id, q.area, q.difficulty, exists (
      select from target t where t.institution = q.institution and t.uf = coalesce(q.uf, ${wholeCountry})
    ) as "isTarget", q.is_reserved as "isReserved"
    from question q where ${isFit(now)} and (${isOfBank} or (${isKept(profileId)})) order by q.id`.execute(db)
  return rows
}

/** @throws DomainError NOT_FOUND for a template that is not there */
async function ofTemplate({db}: Stored, templateId: string, now: number): Promise<string[]> {
  const {rows} = await sql<{id: string}>`
    select q.id from diagnostic_template t
    join diagnostic_template_question p on p.diagnostic_template_id = t.id
    join question q on q.id = p.question_id
    where t.id = ${templateId} and not t.retired and ${isFit(now)} order by p.position`.execute(db)
  if (rows.length === 0) throw new DomainError('NOT_FOUND', 'There is no such template.')
  return rows.map(({id}) => id)
}

const hashOfNetwork = (address: string): string =>
  createHash('sha256')
    .update(`diagnostic ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22)

/** @throws DomainError RATE_LIMITED for a network that has started enough */
async function assertNetwork({db}: Stored, network: string, now: number): Promise<void> {
  const since = new Date(now - startsOfNetwork.minutes * 60_000)
  const {rows} = await sql<{started: number}>`
    select count(*)::integer as started from diagnostic_exam
    where network = ${network} and created_at > ${since}`.execute(db)
  if ((rows[0]?.started ?? 0) >= startsOfNetwork.most) throw new DomainError('RATE_LIMITED')
}

/**
 * Composes a diagnostic and stores it (G-12). A repeat of the key gives the first id.
 *
 * @throws DomainError RATE_LIMITED, NOT_FOUND (template), NO_QUESTION_FOUND, IDEMPOTENCY_KEY_REUSED
 */
export async function createExam(stored: Stored, wanted: NewExam, mutation: VisitorMutation): Promise<string> {
  const {key, inputHash, now} = mutation
  const known = await findByKey(stored, mutation)
  if (known !== undefined) return known
  const network = hashOfNetwork(wanted.address)
  await assertNetwork(stored, network, now)
  const questions =
    wanted.templateId === null
      ? composeDiagnostic(await candidates(stored, wanted, now), seededRandom(randomInt(2 ** 32)))
      : await ofTemplate(stored, wanted.templateId, now)
  const asked = wanted.isPartial ? questions.slice(0, partialQuestions) : questions
  if (asked.length === 0) throw new DomainError('NO_QUESTION_FOUND')
  const id = randomBytes(16).toString('hex')
  const at = new Date(now)
  const row = await stored.db
    .insertInto('diagnostic_exam')
    .values({
      id,
      creation_key: key,
      creation_hash: inputHash,
      profile_id: wanted.profileId,
      is_partial: wanted.isPartial,
      template_id: wanted.templateId,
      institution_target: JSON.stringify(wanted.targets),
      question_ids: JSON.stringify(asked),
      network,
      calendar_date: wanted.calendarDate,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('creation_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row !== undefined) return row.id
  const other = await findByKey(stored, mutation)
  if (other === undefined) throw new DomainError('INTERNAL')
  return other
}

async function findByKey({db}: Stored, {key, inputHash}: VisitorMutation): Promise<string | undefined> {
  const row = await db
    .selectFrom('diagnostic_exam')
    .select(['id', 'creation_hash'])
    .where('creation_key', '=', key)
    .executeTakeFirst()
  if (row !== undefined && row.creation_hash !== inputHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
  return row?.id
}

export type NewMark = {
  readonly id: string
  readonly questionId: string
  readonly selected: number
  /** Instant in milliseconds, never later than the server's. */
  readonly at: number
  readonly key: string
  /** The server's instant. */
  readonly now: number
}

/**
 * Saves a mark unless a later one of its question stands; that one stays, and the older one counts as saved.
 *
 * @returns false when the diagnostic was finished or filled meanwhile
 */
export async function storeMark({db}: Stored, {id, questionId, selected, at, key, now}: NewMark): Promise<boolean> {
  const mark: StoredMark = {selected, at: new Date(at).toISOString(), key}
  const {rows} = await sql<{isNewer: boolean}>`
    update diagnostic_exam e set
      marks = case when n.is_newer then e.marks || jsonb_build_object(${questionId}::text, ${JSON.stringify(mark)}::jsonb)
        else e.marks end,
      writes = e.writes + 1, updated_at = ${new Date(now)}
    from (
      select id, coalesce((marks -> ${questionId}::text ->> 'at')::timestamptz <= ${new Date(at)}::timestamptz, true) as is_newer
      from diagnostic_exam where id = ${id} for update
    ) n
    where e.id = n.id and e.finished_at is null and e.writes < ${mostMarks}
    returning n.is_newer as "isNewer"`.execute(db)
  return rows.length > 0
}

/**
 * Finishes a diagnostic for good, once every question has a mark.
 *
 * @returns false while a question is open
 */
export async function storeFinish({db}: Stored, id: string, now: number): Promise<boolean> {
  const {rows} = await sql`
    update diagnostic_exam e set finished_at = coalesce(finished_at, ${new Date(now)}), updated_at = ${new Date(now)}
    where id = ${id} and (finished_at is not null or not exists (
      select from jsonb_array_elements_text(e.question_ids) as asked (id)
      where coalesce((e.marks -> asked.id ->> 'selected')::integer, -1) < 0
    ))
    returning id`.execute(db)
  return rows.length > 0
}

/** Puts a diagnostic onto an account; one that is on it already stays. */
export async function storeOwner(
  {db}: Stored,
  {id, profileId, now}: {readonly id: string; readonly profileId: string; readonly now: number},
): Promise<boolean> {
  const {rows} = await sql`
    update diagnostic_exam set profile_id = ${profileId}, network = null, updated_at = ${new Date(now)}
    where id = ${id} and (profile_id is null or profile_id = ${profileId}) returning id`.execute(db)
  return rows.length > 0
}

export type SummaryRow = Pick<ExamRow, 'id' | 'calendarDate' | 'finishedAt' | 'targets'>

/** As many of a student's diagnostics as are listed. */
const mostListed = 50

/** The complete diagnostics of a student, the newest first. */
export async function listExams({db}: Stored, profileId: string): Promise<SummaryRow[]> {
  const {rows} = await sql<SummaryRow>`
    select ${columns} from diagnostic_exam where profile_id = ${profileId} and not is_partial
    order by created_at desc, id limit ${mostListed}`.execute(db)
  return rows
}
