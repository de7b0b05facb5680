import {createHash} from 'node:crypto'
import {globSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {PGlite} from '@electric-sql/pglite'
import {Kysely, PGliteDialect} from 'kysely'
import {type Database, openDatabase} from '../../server/kernel/database/database.ts'
import type {Tables} from '../../server/kernel/database/tables.ts'
import {migrate} from '../../server/migrate.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Names these migrations and this PGlite: what is kept of them is made again when either changes. */
export function migrationsHash(): string {
  const hash = createHash('sha256')
  const sources = globSync('server/**/*igrations.ts', {cwd: root}).toSorted()
  for (const name of [...sources, 'node_modules/@electric-sql/pglite/package.json'])
    hash.update(readFileSync(join(root, name)))
  return hash.digest('hex').slice(0, 16)
}

const imagePath = () => join(root, 'node_modules', '.cache', 'aristo', `migrated-${migrationsHash()}.tar`)

async function makeImage(path: string): Promise<Blob> {
  const pglite = await PGlite.create({dataDir: 'memory://'})
  await migrate({db: new Kysely<Tables>({dialect: new PGliteDialect({pglite})})})
  const image = await pglite.dumpDataDir('none')
  await pglite.close()
  mkdirSync(dirname(path), {recursive: true})
  // Workers that make it at the same time each put a whole one in place.
  const own = `${path}.${process.pid}`
  writeFileSync(own, Buffer.from(await image.arrayBuffer()))
  renameSync(own, path)
  return image
}

function readImage(path: string): Blob | null {
  try {
    return new Blob([readFileSync(path)])
  } catch {
    return null
  }
}

/** An embedded database with all migrations: from an image, because making and migrating one takes five times as long. */
export async function openMigrated(): Promise<Database> {
  const path = imagePath()
  return openDatabase({image: readImage(path) ?? (await makeImage(path))})
}
