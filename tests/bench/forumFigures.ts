import {randomUUID} from 'node:crypto'
import {setTimeout as pause} from 'node:timers/promises'
import {createClient} from 'graphql-ws'
import {sql} from 'kysely'
import {WebSocket} from 'ws'
import {providePostgres, startCluster} from '../../scripts/lib/postgres.ts'
import {type Database, openDatabase} from '../../server/kernel/database/database.ts'
import {Backend} from '../journeys/backend.ts'
import {type Figure, median, percentile} from './numbers.ts'
import type {BenchPlan} from './phoneFigures.ts'
import {memoryOf} from './product.ts'
import {addStudents} from './seed.ts'

type Size = {readonly students: number; readonly perSecond: number; readonly seconds: number; readonly opens: number}

const whole: Size = {students: 500, perSecond: 20, seconds: 60, opens: 110}
const quick: Size = {students: 100, perSecond: 20, seconds: 5, opens: 40}

const place = {contentType: 'question'} as const

/** A forum of so many top comments, each of another student, about a question. */
async function addForum({db}: Database, contentId: string, comments: number, students: number): Promise<void> {
  await sql`insert into forum (id, content_type, content_id, created_at)
    values (${contentId}, 'question', ${contentId}, now())`.execute(db)
  await sql`insert into forum_comment (id, forum_id, level, profile_id, author_type, course_id, body, searched, created_at)
    select ${contentId}::text || '-' || n, ${contentId}, 1, 'bench-' || (n % ${students}::integer), 'User', 'curso',
      repeat('Uma dúvida sobre a conduta. ', 8), '', now() - make_interval(secs => n)
    from generate_series(1, ${comments}::integer) n`.execute(db)
}

type Told = {readonly kind: string; readonly commentId: string; readonly comment: {readonly body: string} | null}

/** One student with the forum open: what arrived, with its instant, each time that it did. */
function listen(origin: string, token: string, contentId: string) {
  const arrived: {readonly id: string; readonly at: number}[] = []
  let isReady = () => {}
  const ready = new Promise<void>((resolve) => (isReady = resolve))
  const client = createClient({
    url: `${origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: {authorization: `Bearer ${token}`},
    on: {connected: () => isReady()},
  })
  client.subscribe<{forumChanged: Told[]}>(
    {
      query: `subscription { forumChanged(contentType: question, contentId: "${contentId}") {
        kind commentId parentId comment } }`,
    },
    {
      next: ({data}) => {
        const at = performance.now()
        for (const {kind, commentId} of data?.forumChanged ?? [])
          if (kind === 'created') arrived.push({id: commentId, at})
      },
      error: () => {},
      complete: () => {},
    },
  )
  return {arrived, ready, close: () => client.dispose()}
}

const post = async <T>(origin: string, path: string, token: string, body: object): Promise<T> => {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID()},
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered with ${response.status}: ${await response.text()}`)
  return response.json()
}

async function delivery(backend: Backend, tokens: readonly string[], contentId: string, {perSecond, seconds}: Size) {
  const tabs = tokens.map((token) => listen(backend.origin, token, contentId))
  await Promise.all(tabs.map(({ready}) => ready))
  await pause(3_000)
  const sentAt = new Map<string, number>()
  const write = async (from: number, count: number) => {
    const writing: Promise<void>[] = []
    const began = performance.now()
    for (let n = 0; n < count; n += 1) {
      const due = began + (n * 1_000) / perSecond
      if (due > performance.now()) await pause(due - performance.now())
      const at = performance.now()
      const body = `Comentário ${from + n} de quem estuda para a prova de domingo.`
      const token = tokens[(from + n) % tokens.length] ?? ''
      const asked = {...place, contentId, courseId: 'curso', body}
      writing.push(
        post<{id: string}>(backend.origin, '/v1/comment/creation/', token, asked).then(
          ({id}) => void sentAt.set(id, at),
        ),
      )
    }
    await Promise.all(writing)
    await pause(3_000)
    return memoryOf(backend.pid)
  }
  // The process takes the memory it works with in the first half; what grows after that is kept by somebody.
  const before = await write(0, (perSecond * seconds) / 2)
  const after = await write((perSecond * seconds) / 2, (perSecond * seconds) / 2)
  const times: number[] = []
  let lost = 0
  let doubled = 0
  for (const {arrived} of tabs) {
    const own = new Set(arrived.map(({id}) => id))
    lost += [...sentAt.keys()].filter((id) => !own.has(id)).length
    doubled += arrived.length - own.size
    for (const {id, at} of arrived) {
      const sent = sentAt.get(id)
      if (sent !== undefined) times.push(at - sent)
    }
  }
  await Promise.all(tabs.map(({close}) => close()))
  return {times, lost, doubled, before, after}
}

/** Milliseconds to open a forum of twenty comments and one of five thousand, by turns. */
async function openings({origin}: Backend, token: string, small: string, large: string, opens: number) {
  const times: Record<string, number[]> = {[small]: [], [large]: []}
  for (let n = 0; n < opens; n += 1) {
    for (const contentId of n % 2 === 0 ? [small, large] : [large, small]) {
      const at = performance.now()
      await post(origin, '/v1/forum/get-or-create', token, {
        ...place,
        contentId,
        courseId: 'curso',
        commentListPage: 1,
        commentsPerPage: 20,
      })
      times[contentId]?.push(performance.now() - at)
    }
    // Nobody opens two forums at once, and the limit of requests is not what is measured.
    await pause(5)
  }
  return {small: median(times[small] ?? []), large: median(times[large] ?? [])}
}

/** How soon comments reach open forums, and how long a forum takes to open, over PostgreSQL. */
export async function forumFigures({isQuick, say}: BenchPlan): Promise<Figure[]> {
  const size = isQuick ? quick : whole
  const programs = await providePostgres(say)
  if (programs === undefined) return []
  const cluster = await startCluster(programs)
  const backend = await Backend.start({
    DATABASE_URL: cluster.url,
    ALLOW_ANY_DOCUMENT: 'yes',
    ARISTO_TEST_CLOCK: '0',
    SOCKETS_PER_ADDRESS: '2000',
  })
  const database = await openDatabase({databaseUrl: cluster.url})
  try {
    const questions = await sql<{id: string}>`select id from question where not retired and key_held_until is null
      order by id limit 3`.execute(database.db)
    const [live = '', small = '', large = ''] = questions.rows.map(({id}) => id)
    const tokens = await addStudents(database, size.students)
    await addForum(database, small, 20, size.students)
    await addForum(database, large, 5_000, size.students)
    await sql`analyze`.execute(database.db)
    say(`${size.students} students in one forum, ${size.perSecond} comments a second`)
    const {times, lost, doubled, before, after} = await delivery(backend, tokens, live, size)
    say(
      `${times.length} deliveries, p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, memory ${before.toFixed(0)} to ${after.toFixed(0)} MB`,
    )
    const {small: few, large: many} = await openings(backend, tokens[0] ?? '', small, large, size.opens)
    return [
      {name: 'a comment reaches open forums, p95', unit: 'ms', figure: percentile(times, 0.95), limit: 1, most: 500},
      {name: 'comments lost', unit: '', figure: lost, limit: 1, most: 0},
      {name: 'comments doubled', unit: '', figure: doubled, limit: 1, most: 0},
      {name: 'server memory, second half to first', unit: 'MB', figure: after, limit: before, most: 1.1},
      {name: 'a forum of 5,000 comments opens, to 20', unit: 'ms', figure: many, limit: few, most: 1.2},
    ]
  } finally {
    await database.close()
    await backend.stop()
    await cluster.stop()
  }
}
