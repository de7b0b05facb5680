import {sql} from 'kysely'
import type {Call, Command} from './command.ts'

const most = 200

type Waiting = {
  readonly id: string
  readonly requestedAt: Date
  readonly content: string
  readonly claimedBy: string | null
  readonly body: string
}

/** A student's words on one line, without what would disturb a terminal or the columns. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 80)

const minutesSince = (at: Date, now: number) => Math.max(0, Math.floor((now - at.getTime()) / 60_000))

/** `3h05`, as long as it waited. */
const waited = (minutes: number): string => `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`

async function waitingOf({db, now}: Call): Promise<readonly string[]> {
  const {rows} = await sql<Waiting>`
    select m.comment_id as id, m.requested_at as "requestedAt", f.content_type || ' ' || f.content_id as content,
      p.email as "claimedBy", c.body
    from forum_monitor_request m
    join forum_comment c on c.id = m.comment_id
    join forum f on f.id = c.forum_id
    left join profile p on p.id = m.claimed_by
    where m.answered_at is null and c.deleted_at is null and c.hidden_at is null
    order by m.requested_at, m.comment_id limit ${most}`.execute(db)
  const lines = rows.map(({id, requestedAt, content, claimedBy, body}) =>
    [waited(minutesSince(requestedAt, now)), id, content, claimedBy ?? '-', oneLine(body)].join('\t'),
  )
  const [oldest] = rows
  const summary =
    oldest === undefined
      ? 'nothing waits'
      : `${rows.length}${rows.length === most ? ' or more' : ''} waiting, the oldest for ${waited(minutesSince(oldest.requestedAt, now))}`
  const answered = await answeredLately({db, now})
  return [...lines, summary, answered]
}

/** What monitors did within the last thirty days: how many, the median and the longest wait. */
async function answeredLately({db, now}: Pick<Call, 'db' | 'now'>): Promise<string> {
  const {rows} = await sql<{amount: number; median: number | null; longest: number | null}>`
    select count(*)::integer as amount,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - requested_at) / 60) as median,
      max(extract(epoch from answered_at - requested_at) / 60) as longest
    from forum_monitor_request where answered_at > ${new Date(now - 30 * 86_400_000)}`.execute(db)
  const [found] = rows
  if (found === undefined || found.amount === 0) return 'none answered within 30 days'
  const shown = (minutes: number | null) => waited(Math.floor(Number(minutes ?? 0)))
  return `${found.amount} answered within 30 days, after ${shown(found.median)} in the middle and ${shown(found.longest)} at most`
}

/** What waits for the staff in forums. */
export const forumCommands: readonly Command[] = [
  {
    words: 'forum waiting',
    usage: '',
    about:
      'Lists comments that wait for a monitor, the oldest first: wait, id, content, who has it, words; then how fast monitors were.',
    run: waitingOf,
  },
]
