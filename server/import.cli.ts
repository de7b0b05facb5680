import {readFile} from 'node:fs/promises'
import {basename} from 'node:path'
import {parseArgs} from 'node:util'
import * as v from 'valibot'
import {readConfig} from './config.ts'
import type {ContentFile, Place} from './content/contentFile.ts'
import {importFiles} from './content/import.ts'
import {reportLines} from './content/importReport.ts'
import {areas} from './content/packParts.schema.ts'
import {storeStatisticsPages} from './diagnostic/statisticsPages.repository.ts'
import {openDatabase} from './kernel/database/database.ts'
import {migrate} from './migrate.ts'

const usage = `Usage: npm run content:import -- [--dry-run] [--lesson ID | --area AREA] FILE…

Loads content packs (.json), raw exam files (.json), Moodle GIFT (.gift, .gift.txt) and Anki decks (.apkg), all or
nothing. --lesson or --area (${areas.join(', ')}) says where the questions and cards of GIFT and Anki belong.
DATABASE_URL and DATA_DIR say where to, as for the server. --dry-run checks, says what would change, and writes nothing.

Ends with 0 when everything is sound, with 1 when there is a problem.`

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
      lesson: {type: 'string'},
      area: {type: 'string'},
    },
  })
  if (values.help || positionals.length === 0) {
    console.log(usage)
    return values.help ? 0 : 1
  }
  const place: Place = {lesson: values.lesson, area: areaOf(values.area)}
  const files = await Promise.all(positionals.map(readContent))
  const {databaseUrl, databasePrepares: prepares, dataDir} = readConfig(process.env)
  const database = await openDatabase({databaseUrl, prepares, dataDir})
  try {
    await migrate(database)
    const now = new Date()
    const report = await importFiles(database.db, files, now, {
      dryRun: values['dry-run'],
      place,
      followUp: (trx) => storeStatisticsPages(trx, now.getTime()),
    })
    for (const line of reportLines(report)) console.log(line)
    return report.ok ? 0 : 1
  } finally {
    await database.close()
  }
}

function areaOf(given: string | undefined): Place['area'] {
  const area = v.safeParse(v.optional(v.picklist(areas)), given)
  if (!area.success) throw new Error(`There is no area "${given}"; the areas are ${areas.join(', ')}.`)
  return area.output
}

async function readContent(path: string): Promise<ContentFile> {
  return {name: basename(path), bytes: await readFile(path)}
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
