import {type Kysely, sql} from 'kysely'
import type {SignIn} from '../http/socketGate.ts'
import type {Tables} from '../kernel/database/tables.ts'
import type {StoredProfile} from '../kernel/session.types.ts'

type Rights = Pick<
  StoredProfile,
  'id' | 'isPremium' | 'trialFinished' | 'courseFinished' | 'accessBlocked' | 'roles' | 'courses'
>
type Row = Omit<Rights, 'id'> & {
  readonly uid: string
  readonly id: string | null
  readonly disabled: boolean | null
  readonly validAfter: Date | null
}

/** What a profile may do, as one text: a socket keeps it and ends when it changes. */
export const rightsOf = ({
  id,
  isPremium,
  trialFinished,
  courseFinished,
  accessBlocked,
  roles,
  courses,
}: Rights): string =>
  JSON.stringify([
    id,
    isPremium,
    trialFinished,
    courseFinished,
    accessBlocked,
    roles,
    courses.map(({courseId, status}) => [courseId, status]),
  ])

/**
 * Which sign-ins do not hold any more: the account is disabled, its password was changed after the sign-in, its session was
 * ended, the profile is gone, or what it may do is no longer what it was. It asks once for all sockets of a process.
 */
export async function endedSignIns(db: Kysely<Tables>, signIns: readonly SignIn[]): Promise<ReadonlySet<SignIn>> {
  const uids = JSON.stringify([...new Set(signIns.map(({uid}) => uid))])
  const {rows} = await sql<Row>`
    select s.uid, p.id, p.is_premium as "isPremium", p.trial_finished as "trialFinished", p.course_finished as "courseFinished",
      p.access_blocked as "accessBlocked", p.roles, u.disabled, u.tokens_valid_after as "validAfter",
      coalesce((
        select jsonb_agg(jsonb_build_object('courseId', c.course_id, 'status', c.status) order by c.position, c.course_id)
        from student_course c where c.profile_id = p.id
      ), '[]') as courses
    from jsonb_array_elements_text(${uids}::jsonb) s(uid)
    left join profile p on p.uid = s.uid left join identity_user u on u.uid = s.uid`.execute(db)
  const stored = new Map(rows.map((row) => [row.uid, row]))
  const over = await endedSessions(
    db,
    signIns.flatMap(({sessionId}) => sessionId ?? []),
  )
  return new Set(signIns.filter((signIn) => over.has(signIn.sessionId ?? '') || !holds(signIn, stored.get(signIn.uid))))
}

async function endedSessions(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const {rows} = await sql<{id: string}>`
    select s.id from identity_session s join jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) asked(id) on asked.id = s.id
    where s.ended_at is not null`.execute(db)
  return new Set(rows.map(({id}) => id))
}

function holds({authTime, rights}: SignIn, row: Row | undefined): boolean {
  if (row === undefined) return false
  if (row.disabled === true || (row.validAfter !== null && authTime < row.validAfter.getTime())) return false
  if (rights === null) return true
  return row.id !== null && rights === rightsOf({...row, id: row.id})
}
