import {randomUUID} from 'node:crypto'
import {firstNameLimit, firstNameOf, nameLimit} from '../../domain/access/registration.ts'
import type {CreateAccountInput} from '../../schema/generated/resolvers.ts'
import {networkOf} from '../http/clientAddress.ts'
import type {Services} from '../kernel/context.ts'
import {
  insertVisitorIdempotencyKey,
  runIdempotentForVisitor,
  type VisitorMutation,
  visitorMutation,
} from '../kernel/idempotency.ts'
import {checkedId, isPlainText} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import {noteAttempt} from '../local-firebase/identity/attempts.ts'
import {firstStudyWeek} from '../profile/studyWeek.ts'
import {toDomainError} from './registrar.ts'

/** Longer ones are no passwords but attempts to keep the server busy. */
const longestPassword = 1_000

type Created = {readonly uid: string}

/** A visitor's request: the input of the wire, its key, and the address it came from. */
type AccountRequest = {
  readonly input: CreateAccountInput
  readonly idempotencyKey: string
  readonly address: string
}

/**
 * Creates an account with a profile on the chosen course, in its trial and before its onboarding (spec 1§5, 1§7). A
 * repeat with the same key gives the first uid; the password takes no part in the key, because nothing made of it is kept
 * outside of the identity provider.
 *
 * @throws DomainError BAD_INPUT, INVALID_EMAIL, WEAK_PASSWORD, NOT_FOUND (course), EMAIL_IN_USE, RATE_LIMITED
 */
export async function createAccount(
  services: Services,
  {input, idempotencyKey, address}: AccountRequest,
): Promise<Created> {
  const {database, clock} = services
  const name = checkedName(input.name)
  const account = {name, email: input.email.trim().toLowerCase(), courseId: checkedId(input.courseId)}
  const mutation = visitorMutation('createAccount', idempotencyKey, account, clock())
  return runIdempotentForVisitor<Created, Created>(database, mutation, {
    attempt: async () => {
      if (input.password.length > longestPassword)
        throw new DomainError('BAD_INPUT', 'password: at most 1000 characters')
      await assertSignUpLimit(services, address)
      return make(services, {...account, password: input.password}, mutation)
    },
    replay: async ({uid}) => ({uid}),
  })
}

function checkedName(given: string): string {
  const name = given.trim()
  if (name === '' || name.length > nameLimit || !isPlainText(name))
    throw new DomainError('BAD_INPUT', 'name: 1 to 70 characters')
  if (firstNameOf(name).length > firstNameLimit) {
    throw new DomainError('BAD_INPUT', 'name: the first name has at most 35 characters')
  }
  return name
}

/** Attempts of one network count whether they succeed or not, so that nobody fills the database or tries addresses. */
async function assertSignUpLimit({database, clock}: Services, address: string): Promise<void> {
  try {
    await noteAttempt(database.db, [{kind: 'signUp', value: networkOf(address)}], clock())
  } catch (error) {
    throw toDomainError(error)
  }
}

type Account = {readonly name: string; readonly email: string; readonly password: string; readonly courseId: string}

async function make(
  {database, clock, register}: Services,
  {courseId, ...account}: Account,
  mutation: VisitorMutation,
): Promise<Created> {
  const course = await database.db
    .selectFrom('course')
    .select('week_goals')
    .where('id', '=', courseId)
    .executeTakeFirst()
  if (course === undefined) throw new DomainError('NOT_FOUND', 'There is no such course.')
  const prepared = await register(account)
  return database.db.transaction().execute(async (tx) => {
    const uid = await prepared.store(tx)
    const profile = await tx
      .insertInto('profile')
      .values({
        id: randomUUID(),
        uid,
        name: account.name,
        email: prepared.email,
        roles: '[]',
        questionnaire_answered: false,
        study_week: JSON.stringify(firstStudyWeek(course.week_goals)),
        created_at: new Date(clock()),
      })
      .onConflict((conflict) => conflict.column('uid').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (profile === undefined) throw new DomainError('EMAIL_IN_USE')
    await tx
      .insertInto('student_course')
      .values({profile_id: profile.id, course_id: courseId, position: 0, status: 'active'})
      .execute()
    await insertVisitorIdempotencyKey(mutation, {uid}, profile.id).execute(tx)
    return {uid}
  })
}
