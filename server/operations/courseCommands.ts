import {sql} from 'kysely'
import {unpaidStatus} from '../../domain/shell/access.ts'
import {type Command, OperatorError} from './command.ts'
import {courseIdOf, profileIdOf, quoted} from './find.ts'

/** What a student's course can be; a finished one has no agenda any more (spec 1§4, 1§8). */
const statuses: readonly string[] = ['active', unpaidStatus, 'finished']

const list: Command = {
  words: 'course list',
  usage: '',
  about: 'Lists the courses.',
  run: async ({db}) => {
    const rows = await db.selectFrom('course').select(['id', 'title', 'home_page']).orderBy('id').execute()
    return rows.map(({id, title, home_page}) => [id, title, home_page].join('\t'))
  },
}

const add: Command = {
  words: 'course add',
  usage: 'EMAIL COURSE',
  about: 'Gives a student a further course, behind those they have.',
  run: async (call) => {
    const email = call.arg('EMAIL')
    const [profileId, courseId] = [await profileIdOf(call, email), await courseIdOf(call, call.arg('COURSE'))]
    const {numAffectedRows} = await sql`
      insert into student_course (profile_id, course_id, position, status)
      select ${profileId}, ${courseId}, coalesce(max(position) + 1, 0), 'active'
      from student_course where profile_id = ${profileId}
      on conflict do nothing`.execute(call.db)
    if (numAffectedRows === 0n) throw new OperatorError(`${email} has the course ${courseId} already.`)
    return [`${email}: course ${courseId} added`]
  },
}

const remove: Command = {
  words: 'course remove',
  usage: 'EMAIL COURSE',
  about: 'Takes a course from a student who has another one; what they studied stays stored.',
  run: async (call) => {
    const [email, courseId] = [call.arg('EMAIL'), call.arg('COURSE')]
    const profileId = await profileIdOf(call, email)
    const own = await call.db
      .selectFrom('student_course')
      .select('course_id')
      .where('profile_id', '=', profileId)
      .execute()
    if (!own.some(({course_id}) => course_id === courseId))
      throw new OperatorError(`${email} has no course ${quoted(courseId)}.`)
    if (own.length === 1) throw new OperatorError(`${courseId} is the only course of ${email}.`)
    await call.db
      .deleteFrom('student_course')
      .where('profile_id', '=', profileId)
      .where('course_id', '=', courseId)
      .execute()
    return [`${email}: course ${courseId} removed`]
  },
}

const status: Command = {
  words: 'course status',
  usage: 'EMAIL COURSE STATUS',
  about: `Says how a student's course stands: ${statuses.join(', ')}.`,
  run: async (call) => {
    const [email, courseId, value] = [call.arg('EMAIL'), call.arg('COURSE'), call.arg('STATUS')]
    if (!statuses.includes(value))
      throw new OperatorError(`There is no status ${quoted(value)}. Statuses: ${statuses.join(', ')}.`)
    const changed = await call.db
      .updateTable('student_course')
      .set({status: value})
      .where('profile_id', '=', await profileIdOf(call, email))
      .where('course_id', '=', courseId)
      .returning('course_id')
      .execute()
    if (changed.length === 0) throw new OperatorError(`${email} has no course ${quoted(courseId)}.`)
    return [`${email}: course ${courseId} ${value}`]
  },
}

/** What an operator changes of the courses of one account. */
export const courseCommands: readonly Command[] = [list, add, remove, status]
