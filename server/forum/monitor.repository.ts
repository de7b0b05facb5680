import {type Kysely, sql} from 'kysely'
import {plainText} from '../../domain/shared/plainText.ts'
import {forumLinkOf} from '../../domain/forum/link.ts'
import type {RichText} from '../../domain/shared/richText.ts'
import type {Comment, MonitorRequest} from '../../schema/rest/openapi.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {StaffRole} from '../kernel/session.ts'
import {publishNotification} from '../notifications/publish.ts'
import {claimTime, mostReported, pageOfList} from './limits.ts'
import {findCommentsByIds, type KnownComment, shownName} from './read.repository.ts'
import {isClosed, isReadableComment, type Viewer} from './viewer.ts'
import {tell} from './write.repository.ts'

type Stored = Pick<Database, 'db'>
type Tx = Kysely<Tables>

/** Who is told that a comment waits for a monitor. */
const monitorRoles: readonly StaffRole[] = ['moderator', 'specialist']

/** Asks for a monitor: keeps the request, and tells who may answer it and who has the forum open. Once is enough. */
export async function askForMonitor(
  tx: Tx,
  {id, forumId, parentId, answerStatus}: Pick<KnownComment, 'id' | 'forumId' | 'parentId' | 'answerStatus'>,
  {name, now}: {readonly name: string; readonly now: number},
): Promise<void> {
  await tx.updateTable('forum_comment').set({answer_status: 'monitorRequestedByUser'}).where('id', '=', id).execute()
  await sql`insert into forum_monitor_request (comment_id, requested_at) values (${id}, ${new Date(now)})
    on conflict do nothing`.execute(tx)
  await tell(tx, forumId, {kind: 'changed', id, parentId})
  if (answerStatus === 'monitorRequestedByUser') return
  const message = `${name} pediu a ajuda de um monitor.`
  await publishNotification(tx, {roles: monitorRoles}, {message, authorName: 'Fórum', link: '/monitor'}, now)
}

type RequestRow = {
  readonly id: string
  readonly requestedAt: Date
  readonly claimedBy: string | null
  readonly claimantName: string | null
  readonly claimedAt: Date | null
}

const requestColumns = sql`m.comment_id as id, m.requested_at as "requestedAt", m.claimed_by as "claimedBy", p.name as "claimantName",
  m.claimed_at as "claimedAt"`

/** Of `forum_monitor_request m`: what waits and may be read. */
const waiting = (viewer: Viewer) => sql`from forum_monitor_request m
  join forum_comment c on c.id = m.comment_id
  join forum f on f.id = c.forum_id
  left join profile p on p.id = m.claimed_by
  where m.answered_at is null and c.hidden_at is null and ${isReadableComment(viewer)} and not ${isClosed(viewer)}`

/** What waits, the oldest first, after this one, and how many wait. */
export async function findMonitorRequests(
  stored: Stored,
  viewer: Viewer,
  after: string | undefined,
): Promise<{items: MonitorRequest[]; total: number}> {
  const rest =
    after === undefined
      ? sql`true`
      : sql`(m.requested_at, m.comment_id) > (select last.requested_at, last.comment_id from forum_monitor_request last
          where last.comment_id = ${after})`
  const [{rows}, counted] = await Promise.all([
    sql<RequestRow>`select ${requestColumns} ${waiting(viewer)} and ${rest}
      order by m.requested_at, m.comment_id limit ${pageOfList}`.execute(stored.db),
    sql<{total: number}>`select count(*)::integer as total ${waiting(viewer)}`.execute(stored.db),
  ])
  return {items: await onWire(stored, viewer, rows), total: counted.rows[0]?.total ?? 0}
}

/** One request that waits; undefined for one that is answered or is none. */
export async function findMonitorRequest(
  stored: Stored,
  viewer: Viewer,
  id: string,
): Promise<MonitorRequest | undefined> {
  const {rows} = await sql<RequestRow>`select ${requestColumns} ${waiting(viewer)} and m.comment_id = ${id}`.execute(
    stored.db,
  )
  return (await onWire(stored, viewer, rows))[0]
}

async function onWire(stored: Stored, viewer: Viewer, rows: readonly RequestRow[]): Promise<MonitorRequest[]> {
  const above = await ancestorsOf(
    stored,
    rows.map(({id}) => id),
  )
  const comments = await findCommentsByIds(stored, viewer, [...rows.map(({id}) => id), ...above.values()].flat())
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  const texts = await textsOf(stored, comments)
  return rows.flatMap((row) => {
    const comment = byId.get(row.id)
    if (comment === undefined) return []
    const until = row.claimedAt === null ? null : row.claimedAt.getTime() + claimTime
    const isClaimed = row.claimedBy !== null && until !== null && until > viewer.now
    return [
      {
        comment,
        thread: (above.get(row.id) ?? []).flatMap((id) => byId.get(id) ?? []),
        requestedAt: row.requestedAt.toISOString(),
        waitedSeconds: Math.max(0, Math.floor((viewer.now - row.requestedAt.getTime()) / 1_000)),
        claimedBy: isClaimed && row.claimedBy !== null ? {id: row.claimedBy, name: shownName(row.claimantName)} : null,
        claimedUntil: isClaimed && until !== null ? new Date(until).toISOString() : null,
        isMine: isClaimed && row.claimedBy === viewer.profileId,
        link: forumLinkOf(comment.contentType, comment.contentId, comment.id),
        about: texts.get(placeKey(comment)) ?? '',
      },
    ]
  })
}

/** The comments above each, the top one first. */
async function ancestorsOf({db}: Stored, ids: readonly string[]): Promise<Map<string, string[]>> {
  const {rows} = await sql<{id: string; above: string[]}>`
    with recursive up (id, at, depth) as (
      select c.id, c.parent_id, 1 from forum_comment c where c.id = any(${[...ids]}::text[])
      union all
      select up.id, c.parent_id, up.depth + 1 from up join forum_comment c on c.id = up.at
    )
    select id, jsonb_agg(at order by depth desc) as above from up where at is not null group by id`.execute(db)
  return new Map(rows.map(({id, above}) => [id, above]))
}

const placeKey = ({contentType, contentId}: Pick<Comment, 'contentType' | 'contentId'>) => `${contentType} ${contentId}`

/** Characters of the words of a content. */
const longestText = 1_000

/** The words of the contents that comments are about. */
async function textsOf({db}: Stored, comments: readonly Comment[]): Promise<Map<string, string>> {
  const idsOf = (type: Comment['contentType']) => [
    ...new Set(comments.filter(({contentType}) => contentType === type).map(({contentId}) => contentId)),
  ]
  const {rows} = await sql<{key: string; tree: RichText | null; title: string | null}>`
    select 'question ' || id as key, body as tree, null as title from question where id = any(${idsOf('question')}::text[])
    union all select 'flashcard ' || id, front, null from flashcard where id = any(${idsOf('flashcard')}::text[])
    union all select 'video ' || id, null, title from video where id = any(${idsOf('video')}::text[])
    union all select 'text ' || id, null, title from study_text where id = any(${idsOf('text')}::text[])
    union all select 'mindmap ' || id, null, title from mindmap where id = any(${idsOf('mindmap')}::text[])`.execute(db)
  return new Map(rows.map(({key, tree, title}) => [key, tree === null ? (title ?? '') : plainText(tree, longestText)]))
}

/**
 * Gives a request to one of the staff for half an hour. Two never have it at the same time.
 *
 * @throws DomainError NOT_FOUND for one that does not wait, ALREADY_CLAIMED for one that somebody else has
 */
export async function storeClaim(tx: Tx, {profileId, now}: Viewer, id: string): Promise<void> {
  const {rows} = await sql`
    update forum_monitor_request set claimed_by = ${profileId}, claimed_at = ${new Date(now)}
    where comment_id = ${id} and answered_at is null
      and (claimed_by is null or claimed_by = ${profileId} or claimed_at <= ${new Date(now - claimTime)})
    returning comment_id`.execute(tx)
  if (rows.length === 0) throw new DomainError((await isWaiting(tx, id)) ? 'ALREADY_CLAIMED' : 'NOT_FOUND')
}

/** Gives a request back that this person has. */
export async function storeRelease(tx: Tx, {profileId}: Viewer, id: string): Promise<void> {
  await sql`update forum_monitor_request set claimed_by = null, claimed_at = null
    where comment_id = ${id} and answered_at is null and claimed_by = ${profileId}`.execute(tx)
}

/**
 * Ends the wait for a request that this person has.
 *
 * @returns the seconds that it waited
 * @throws DomainError NOT_FOUND for one that does not wait, ALREADY_CLAIMED for one that this person does not have
 */
export async function endWait(tx: Tx, {profileId, now}: Viewer, id: string): Promise<number> {
  const {rows} = await sql<{requestedAt: Date}>`
    update forum_monitor_request set answered_at = ${new Date(now)}
    where comment_id = ${id} and answered_at is null and claimed_by = ${profileId}
    returning requested_at as "requestedAt"`.execute(tx)
  const [ended] = rows
  if (ended === undefined) throw new DomainError((await isWaiting(tx, id)) ? 'ALREADY_CLAIMED' : 'NOT_FOUND')
  return Math.max(0, Math.round((now - ended.requestedAt.getTime()) / 1_000))
}

/** A reply of the staff in the forum itself ends the wait too, unless somebody else is at it. Null when nothing waited. */
export async function endWaitByReply(tx: Tx, {profileId, now}: Viewer, id: string): Promise<number | null> {
  const {rows} = await sql<{requestedAt: Date}>`
    update forum_monitor_request set answered_at = ${new Date(now)}
    where comment_id = ${id} and answered_at is null
      and (claimed_by is null or claimed_by = ${profileId} or claimed_at <= ${new Date(now - claimTime)})
    returning requested_at as "requestedAt"`.execute(tx)
  const [ended] = rows
  return ended === undefined ? null : Math.max(0, Math.round((now - ended.requestedAt.getTime()) / 1_000))
}

async function isWaiting(tx: Tx, id: string): Promise<boolean> {
  const {rows} = await sql`select from forum_monitor_request where comment_id = ${id} and answered_at is null`.execute(
    tx,
  )
  return rows.length > 0
}

/** How many wait, and since when the oldest does. */
export async function waitingNow(tx: Tx, now: number): Promise<{waiting: number; oldestSeconds: number}> {
  const {rows} = await sql<{waiting: number; oldest: Date | null}>`
    select count(*)::integer as waiting, min(requested_at) as oldest from forum_monitor_request where answered_at is null`.execute(
    tx,
  )
  const [found] = rows
  const oldest = found?.oldest ?? null
  return {
    waiting: found?.waiting ?? 0,
    oldestSeconds: oldest === null ? 0 : Math.round((now - oldest.getTime()) / 1_000),
  }
}

type Reported = {
  readonly id: string
  readonly reports: readonly {reason: string; description: string; createdAt: string}[]
}

/** Reported comments that stand, by their oldest report. */
export async function findReported(stored: Stored, viewer: Viewer) {
  const reported = sql`from forum_report r join forum_comment c on c.id = r.comment_id join forum f on f.id = c.forum_id
    where c.hidden_at is null and c.deleted_at is null and not ${isClosed(viewer)}`
  const [{rows}, counted] = await Promise.all([
    sql<Reported>`select c.id, jsonb_agg(jsonb_build_object('reason', r.reason, 'description', r.description,
        'createdAt', to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.created_at) as reports
      ${reported} group by c.id order by min(r.created_at), c.id limit ${mostReported}`.execute(stored.db),
    sql<{total: number}>`select count(distinct c.id)::integer as total ${reported}`.execute(stored.db),
  ])
  const comments = await findCommentsByIds(
    stored,
    viewer,
    rows.map(({id}) => id),
  )
  const reports = new Map(rows.map((row) => [row.id, row.reports]))
  return {
    items: comments.map((comment) => ({comment, reports: reports.get(comment.id) ?? []})),
    total: counted.rows[0]?.total ?? 0,
  }
}

const day = 86_400_000

/** Deletes reports, and requests that were answered, after so many days. */
export async function pruneForum(db: Tx, now: number, days: number): Promise<void> {
  const before = new Date(now - days * day)
  await sql`delete from forum_report where created_at < ${before}`.execute(db)
  await sql`delete from forum_monitor_request where answered_at < ${before}`.execute(db)
}
