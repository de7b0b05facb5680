import type {CombinedError} from '@urql/core'
import {fromPromise} from 'xstate'
import {weaknessInMessage} from '../../../domain/access/passwordPolicy.ts'
import type {KeyedAccount} from '../../../machines/access/registration.types.ts'
import type {ResidentCourse} from '../../../machines/access/publicShell.types.ts'
import {CoursesManyDocument, CreateAccountDocument} from '../gen/access/graphql.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'
import {visitorClient} from './visitorClient.ts'

const codeOfWeakness = {short: 'WEAK_PASSWORD', common: 'COMMON_PASSWORD', personal: 'PERSONAL_PASSWORD'} as const

/** The server's code; a weak password has one for each reason, which the server tells beside it. */
function refusalCodeOf(error: CombinedError): string {
  const code = codeOfError(error) ?? 'unreachable'
  return code === 'WEAK_PASSWORD' ? codeOfWeakness[weaknessInMessage(error.message)] : code
}

/** Creates the account; rejects with the server's code, or `unreachable` when no server answered (spec 1§7, 1§8). */
export const createAccount = fromPromise<void, KeyedAccount | null>(async ({input}) => {
  if (!input) throw new Error('there is no account to create')
  const {account, key} = input
  const {error} = await visitorClient.mutation(CreateAccountDocument, {input: account, idempotencyKey: key})
  if (error) throw Object.assign(new Error('no account was created', {cause: error}), {code: refusalCodeOf(error)})
})

/** The title of the branded course, which its visitors are greeted with; null when the list does not have it. */
export const readResidentCourse = fromPromise<ResidentCourse | null, {courseId: string}>(async ({input}) => {
  const {data, error} = await visitorClient.query(CoursesManyDocument, {})
  if (!data) throw error ?? new Error('no courses came')
  const course = data.coursesMany.find(({_id}) => _id === input.courseId)
  return course ? {title: course.title} : null
})
