import {randomUUID} from 'node:crypto'
import pg from 'pg'
import {openDatabase} from '../../server/kernel/database/database.ts'
import {migrate} from '../../server/migrate.ts'
import {migrationsHash} from './image.ts'

const adminUrl = () => process.env.TEST_DATABASE_URL ?? ''

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({connectionString: adminUrl()})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const urlOf = (name: string): string => {
  const url = new URL(adminUrl())
  url.pathname = `/${name}`
  return url.href
}

type Made = {url: string; drop: () => Promise<void>}

async function make(template: string): Promise<Made> {
  const name = `aristo_${randomUUID().replaceAll('-', '')}`
  await asAdmin((client) => client.query(`create database ${name} template ${template}`))
  return {
    url: urlOf(name),
    drop: async () => {
      await asAdmin((client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** An empty PostgreSQL database of its own. */
export const makePostgres = (): Promise<Made> => make('template0')

/** Any number that nothing else locks. */
const templateLock = 7_403_911

/**
 * The database that migrated ones are copied from: a copy takes a tenth of the time of the migrations. It belongs to these
 * migrations and stays in the cluster; of several workers that miss it one makes it.
 */
async function migratedTemplate(): Promise<string> {
  const name = `aristo_migrated_${migrationsHash()}`
  await asAdmin(async (client) => {
    await client.query(`select pg_advisory_lock(${templateLock})`)
    const {rowCount} = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount !== 0) return
    const unfinished = `${name}_unfinished`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    const database = await openDatabase({databaseUrl: urlOf(unfinished)})
    await migrate(database)
    await database.close()
    await client.query(`alter database ${unfinished} rename to ${name}`)
  })
  return name
}

/** A PostgreSQL database of its own with all migrations. */
export const makeMigratedPostgres = async (): Promise<Made> => make(await migratedTemplate())
