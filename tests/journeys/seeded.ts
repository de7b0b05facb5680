import {cpSync} from 'node:fs'
import {openDatabase} from '../../server/kernel/database/database.ts'
import {Backend} from './backend.ts'
import {oracleBuild} from './oracleDocuments.ts'
import type {Environment, Runner} from './runner.ts'

/** Names the folder of data that every journey begins with a copy of. */
const variable = 'JOURNEY_SEEDED_FOLDER'

/** Seeds the demo once for all journeys. Resolves with what removes it. */
export async function seedOnce(): Promise<() => Promise<void>> {
  const backend = await Backend.start()
  await backend.stop()
  await learnOracle(backend.folder)
  process.env[variable] = backend.folder
  return () => backend.dispose()
}

/** Keeps the oracle's documents as the server keeps those of a client that was served before. */
async function learnOracle(folder: string): Promise<void> {
  const {db, close} = await openDatabase({databaseUrl: undefined, dataDir: folder})
  await db
    .insertInto('client_build')
    .values({id: oracleBuild.id, documents: JSON.stringify(oracleBuild.documents), served_at: new Date()})
    .execute()
  await close()
}

/** A server over a copy of the seeded demo; `env` and `runner` as `Backend.start` has them. */
export async function startSeeded(env?: Environment, runner?: Runner): Promise<Backend> {
  const folder = process.env[variable]
  if (folder === undefined)
    throw new Error('No demo has been seeded: journeys run with the global setup of playwright.config.ts.')
  return Backend.start(env, (own) => cpSync(folder, own, {recursive: true}), runner)
}
