import initSqlJs, {type Database} from 'sql.js'
import * as v from 'valibot'
import {readMessage, textOf} from './protobuf.ts'

/** A note type: the names of its fields and the templates of its cards. */
export type NoteType = {
  readonly isCloze: boolean
  readonly fields: readonly string[]
  readonly templates: readonly {readonly question: string; readonly answer: string}[]
}

/** A card as Anki keeps it: a note's fields seen through a template, or through one of its clozes. */
export type AnkiCard = {
  /** Number of its note in the collection: the instant in milliseconds when Anki made it. */
  readonly note: number
  readonly guid: string
  readonly type: NoteType | undefined
  readonly fields: readonly string[]
  /** Index of the template, or number of the cloze less one. */
  readonly ord: number
  /** Names from the widest deck to the narrowest. */
  readonly deck: readonly string[]
}

const mostCards = 20_000

const cardRow = v.tuple([v.number(), v.number(), v.string(), v.number(), v.string(), v.number()])
const legacyTypes = v.record(
  v.string(),
  v.object({
    type: v.optional(v.number(), 0),
    flds: v.array(v.object({name: v.string(), ord: v.number()})),
    tmpls: v.array(v.object({ord: v.number(), qfmt: v.string(), afmt: v.string()})),
  }),
)
const legacyDecks = v.record(v.string(), v.object({name: v.string()}))

/**
 * Reads the cards of a collection in the order of their notes.
 *
 * @throws Error when the bytes are not a collection
 */
export async function readCollection(bytes: Uint8Array, isNew: boolean): Promise<AnkiCard[]> {
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 15)) !== 'SQLite format 3')
    throw new Error('its collection is not an SQLite file')
  const {Database} = await initSqlJs()
  const database = new Database(bytes)
  try {
    withoutCollation(database)
    const types = isNew ? newTypes(database) : oldTypes(database)
    const decks = isNew ? newDecks(database) : oldDecks(database)
    const rows = rowsOf(
      database,
      `select n.id, case when c.odid <> 0 then c.odid else c.did end, n.guid, n.mid, n.flds, c.ord
       from cards c join notes n on n.id = c.nid order by n.id, c.ord limit ${mostCards + 1}`,
    )
    if (rows.length > mostCards) throw new Error(`it holds more than ${mostCards} cards`)
    return rows.map((row) => {
      const [note, deck, guid, type, fields, ord] = v.parse(cardRow, row)
      return {
        note,
        guid,
        type: types.get(String(type)),
        fields: fields.split('\x1f'),
        ord,
        deck: decks.get(String(deck)) ?? [],
      }
    })
  } finally {
    database.close()
  }
}

/**
 * Takes Anki's own collation `unicase` out of the schema of this copy: SQLite refuses to prepare a query on a table
 * whose collation it lacks. What is indexed by it stays in another order, so no index of these tables may be used.
 */
function withoutCollation(database: Database): void {
  const rows = rowsOf(database, "select rowid, sql from sqlite_schema where sql like '%unicase%'")
  if (rows.length === 0) return
  database.run('pragma writable_schema = on')
  for (const row of rows) {
    const [id, text] = v.parse(v.tuple([v.number(), v.string()]), row)
    const plain = text.replace(/\s+collate\s+["'`[]?unicase["'`\]]?/gi, '')
    database.run('update sqlite_schema set sql = ? where rowid = ?', [plain, id])
  }
  database.run('pragma writable_schema = reset')
}

const rowsOf = (database: Database, query: string) => database.exec(query)[0]?.values ?? []

function column(database: Database, name: 'models' | 'decks'): unknown {
  const [row] = rowsOf(database, `select ${name} from col`)
  return JSON.parse(v.parse(v.tuple([v.string()]), row)[0])
}

function oldTypes(database: Database): ReadonlyMap<string, NoteType> {
  const byOrd = (a: {ord: number}, b: {ord: number}) => a.ord - b.ord
  return new Map(
    Object.entries(v.parse(legacyTypes, column(database, 'models'))).map(([id, {type, flds, tmpls}]) => [
      id,
      {
        isCloze: type === 1,
        fields: flds.toSorted(byOrd).map(({name}) => name),
        templates: tmpls.toSorted(byOrd).map(({qfmt, afmt}) => ({question: qfmt, answer: afmt})),
      },
    ]),
  )
}

const oldDecks = (database: Database): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(v.parse(legacyDecks, column(database, 'decks'))).map(([id, {name}]) => [id, name.split('::')]))

const named = v.tuple([v.number(), v.number(), v.string()])
const templated = v.tuple([v.number(), v.number(), v.instance(Uint8Array)])
const typed = v.tuple([v.number(), v.instance(Uint8Array)])

/** `not indexed`, because the indices of these tables are sorted by Anki's own collation. */
function newTypes(database: Database): ReadonlyMap<string, NoteType> {
  const fields = rowsOf(database, 'select ntid, ord, name from fields not indexed').map((row) => v.parse(named, row))
  const templates = rowsOf(database, 'select ntid, ord, config from templates not indexed').map((row) =>
    v.parse(templated, row),
  )
  const of = <T extends readonly [number, number, unknown]>(rows: readonly T[], id: number) =>
    rows.filter(([type]) => type === id).toSorted((a, b) => a[1] - b[1])
  return new Map(
    rowsOf(database, 'select id, config from notetypes not indexed').map((row): [string, NoteType] => {
      const [id, config] = v.parse(typed, row)
      const ofType = of(templates, id).map(([, , bytes]) => readMessage(bytes))
      return [
        String(id),
        {
          isCloze: readMessage(config).get(1)?.[0] === 1,
          fields: of(fields, id).map(([, , name]) => name),
          templates: ofType.map((message) => ({question: textOf(message, 1), answer: textOf(message, 2)})),
        },
      ]
    }),
  )
}

const newDecks = (database: Database): ReadonlyMap<string, readonly string[]> =>
  new Map(
    rowsOf(database, 'select id, name from decks not indexed').map((row) => {
      const [id, name] = v.parse(v.tuple([v.number(), v.string()]), row)
      return [String(id), name.split('\x1f')]
    }),
  )
