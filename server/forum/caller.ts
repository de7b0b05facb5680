import type {Kysely} from 'kysely'
import {isSendable, keptBody} from '../../domain/forum/body.ts'
import {type AuthorType, forumNumbers} from '../../domain/forum/comment.ts'
import type {Comment} from '../../schema/rest/openapi.ts'
import type {RequestContext} from '../kernel/context.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {DomainError} from '../kernel/domainError.ts'
import {
  idempotentMutation,
  insertIdempotencyKey,
  type IdempotentMutation,
  runIdempotent,
} from '../kernel/idempotency.ts'
import {checkedId} from '../kernel/input.ts'
import {signedInSession} from '../kernel/session.ts'
import type {Session} from '../kernel/session.types.ts'
import type {ForumOperation} from './permissions.ts'
import {findCommentsByIds, holdComment, type KnownComment, shownName} from './read.repository.ts'
import {type Viewer, viewerOf} from './viewer.ts'

export type Tx = Kysely<Tables>

export type Caller = {readonly session: Session; readonly viewer: Viewer; readonly context: RequestContext}

export async function callerOf(context: RequestContext): Promise<Caller> {
  const session = await signedInSession(context)
  return {session, viewer: viewerOf(session, context.services.clock()), context}
}

/** Moderators and specialists speak for the forum, others of the staff for the team (spec 2§3). */
export function authorTypeOf({profile: {roles}}: Session, {isStaff}: Viewer): AuthorType {
  if (roles.includes('moderator') || roles.includes('specialist')) return 'Moderator'
  return isStaff ? 'Team' : 'User'
}

export const nameOf = ({profile}: Session) => shownName(profile.name)

export function checkedBody(body: string): string {
  if (!isSendable(body))
    throw new DomainError('BAD_INPUT', `A comment has 1 to ${forumNumbers.longestBody} characters.`)
  return keptBody(body)
}

/** A text of one paragraph or several, without what cannot be shown. */
export function checkedText(text: string, least: number): string {
  const kept = keptBody(text)
  if (kept.length < least) throw new DomainError('BAD_INPUT', 'A text is missing.')
  return kept
}

/** The course that a comment is written in: the one that was named, if the student has it, or the current one. */
export function courseOf({profile: {courses}}: Session, wanted: string): string {
  const known = courses.find(({courseId}) => courseId === wanted) ?? courses[0]
  if (known === undefined) throw new DomainError('NOT_FOUND')
  return known.courseId
}

/** Carries a write out once, in one transaction with its key; `read` answers it, also a repeat of it. */
export async function once<Reference extends object, Result>(
  {viewer, context}: Caller,
  operation: ForumOperation,
  {key, input}: {readonly key: string; readonly input: object},
  work: {
    readonly write: (tx: Tx, mutation: IdempotentMutation) => Promise<Reference>
    readonly read: (reference: Reference) => Promise<Result>
  },
): Promise<Result> {
  const {database} = context.services
  const mutation = idempotentMutation(operation, viewer.profileId, key, input, viewer.now)
  const reference = await runIdempotent<Reference, Reference>(database, mutation, {
    attempt: () =>
      database.db.transaction().execute(async (tx) => {
        const result = await work.write(tx, mutation)
        await insertIdempotencyKey(mutation, result).execute(tx)
        return result
      }),
    replay: async (stored) => stored,
  })
  return work.read(reference)
}

/** The comment as its caller sees it now. */
export async function readComment({viewer, context}: Caller, id: string): Promise<Comment> {
  const [comment] = await findCommentsByIds(context.services.database, viewer, [id])
  if (comment === undefined) throw new DomainError('NOT_FOUND')
  return comment
}

/** A comment whose text the caller may read, held for the transaction. */
export async function heldComment(tx: Tx, viewer: Viewer, id: string): Promise<KnownComment> {
  const comment = await holdComment({db: tx}, viewer, checkedId(id))
  if (comment === undefined || !comment.isRead) throw new DomainError('NOT_FOUND')
  return comment
}

export const isOwn = ({profileId}: KnownComment, viewer: Viewer) => profileId === viewer.profileId
