import {sql} from 'kysely'
import {mostExtraMinutes} from '../../domain/exam/mockExam.ts'
import {staffRoles} from '../kernel/session.ts'
import {type Call, type Command, OperatorError} from './command.ts'
import {profileIdOf, quoted} from './find.ts'

type Flag = 'access_blocked' | 'trial_finished' | 'course_finished' | 'is_premium'

async function setFlag(call: Call, flag: Flag, value: boolean): Promise<readonly string[]> {
  const email = call.arg('EMAIL')
  await call.db
    .updateTable('profile')
    .set({[flag]: value})
    .where('id', '=', await profileIdOf(call, email))
    .execute()
  return [`${email}: ${flag.replaceAll('_', ' ')} ${value ? 'on' : 'off'}`]
}

function switched(words: string, flag: Flag, about: string): Command {
  return {
    words: `account ${words}`,
    usage: 'EMAIL ON|OFF',
    about,
    run: async (call) => {
      const value = call.arg('ON|OFF').toLowerCase()
      if (value !== 'on' && value !== 'off') throw new OperatorError(`${quoted(value)} is neither on nor off.`)
      return setFlag(call, flag, value === 'on')
    },
  }
}

function roleCommand(deed: 'add' | 'remove'): Command {
  return {
    words: `account role ${deed}`,
    usage: 'EMAIL ROLE',
    about: `${deed === 'add' ? 'Gives' : 'Takes away'} a role of the team: ${staffRoles.join(', ')}.`,
    run: async (call) => {
      const [email, role] = [call.arg('EMAIL'), call.arg('ROLE')]
      if (!staffRoles.some((known) => known === role)) {
        throw new OperatorError(`There is no role ${quoted(role)}. Roles: ${staffRoles.join(', ')}.`)
      }
      const id = await profileIdOf(call, email)
      const added = deed === 'add' ? JSON.stringify([role]) : '[]'
      const {rows} = await sql<{roles: readonly string[]}>`
        update profile set roles = (roles - ${role}::text) || ${added}::jsonb where id = ${id} returning roles`.execute(
        call.db,
      )
      return [`${email}: ${rows[0]?.roles.join(', ') || 'no role'}`]
    },
  }
}

type Listed = {
  readonly email: string
  readonly flags: string
  readonly courses: string | null
  readonly roles: readonly string[]
  readonly experiment: string | null
}

const list: Command = {
  words: 'accounts list',
  usage: '',
  about: 'Lists the accounts with what holds for them, at most 1,000.',
  run: async ({db}) => {
    const {rows} = await sql<Listed>`
      select p.email, p.roles, x.state as experiment,
        concat_ws(' ', case when p.is_premium then 'premium' end, case when p.access_blocked then 'blocked' end,
          case when p.trial_finished then 'trial-finished' end, case when p.course_finished then 'course-finished' end
        ) as flags,
        (select string_agg(c.course_id || case when c.status = 'active' then '' else ':' || c.status end, ' '
          order by c.position, c.course_id) from student_course c where c.profile_id = p.id) as courses
      from profile p left join student_experiment x on x.profile_id = p.id
      order by p.email limit 1000`.execute(db)
    return rows.map(({email, flags, courses, roles, experiment}) =>
      [
        email,
        courses ?? '-',
        flags || '-',
        roles.join(' ') || '-',
        experiment === null ? '-' : `experiment:${experiment}`,
      ].join('\t'),
    )
  },
}

const setExtraTime: Command = {
  words: 'extra-time',
  usage: 'EMAIL MINUTES',
  about: `Grants a student more minutes in every mock exam, 0 to ${mostExtraMinutes}; one that was started keeps its end.`,
  run: async (call) => {
    const [email, given] = [call.arg('EMAIL'), call.arg('MINUTES')]
    const minutes = /^\d{1,3}$/.test(given) ? Number(given) : -1
    if (minutes < 0 || minutes > mostExtraMinutes) {
      throw new OperatorError(`${quoted(given)} is no number of minutes from 0 to ${mostExtraMinutes}.`)
    }
    const id = await profileIdOf(call, email)
    await call.db.updateTable('profile').set({extra_time_minutes: minutes}).where('id', '=', id).execute()
    return [`${email}: ${minutes} extra minutes`]
  },
}

const stateName = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/

const setExperiment: Command = {
  words: 'experiment set',
  usage: 'EMAIL STATE',
  about: 'Puts a student on a version of the product; flutter is the external app.',
  options: {'can-return': {kind: 'flag', about: 'the student may change versions'}},
  run: async (call) => {
    const [email, state, canReturn] = [call.arg('EMAIL'), call.arg('STATE'), call.flag('can-return')]
    if (!stateName.test(state)) throw new OperatorError(`${quoted(state)} is no name of a version.`)
    const row = {profile_id: await profileIdOf(call, email), state, can_return_to_old_version: canReturn}
    await call.db
      .insertInto('student_experiment')
      .values(row)
      .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(row))
      .execute()
    return [`${email}: version ${state}, ${canReturn ? 'may' : 'may not'} return`]
  },
}

const removeExperiment: Command = {
  words: 'experiment remove',
  usage: 'EMAIL',
  about: 'Takes a student out of the experiment.',
  run: async (call) => {
    const email = call.arg('EMAIL')
    await call.db
      .deleteFrom('student_experiment')
      .where('profile_id', '=', await profileIdOf(call, email))
      .execute()
    return [`${email}: takes no part in the experiment`]
  },
}

/** What an operator changes of one account (spec 1§4; C-16). */
export const accountCommands: readonly Command[] = [
  {
    words: 'account block',
    usage: 'EMAIL',
    about: 'Blocks access for all courses.',
    run: (call) => setFlag(call, 'access_blocked', true),
  },
  {
    words: 'account unblock',
    usage: 'EMAIL',
    about: 'Takes that block away; payment, trial and course may still block.',
    run: (call) => setFlag(call, 'access_blocked', false),
  },
  switched(
    'trial-finished',
    'trial_finished',
    'Ends the trial for good: access is blocked with the message of trialEndingInfo.',
  ),
  switched('course-finished', 'course_finished', 'Blocks access because the course is over.'),
  switched('premium', 'is_premium', 'Premium students have no trial.'),
  setExtraTime,
  roleCommand('add'),
  roleCommand('remove'),
  setExperiment,
  removeExperiment,
  list,
]
