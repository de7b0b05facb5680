import {createHash} from 'node:crypto'
import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {type Insertable, type Kysely, sql} from 'kysely'
import {keptBody} from '../../domain/forum/body.ts'
import type {ForumContentType} from '../../domain/forum/comment.ts'
import {folded} from '../../domain/study/textSearch.ts'
import type {ForumCommentTable} from '../forum/tables.ts'
import {contentOf} from '../forum/write.repository.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {authors} from './community.ts'
import {isOfBank} from '../content/bank.ts'

const folder = fileURLToPath(new URL('../../content/demo/forum', import.meta.url))

const hour = 3_600_000
const day = 24 * hour

/** The conversations of the demo began within so many days. */
const begunWithin = 200

const monitors = ['Dra. Helena Prates', 'Dr. Marcos Vidal', 'Dra. Luísa Camargo'] as const

const kinds = {
  questao: 'question',
  flashcard: 'flashcard',
  video: 'video',
  texto: 'text',
  mapa: 'mindmap',
} as const satisfies Readonly<Record<string, ForumContentType>>
const isKind = (word: string): word is keyof typeof kinds => Object.hasOwn(kinds, word)

/** One comment of a conversation, with those that reply to it. */
export type DemoComment = {
  readonly by: 'student' | 'starter' | 'monitor'
  /** It waits for a monitor. */
  readonly waits: boolean
  readonly body: string
  readonly replies: readonly DemoComment[]
}

/** A conversation as its file has it: what it is about, a question or the first content of a lesson, and its comments. */
export type DemoThread = {
  readonly contentType: ForumContentType
  readonly ref: string
  readonly comments: readonly DemoComment[]
}

const line = /^( *)([-*+]) (! )?(.+)$/u
const signs = {'*': 'monitor', '+': 'starter'} as const

type Open = {readonly indent: number; readonly replies: DemoComment[]}

function commentsOf(lines: readonly string[]): DemoComment[] {
  const top: Open = {indent: -1, replies: []}
  const open = [top]
  for (const text of lines.filter((each) => each.trim() !== '')) {
    const [, indent = '', sign = '', waiting, body = ''] = line.exec(text) ?? []
    if (body === '') throw new Error(`Not a comment: ${text}`)
    while ((open.at(-1)?.indent ?? -1) >= indent.length) open.pop()
    const replies: DemoComment[] = []
    const by = sign === '*' || sign === '+' ? signs[sign] : 'student'
    open.at(-1)?.replies.push({by, waits: waiting !== undefined, body: keptBody(body), replies})
    open.push({indent: indent.length, replies})
  }
  return top.replies
}

/**
 * The conversations of a file: a title of the second level names the content, each line is a comment, and a line below
 * another with more blanks before it replies to that one.
 *
 * @throws Error for a title or a line that is none
 */
export function parseThreads(text: string): DemoThread[] {
  return text
    .split(/^## /mu)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      const [kind = '', ref = ''] = title.trim().split(' ')
      if (!isKind(kind) || ref === '') throw new Error(`Not a content: ${title}`)
      return {contentType: kinds[kind], ref, comments: commentsOf(lines)}
    })
}

/** The conversations of the demo, in the order of their files. */
export async function readThreads(): Promise<DemoThread[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.flatMap(parseThreads)
}

/** A number below `most` that belongs to a comment, each of its uses another one. */
const numberOf = (id: string, use: string, most: number) =>
  createHash('sha256').update(`${use} ${id}`).digest().readUInt32BE(0) % most

const oneOf = <T>(all: readonly [T, ...T[]], id: string, use: string): T => all[numberOf(id, use, all.length)] ?? all[0]

/** The content of each conversation: a question of the pack, or what stands first in a lesson. */
async function contentIds(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const {rows} = await sql<{key: string; id: string}>`
    select 'question ' || id as key, id from question q where ${isOfBank}
    union all select distinct on (lesson_id) 'flashcard ' || lesson_id, id from flashcard
      where not retired and not is_community and lesson_id is not null
    union all select distinct on (lesson_id) 'video ' || lesson_id, id from video where not retired and lesson_id is not null
    union all select distinct on (lesson_id) 'text ' || lesson_id, id from study_text
      where not retired and lesson_id is not null
    union all select distinct on (lesson_id) 'mindmap ' || lesson_id, id from mindmap
      where not retired and lesson_id is not null`.execute(db)
  return new Map(rows.map(({key, id}) => [key, id]))
}

const keyOf = ({contentType, ref}: DemoThread) =>
  contentType === 'question' ? `question aristo/${ref}` : `${contentType} aristo-${ref}`

type Row = Insertable<ForumCommentTable>

type Above = {readonly id: string; readonly level: number; readonly at: number; readonly starter: string}

function rowsOf(forumId: string, comment: DemoComment, id: string, above: Above | null, now: number): Row[] {
  const {by, body, replies, waits} = comment
  const author = by === 'monitor' ? oneOf(monitors, id, 'monitor') : oneOf(authors, id, 'author')
  const name = by === 'starter' && above !== null ? above.starter : author
  const at =
    above === null
      ? now - day - numberOf(id, 'day', (waits ? 2 : begunWithin) * day)
      : Math.min(now - 60_000, above.at + 5 * 60_000 + numberOf(id, 'pause', 20 * hour))
  const type = by === 'monitor' ? ('Moderator' as const) : ('User' as const)
  const content = contentOf(body, type)
  const level = (above?.level ?? 0) + 1
  const own: Row = {
    id,
    forum_id: forumId,
    parent_id: above?.id ?? null,
    level,
    profile_id: null,
    author_name: name,
    author_type: type,
    course_id: 'residencia',
    body,
    content: content === null ? null : JSON.stringify(content),
    searched: folded(body),
    answer_status: replies.length > 0 ? 'answered' : waits ? 'monitorRequestedByUser' : 'waitingAnswer',
    created_at: new Date(at),
  }
  const below = {id, level, at, starter: above?.starter ?? name}
  return [own, ...replies.flatMap((reply, index) => rowsOf(forumId, reply, `${id}-${index}`, below, now))]
}

/** Stores the conversations about contents that the database has. */
export async function storeForum(db: Kysely<Tables>, now: number): Promise<void> {
  const ids = await contentIds(db)
  const threads = (await readThreads()).flatMap((thread) => {
    const contentId = ids.get(keyOf(thread))
    return contentId === undefined ? [] : [{...thread, contentId}]
  })
  if (threads.length === 0) return
  const forums = new Map(threads.map((thread) => [`demo-f-${keyOf(thread)}`, thread]))
  await db
    .insertInto('forum')
    .values(
      [...forums].map(([id, {contentType, contentId}]) => ({
        id,
        content_type: contentType,
        content_id: contentId,
        created_at: new Date(now - begunWithin * day),
      })),
    )
    .execute()
  const comments = threads.flatMap((thread, number) =>
    thread.comments.flatMap((comment, index) =>
      rowsOf(`demo-f-${keyOf(thread)}`, comment, `demo-t-${number}-${index}`, null, now),
    ),
  )
  await db.insertInto('forum_comment').values(comments).execute()
  const waiting = comments.filter((comment) => comment.answer_status === 'monitorRequestedByUser')
  if (waiting.length > 0)
    await db
      .insertInto('forum_monitor_request')
      .values(waiting.map(({id, created_at}) => ({comment_id: id, requested_at: created_at})))
      .execute()
}
