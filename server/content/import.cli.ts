import {readFile} from 'node:fs/promises'
import {basename} from 'node:path'
import {parseArgs} from 'node:util'
import {readConfig} from '../config.ts'
import {openDatabase} from '../db/database.ts'
import {migrate} from '../db/migrate.ts'
import type {ContentFile} from './contentFile.ts'
import {importFiles} from './import.ts'
import {reportLines} from './importReport.ts'

const usage = `Usage: npm run content:import -- FILE… [--dry-run]

Loads content packs and raw exam files, all or nothing. DATABASE_URL and DATA_DIR say where, as for the server.`

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {'dry-run': {type: 'boolean', default: false}, help: {type: 'boolean', default: false}},
  })
  if (values.help || positionals.length === 0) {
    console.log(usage)
    return values.help ? 0 : 1
  }
  const files = await Promise.all(positionals.map(readContent))
  const {databaseUrl, dataDir} = readConfig(process.env)
  const database = await openDatabase({databaseUrl, dataDir})
  try {
    await migrate(database)
    const report = await importFiles(database.db, files, new Date(), {dryRun: values['dry-run']})
    for (const line of reportLines(report)) console.log(line)
    return report.ok ? 0 : 1
  } finally {
    await database.close()
  }
}

async function readContent(path: string): Promise<ContentFile> {
  return {name: basename(path), text: await readFile(path, 'utf8')}
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
