import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {sql} from 'kysely'
import type {Database} from '../../server/kernel/database/database.ts'
import {asPostgres} from '../lib/postgres.ts'
import {DurableCluster, lendToPostgres, must, postgresPrograms} from './cluster.ts'
import {untilTrue} from './database.ts'
import {rejectedRequests} from './kill.ts'
import {createOracle, findingsReport} from './oracle.ts'
import {requirePrograms} from './programs.ts'
import type {DrillOptions, Report} from './report.ts'
import {ServerProcess} from './serverProcess.ts'
import {type DrillStudent, seedWorld, storedAnswers, storedMarks, withDatabase, type World} from './world.ts'
import {startLoad} from './writers.ts'

/**
 * What a restored database must have in common with the one that was lost, as one line each. What is computed of answers
 * (aggregates) is added here by its table, as everything else.
 */
const checkedTables = [
  'profile',
  'agenda',
  'agenda_question',
  'answer',
  'answer_tally',
  'pre_choice',
  'question_card',
  'idempotency',
  'exam_activity',
  'mock_chain',
  'mock_late_mark',
  'mock_ranking',
  'held_answer',
  'identity_user',
  'identity_key',
] as const

type Contents = ReadonlyMap<string, string>

/** Count and checksum of the rows of each table, whatever their order. */
export async function contentsOf(
  {db}: Pick<Database, 'db'>,
  tables: readonly string[] = checkedTables,
): Promise<Contents> {
  const contents = new Map<string, string>()
  for (const name of tables) {
    const {rows} = await sql<{
      line: string
    }>`select count(*) || ' rows, ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '-') as line
      from ${sql.table(name)} t`.execute(db)
    contents.set(name, rows[0]?.line ?? '')
  }
  return contents
}

/** The tables that differ, in words. */
export const differencesOf = (before: Contents, after: Contents): string[] =>
  [...before].flatMap(([name, line]) =>
    after.get(name) === line ? [] : [`${name}: was ${line}, is ${after.get(name) ?? 'missing'}`],
  )

const receiptFields = 'receipt { sequence hash finishedAt answered total }'
const finishDocument = `mutation ($input: FinishMockExamInput!, $key: ID!) { finishMockExam(input: $input, idempotencyKey: $key) { ${receiptFields} } }`
const readDocument = `query ($id: ID!) { getMockExamActivity(_id: $id) { ${receiptFields} } }`

/** The receipt of a student's exam as the server tells it, in one line. */
async function receiptOf(origin: string, {token, exam}: DrillStudent, isFinishing: boolean): Promise<string> {
  const input = {activityId: exam, dateNow: new Date().toISOString()}
  const body = isFinishing
    ? {query: finishDocument, variables: {input, key: `finish-${exam}`}}
    : {query: readDocument, variables: {id: exam}}
  const headers = {'content-type': 'application/json', authorization: `Bearer ${token}`}
  const response = await fetch(`${origin}/graphql`, {method: 'POST', headers, body: JSON.stringify(body)})
  const reply: {data?: Record<string, {receipt: unknown} | null> | null} = await response.json()
  const receipt = Object.values(reply.data ?? {})[0]?.receipt
  if (receipt === null || receipt === undefined) throw new Error(`${exam} has no receipt: ${JSON.stringify(reply)}`)
  return JSON.stringify(receipt)
}

async function receiptsOf(origin: string, students: readonly DrillStudent[], isFinishing: boolean): Promise<Contents> {
  const receipts = new Map<string, string>()
  for (const student of students) receipts.set(student.id, await receiptOf(origin, student, isFinishing))
  return receipts
}

/** pgBackRest on a cluster, its repository beside it. */
async function withBackups(cluster: DurableCluster): Promise<(...args: string[]) => Promise<string>> {
  const {pgbackrest} = requirePrograms({pgbackrest: 'pgbackrest'})
  for (const name of ['repository', 'pgbackrest-log', 'pgbackrest-lock']) {
    mkdirSync(join(cluster.folder, name), {mode: 0o750})
    await lendToPostgres(join(cluster.folder, name))
  }
  const file = join(cluster.folder, 'pgbackrest.conf')
  writeFileSync(
    file,
    `[global]
repo1-path=${join(cluster.folder, 'repository')}
log-path=${join(cluster.folder, 'pgbackrest-log')}
lock-path=${join(cluster.folder, 'pgbackrest-lock')}
repo1-retention-full=2
start-fast=y
compress-type=lz4
[aristo]
pg1-path=${cluster.data}
pg1-port=${cluster.port}
pg1-socket-path=${cluster.folder}
pg1-user=postgres
`,
  )
  await lendToPostgres(file)
  cluster.configure({
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `${pgbackrest} --config=${file} --stanza=aristo archive-push %p`,
  })
  return (...args) =>
    must({
      ...asPostgres(pgbackrest, [`--config=${file}`, '--stanza=aristo', '--log-level-console=warn', ...args]),
      cwd: cluster.folder,
    })
}

/** The moment to which is restored: what the database held, what students were told, and when that was. */
type Moment = {readonly at: string; readonly contents: Contents; readonly receipts: Contents}

async function momentOf(url: string, receipts: Contents): Promise<Moment> {
  return withDatabase({databaseUrl: url}, async (database) => {
    const contents = await contentsOf(database)
    const {rows} = await sql<{
      at: string
    }>`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as at`.execute(
      database.db,
    )
    return {at: rows[0]?.at ?? '', contents, receipts}
  })
}

/** What an operator fears: an hour later somebody deletes what must not be deleted, and it is already in the archive. */
async function disaster(url: string): Promise<void> {
  await withDatabase({databaseUrl: url}, async ({db}) => {
    await sql`delete from answer`.execute(db)
    await sql`update exam_activity set receipt_hash = null`.execute(db)
    await sql`select pg_switch_wal()`.execute(db)
  })
}

async function work(
  server: ServerProcess,
  world: World,
  oracle: ReturnType<typeof createOracle>,
  seed: number,
  writes: number,
) {
  const half = Math.ceil(world.students.length / 2)
  const common = {world, origin: server.origin, think: 50}
  const loads = [
    startLoad(oracle, {...common, kind: 'answers', seed, students: world.students}),
    startLoad(oracle, {...common, kind: 'marks', seed: seed + 1, students: world.students.slice(0, half)}),
  ]
  const wanted = oracle.confirmations() + writes
  await untilTrue(Date.now(), 300_000, () => oracle.confirmations() >= wanted)
  for (const load of loads) await load.stop()
  return loads.flatMap(({rejections}) => rejections)
}

/** Backup, work, a moment, more work and a disaster; then back to the moment. */
export async function restore({isSmall, seed, say}: DrillOptions): Promise<Report> {
  const plan = isSmall ? {students: 10, writes: 200} : {students: 100, writes: 5_000}
  const programs = await postgresPrograms(say)
  requirePrograms({pgbackrest: 'pgbackrest'})
  const cluster = await DurableCluster.make(programs)
  const backrest = await withBackups(cluster)
  await cluster.start()
  const world = await seedWorld(
    {databaseUrl: cluster.url},
    {students: plan.students, dayQuestions: 400, examQuestions: 60},
  )
  const server = await ServerProcess.make({DATABASE_URL: cluster.url})
  const oracle = createOracle()
  try {
    await server.start()
    await backrest('stanza-create')
    // A question of the day is answered once; who answers it again is told the first answer.
    const half = world.dayQuestions.length / 2
    const [before, after] = [
      {...world, dayQuestions: world.dayQuestions.slice(0, half)},
      {...world, dayQuestions: world.dayQuestions.slice(half)},
    ]
    const rejections = await work(server, before, oracle, seed, plan.writes / 2)
    say('backup')
    const began = Date.now()
    await backrest('--type=full', 'backup')
    const backupTime = Date.now() - began
    rejections.push(...(await work(server, after, oracle, seed + 2, plan.writes / 2)))
    const receipts = await receiptsOf(server.origin, world.students.slice(0, Math.ceil(plan.students / 2)), true)
    await server.end('SIGTERM')
    const moment = await momentOf(cluster.url, receipts)
    say(`the moment: ${moment.at}`)
    await disaster(cluster.url)
    await cluster.stop()
    const lost = Date.now()
    rmSync(cluster.data, {recursive: true})
    mkdirSync(cluster.data, {mode: 0o700})
    await lendToPostgres(cluster.data)
    await backrest('--type=time', `--target=${moment.at}`, '--target-action=promote', 'restore')
    await cluster.start()
    await untilTrue(Date.now(), 60_000, () => withDatabase({databaseUrl: cluster.url}, isPrimary))
    const restoreTime = Date.now() - lost
    await server.start()
    const told = await receiptsOf(server.origin, world.students.slice(0, receipts.size), false)
    await server.end('SIGTERM')
    const found = findingsReport(oracle.compare(await withDatabase({databaseUrl: cluster.url}, storedAll)))
    const differences = differencesOf(
      moment.contents,
      await withDatabase({databaseUrl: cluster.url}, (database) => contentsOf(database)),
    )
    const wrong = differencesOf(moment.receipts, told)
    return {
      figures: [
        {name: 'confirmed writes before the moment', value: oracle.confirmations(), unit: '', least: plan.writes},
        {name: 'full backup', value: backupTime / 1_000, unit: 's'},
        {name: 'restore until the database takes writes', value: restoreTime / 1_000, unit: 's'},
        {
          name: 'tables compared by count and checksum',
          value: moment.contents.size,
          unit: '',
          least: checkedTables.length,
        },
        {name: 'tables that differ', value: differences.length, unit: '', most: 0},
        {name: 'receipts compared', value: told.size, unit: '', least: receipts.size},
        {name: 'receipts that differ', value: wrong.length, unit: '', most: 0},
        ...found.figures,
      ],
      complaints: [...differences, ...wrong.slice(0, 3), ...found.complaints, ...rejectedRequests(rejections)],
    }
  } finally {
    await server.end('SIGKILL')
    await cluster.remove()
  }
}

async function isPrimary({db}: Pick<Database, 'db'>): Promise<boolean> {
  const {rows} = await sql<{waits: boolean}>`select pg_is_in_recovery() as waits`.execute(db)
  return rows[0]?.waits === false
}

/** Answers and marks together; they are of different questions. */
async function storedAll(database: Pick<Database, 'db'>) {
  const [answers, marks] = [await storedAnswers(database), await storedMarks(database)]
  return {writes: [...answers.writes, ...marks.writes], tallied: (answers.tallied ?? 0) + marks.writes.length}
}
