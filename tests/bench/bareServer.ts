import {createServer} from 'node:http'
import pg from 'pg'

/**
 * The server's limit, a process of its own as the product is: `/read` is one query for ten questions, `/write` one
 * insert. `DATABASE_URL`, and the ids as the only argument; prints its address when it listens.
 */
const ids: unknown = JSON.parse(process.argv[2] ?? '[]')
const pool = new pg.Pool({connectionString: process.env.DATABASE_URL, max: 10})
await pool.query(
  'create table if not exists bench_answer (id bigserial primary key, question_id text, choosen smallint, at timestamptz)',
)

const read = {
  name: 'ten',
  text: 'select id, body, choices, institution, uf, year, classification, difficulty from question where id = any($1)',
  values: [ids],
}
const write = {
  name: 'one',
  text: 'insert into bench_answer (question_id, choosen, at) values ($1, $2, now()) returning id',
  values: ['bench-0', 1],
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const {rows} = await pool.query(request.url === '/write' ? write : read)
  response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify({data: rows}))
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())))
process.on('SIGTERM', () => process.exit(0))
