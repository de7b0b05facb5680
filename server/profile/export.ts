import {sql} from 'kysely'
import {csvMark} from '../../domain/shared/csv.ts'
import {csvLine} from '../kernel/csv.ts'
import type {Database} from '../kernel/database/database.ts'
import {exportSections} from './exportSections.ts'
import type {Exported} from './exportSections.types.ts'

export const exportFormats = ['json', 'csv'] as const

type Row = Readonly<Record<string, unknown>>

/** Rows that are read at a time, so that years of answers never stand in memory at once. */
const pageSize = 500

async function* rowsOf(
  {db}: Pick<Database, 'db'>,
  section: (typeof exportSections)[number],
  person: Exported & {readonly now: number},
): AsyncGenerator<Row> {
  for (let from = 0; ; from += pageSize) {
    const {rows} = await sql<Row>`${section.rows(person)} limit ${pageSize} offset ${from}`.execute(db)
    yield* rows
    if (rows.length < pageSize) return
  }
}

/** The whole export as one JSON object: a list of rows for each section. */
export async function* exportJson(
  database: Pick<Database, 'db'>,
  person: Exported,
  now: number,
): AsyncGenerator<string> {
  yield `{"format":"aristo-export/1","exportedAt":${JSON.stringify(new Date(now).toISOString())}`
  for (const section of exportSections) {
    yield `,\n${JSON.stringify(section.key)}:[`
    let separator = '\n'
    for await (const row of rowsOf(database, section, {...person, now})) {
      yield `${separator}${JSON.stringify(row)}`
      separator = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}

/**
 * The whole export as one CSV file for a spreadsheet of a Brazilian computer: semicolons, UTF-8 with its mark, a heading
 * and a line of column names for each section, an empty line between them.
 */
export async function* exportCsv(
  database: Pick<Database, 'db'>,
  person: Exported,
  now: number,
): AsyncGenerator<string> {
  let before = csvMark
  for (const section of exportSections) {
    yield `${before}${csvLine([section.title])}${csvLine(Object.values(section.columns))}`
    for await (const row of rowsOf(database, section, {...person, now}))
      yield csvLine(Object.keys(section.columns).map((key) => row[key]))
    before = '\r\n'
  }
}
