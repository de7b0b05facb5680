import {createServer} from 'node:http'
import pg from 'pg'
import {bin, run} from '../../scripts/lib/run.ts'
import {demo} from '../journeys/account.ts'
import {Backend} from '../journeys/backend.ts'

export type Rate = {perSecond: number; p99: number}
export type Load = {url: string; headers: Record<string, string>; body: string}

const seconds = 4

/** Requests per second of 20 connections, and the 99th percentile of their times in milliseconds. */
export async function rateOf({url, headers, body}: Load): Promise<Rate> {
  const flags = Object.entries({'content-type': 'application/json', ...headers}).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const args = ['-j', '-c', '20', '-d', String(seconds), '-m', 'POST', ...flags, '-b', body, url]
  const {output} = await run({command: bin('autocannon'), args})
  const report: {requests: {average: number}; latency: {p99: number}; non2xx: number} = JSON.parse(output.slice(output.indexOf('{')))
  if (report.non2xx > 0) throw new Error(`${url} refused ${report.non2xx} requests.`)
  return {perSecond: report.requests.average, p99: report.latency.p99}
}

async function askJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(url, {method: 'POST', headers: {'content-type': 'application/json', ...headers}, body: JSON.stringify(body)})
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${text}`)
  return JSON.parse(text)
}

const questionMany = `query QuestionMany($ids: [ID!]!, $calendarDate: String!, $type: String!, $activity: ID!) {
  questionMany(ids: $ids, calendarDate: $calendarDate, type: $type, activity: $activity) {
    _id body choices isEssay institution uf year examOrder examType classification difficulty scopedId correctChoice answersProportion
    comment {author title body updatedAt} studentAnswer {_id document choosen outcome createdAt}
  }
}`

/** Today as the server writes it, in the zone of most students. */
function today(): string {
  const parts = new Intl.DateTimeFormat('en-CA', {timeZone: 'America/Sao_Paulo'}).format(Date.now() - 4 * 3_600_000)
  return parts.replaceAll('-', '')
}

/** The product's request for up to ten questions of today's agenda, as its client sends it. */
async function productLoad(origin: string): Promise<{load: Load; ids: string[]}> {
  const {idToken} = await askJson(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, {
    ...demo, returnSecureToken: true,
  })
  const headers = {authorization: `Bearer ${idToken}`}
  const calendarDate = today()
  const query = 'query Agenda($calendarDate: String!) {agenda(calendarDate: $calendarDate) {_id theoreticalStudy {lessonId questions}}}'
  const {data} = await askJson(`${origin}/graphql`, {query, variables: {calendarDate}}, headers)
  const ids: string[] = data.agenda.theoreticalStudy.flatMap(({questions}: {questions: string[]}) => questions).slice(0, 10)
  const variables = {ids, calendarDate, type: 'theoretical-study', activity: data.agenda._id}
  const reply = await askJson(`${origin}/graphql`, {query: questionMany, variables}, headers)
  if (reply.data?.questionMany?.length !== ids.length) throw new Error(`The server gave no questions: ${JSON.stringify(reply.errors)}`)
  return {ids, load: {url: `${origin}/graphql`, headers, body: JSON.stringify({query: questionMany, variables})}}
}

/** The limit: one query through bare `pg` in a bare server, on the same database. */
async function startBare(databaseUrl: string, ids: readonly string[]) {
  const pool = new pg.Pool({connectionString: databaseUrl, max: 10})
  const server = createServer(async (_request, response) => {
    const {rows} = await pool.query({
      name: 'ten',
      text: 'select id, body, choices, institution, uf, year, classification, difficulty from question where id = any($1)',
      values: [ids],
    })
    response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify({data: {questionMany: rows}}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    load: {url: `http://127.0.0.1:${address.port}/`, headers: {}, body: '{}'},
    async close() {
      server.close()
      server.closeAllConnections()
      await pool.end()
    },
  }
}

/** The product and the bare server by turns (A B A B) on one PostgreSQL. */
export async function serverRates(databaseUrl: string): Promise<{product: Rate[]; bare: Rate[]}> {
  const backend = await Backend.start({DATABASE_URL: databaseUrl, NODE_ENV: 'test', ARISTO_TEST_CLOCK: '', RATE_LIMIT_PER_MINUTE: '1000000'})
  try {
    const {load, ids} = await productLoad(backend.origin)
    const bare = await startBare(databaseUrl, ids)
    const rates: {product: Rate[]; bare: Rate[]} = {product: [], bare: []}
    try {
      for (let turn = 0; turn < 2; turn += 1) {
        rates.product.push(await rateOf(load))
        rates.bare.push(await rateOf(bare.load))
      }
      return rates
    } finally {
      await bare.close()
    }
  } finally {
    await backend.dispose()
  }
}
