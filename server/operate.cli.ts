import {readFile} from 'node:fs/promises'
import * as v from 'valibot'
import {readConfig} from './config.ts'
import {openDatabase} from './kernel/database/database.ts'
import {migrate} from './migrate.ts'
import {OperatorError} from './operations/command.ts'
import {askedOf, helpText, operate} from './operations/operate.ts'
import {operatorReply} from './operations/operator.routes.ts'

const usage = `Usage: npm run operate -- COMMAND… [--server URL]

Changes what the product does, all or nothing. DATABASE_URL and DATA_DIR say where, as for the server. The embedded
database serves one process: while its server runs, --server URL asks that server, with OPERATOR_TOKEN as for the server.

${helpText()}`

/** Takes `--server URL` out of the words of the command. */
function splitServer(argv: readonly string[]): {
  readonly server: string | undefined
  readonly words: readonly string[]
} {
  const at = argv.indexOf('--server')
  if (at < 0) return {server: undefined, words: argv}
  const server = argv[at + 1]
  if (server === undefined || !URL.canParse(server))
    throw new OperatorError('--server wants the address of the server.')
  return {server, words: argv.toSpliced(at, 2)}
}

async function onServer(server: string, argv: readonly string[], file: string | undefined): Promise<readonly string[]> {
  const token = process.env.OPERATOR_TOKEN
  if (token === undefined || token === '') throw new OperatorError('OPERATOR_TOKEN is not set.')
  const response = await fetch(new URL('/operator', server), {
    method: 'POST',
    headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
    body: JSON.stringify({argv, ...(file !== undefined && {file})}),
  }).catch(() => {
    throw new OperatorError(`The server ${server} cannot be reached.`)
  })
  if (response.status === 404) throw new OperatorError('That server was started without OPERATOR_TOKEN.')
  if (response.status === 429) throw new OperatorError('Too many commands: wait a minute.')
  const reply = v.safeParse(operatorReply, await response.json().catch(() => undefined))
  if (!reply.success) throw new OperatorError(`The server answered with status ${response.status}.`)
  if ('error' in reply.output) throw new OperatorError(reply.output.error)
  return reply.output.lines
}

async function onDatabase(argv: readonly string[], file: string | undefined): Promise<readonly string[]> {
  const asked = askedOf(argv)
  const {databaseUrl, databasePrepares: prepares, dataDir, signingKeySecret: keySecret} = readConfig(process.env)
  const database = await openDatabase({databaseUrl, prepares, dataDir}).catch((error: unknown) => {
    if (databaseUrl !== undefined || !(error instanceof Error)) throw error
    throw new OperatorError(
      `${error.message}\nOr ask that server: start it with OPERATOR_TOKEN and add --server URL here.`,
    )
  })
  try {
    await migrate(database)
    return await operate(database, asked, {now: Date.now(), file, keySecret})
  } finally {
    await database.close()
  }
}

async function main(): Promise<void> {
  const {server, words} = splitServer(process.argv.slice(2))
  if (words.length === 0 || words.includes('--help')) {
    console.log(usage)
    return
  }
  const path = askedOf(words).args.get('FILE')
  const file = path === undefined ? undefined : await readFile(path, 'utf8')
  const lines = server === undefined ? await onDatabase(words, file) : await onServer(server, words, file)
  for (const line of lines) console.log(line)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
