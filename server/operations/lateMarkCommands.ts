import {sql} from 'kysely'
import {acceptLateMarks} from '../exam/acceptLate.repository.ts'
import {type Call, type Command, OperatorError} from './command.ts'
import {profileIdOf, quoted} from './find.ts'

async function mockIdOf({db, arg}: Call): Promise<string> {
  const id = arg('MOCK')
  const known = await db.selectFrom('mock_exam').select('id').where('id', '=', id).executeTakeFirst()
  if (known === undefined) throw new OperatorError(`There is no mock exam ${quoted(id)}.`)
  return id
}

/** Late marks of one student in one mock exam. */
type LateRow = {
  readonly email: string
  readonly marks: number
  readonly accepted: number
  readonly proved: number
  readonly afterKeys: number
  readonly firstAt: Date
  readonly lastAt: Date
  readonly deadline: Date
  readonly seenAt: Date | null
}

async function findLate({db}: Call, mockExamId: string): Promise<LateRow[]> {
  const {rows} = await sql<LateRow>`
    select p.email, count(*)::integer as marks, count(l.accepted_at)::integer as accepted,
      count(*) filter (where l.proved)::integer as proved,
      count(*) filter (where l.reason = 'answers' and not l.proved)::integer as "afterKeys",
      min(l.received_at) as "firstAt", max(l.received_at) as "lastAt", e.deadline,
      (select max(c.seen_at) from mock_chain c where c.activity_id = e.id) as "seenAt"
    from mock_late_mark l
    join exam_activity e on e.id = l.activity_id
    join profile p on p.id = e.profile_id
    where e.mock_exam_id = ${mockExamId} and not e.is_extra
    group by e.id, p.email order by p.email`.execute(db)
  return rows
}

const minutesBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 60_000)

function lineOf({email, marks, accepted, proved, afterKeys, firstAt, lastAt, deadline, seenAt}: LateRow): string {
  const silence =
    seenAt === null ? 'never seen before the end' : `last seen ${minutesBetween(seenAt, deadline)} min before the end`
  return [
    email,
    `${marks} late marks`,
    `arrived ${minutesBetween(deadline, firstAt)} to ${minutesBetween(deadline, lastAt)} min after the end`,
    silence,
    `${proved} proved`,
    `${afterKeys} when keys were out`,
    `${accepted} accepted`,
  ].join('\t')
}

const list: Command = {
  words: 'mock late list',
  usage: 'MOCK',
  about:
    'Lists, by student, marks of a mock exam that came too late to count: when, how long the student had not been seen, how many the chain proves to be of before the end, and how many came when keys were out.',
  run: async (call) => {
    const rows = await findLate(call, await mockIdOf(call))
    return rows.length === 0 ? ['No mark came late.'] : rows.map(lineOf)
  },
}

function untilOf(call: Call): number | null {
  const given = call.text('until')
  if (given === undefined) return null
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(given)
    ? Date.parse(given)
    : Number.NaN
  if (Number.isNaN(at))
    throw new OperatorError(`${quoted(given)} is no instant. It is written as 2026-12-01T21:30-03:00.`)
  return at
}

const gradeText = (grade: number | null) => (grade === null ? 'none' : String(Math.round(grade * 10) / 10))

const accept: Command = {
  words: 'mock late accept',
  usage: 'MOCK',
  about:
    'Lets late marks count for everybody they came from, after an outage: grades and receipts are amended, and a ranking that was made is made anew.',
  options: {
    account: {kind: 'text', about: 'only of the account with this e-mail'},
    until: {kind: 'text', about: 'only those that had arrived by this instant, as 2026-12-01T21:30-03:00'},
    'with-unproved': {
      kind: 'flag',
      about: 'also those that came when keys were out and that no checkpoint proves to be of before the end',
    },
  },
  run: async (call) => {
    const mockExamId = await mockIdOf(call)
    const email = call.text('account')
    const {exams, ranked} = await acceptLateMarks(call.db, {
      mockExamId,
      profileId: email === undefined ? null : await profileIdOf(call, email),
      until: untilOf(call),
      withUnproved: call.flag('with-unproved'),
      now: call.now,
    })
    if (exams.length === 0) return ['There is nothing to accept.']
    const lines = exams.map(
      ({activityId, marks, gradeBefore, grade}) =>
        `${activityId}\t${marks} marks\t${gradeText(gradeBefore)} -> ${gradeText(grade)}`,
    )
    const last = ranked === 0 ? 'The exam is not ranked yet.' : `The ranking was made anew: ${ranked} students.`
    return [...lines, last]
  },
}

/** Marks of mock exams that came too late to count (D-19). */
export const lateMarkCommands: readonly Command[] = [list, accept]
