import {strToU8, zipSync} from 'fflate'
import initSqlJs from 'sql.js'

/** A note of a made-up deck: `type` is the id of its note type, each ord one of its cards. */
export type MadeNote = {
  readonly guid: string
  readonly type: 1 | 2 | 3 | 4 | 5 | 6
  readonly fields: readonly string[]
  readonly ords?: readonly number[]
  readonly deck?: 1 | 7
}

const field = (name: string, ord: number) => ({name, ord})
const basic = {ord: 0, qfmt: '{{Front}}', afmt: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}'}
const models = {
  1: {type: 0, flds: [field('Front', 0), field('Back', 1)], tmpls: [basic]},
  2: {
    type: 0,
    flds: [field('Front', 0), field('Back', 1)],
    tmpls: [
      basic,
      {ord: 1, qfmt: '{{#Back}}{{Back}}{{/Back}}{{^Back}}vazio{{/Back}}', afmt: '{{FrontSide}}<hr id=answer>{{Front}}'},
    ],
  },
  3: {
    type: 1,
    flds: [field('Text', 0), field('Extra', 1)],
    tmpls: [{ord: 0, qfmt: '{{cloze:Text}}', afmt: '{{cloze:Text}}<br>{{Extra}}'}],
  },
  // As Anki's own "Basic (type in the answer)".
  4: {
    type: 0,
    flds: [field('Front', 0), field('Back', 1)],
    tmpls: [{ord: 0, qfmt: '{{Front}}\n\n{{type:Back}}', afmt: '{{Front}}\n\n<hr id=answer>\n\n{{type:nc:Back}}'}],
  },
  5: {
    type: 1,
    flds: [field('Text', 0), field('Extra', 1)],
    tmpls: [{ord: 0, qfmt: '{{cloze:Text}} {{type:cloze:Text}}', afmt: '{{cloze:Text}} {{type:cloze:Text}}'}],
  },
  // As Anki's own "Image Occlusion".
  6: {
    type: 1,
    flds: [field('Occlusion', 0), field('Image', 1)],
    tmpls: [
      {
        ord: 0,
        qfmt: '<div style="display: none">{{cloze:Occlusion}}</div><div id="image-occlusion-container">{{Image}}</div>',
        afmt: '<div style="display: none">{{cloze:Occlusion}}</div><div id="image-occlusion-container">{{Image}}</div>',
      },
    ],
  },
}
const decks = {1: {name: 'Default'}, 7: {name: 'Cardiologia::Arritmias'}}

async function emptyDatabase() {
  const {Database} = await initSqlJs()
  const database = new Database()
  database.run('create table notes (id integer primary key, guid text, mid integer, flds text)')
  database.run('create table cards (id integer primary key, nid integer, did integer, odid integer, ord integer)')
  return database
}

function addNotes(database: Awaited<ReturnType<typeof emptyDatabase>>, notes: readonly MadeNote[]): void {
  for (const [index, {guid, type, fields, ords = [0], deck = 7}] of notes.entries()) {
    database.run('insert into notes values (?, ?, ?, ?)', [index + 1, guid, type, fields.join('\x1f')])
    for (const ord of ords) database.run('insert into cards values (null, ?, ?, 0, ?)', [index + 1, deck, ord])
  }
}

/** The SQLite file of a deck as Anki wrote it until 2.1.49. */
export async function legacyCollection(notes: readonly MadeNote[]): Promise<Uint8Array> {
  const database = await emptyDatabase()
  database.run('create table col (models text, decks text)')
  database.run('insert into col values (?, ?)', [JSON.stringify(models), JSON.stringify(decks)])
  addNotes(database, notes)
  return database.export()
}

/** The SQLite file of a deck as newer versions write it, with their small messages. */
export async function newCollection(notes: readonly MadeNote[]): Promise<Uint8Array> {
  const database = await emptyDatabase()
  database.run('create table notetypes (id integer primary key, name text, config blob)')
  database.run('create table fields (ntid integer, ord integer, name text, primary key (ntid, ord)) without rowid')
  database.run('create table templates (ntid integer, ord integer, config blob, primary key (ntid, ord)) without rowid')
  database.run('create table decks (id integer primary key, name text)')
  for (const [id, {type, flds, tmpls}] of Object.entries(models)) {
    database.run('insert into notetypes values (?, ?, ?)', [id, `tipo ${id}`, new Uint8Array(type === 1 ? [8, 1] : [])])
    for (const {name, ord} of flds) database.run('insert into fields values (?, ?, ?)', [id, ord, name])
    for (const {ord, qfmt, afmt} of tmpls) {
      database.run('insert into templates values (?, ?, ?)', [
        id,
        ord,
        new Uint8Array([...bytesField(1, strToU8(qfmt)), ...bytesField(2, strToU8(afmt))]),
      ])
    }
  }
  for (const [id, {name}] of Object.entries(decks))
    database.run('insert into decks values (?, ?)', [id, name.replaceAll('::', '\x1f')])
  addNotes(database, notes)
  withUnicase(database)
  return database.export()
}

const columns = {
  notetypes: 'id integer not null primary key, name text not null collate unicase, config blob not null',
  fields: 'ntid integer not null, ord integer not null, name text not null collate unicase, primary key (ntid, ord)',
  decks: 'id integer primary key not null, name text not null COLLATE unicase',
}

/** Gives the tables the collation that Anki's have and that this SQLite lacks, with an index that is sorted by it. */
function withUnicase(database: Awaited<ReturnType<typeof emptyDatabase>>): void {
  database.run('create unique index idx_fields_name_ntid on fields (name, ntid)')
  database.run('create unique index idx_notetypes_name on notetypes (name)')
  database.run('create unique index idx_decks_name on decks (name)')
  database.run('pragma writable_schema = on')
  for (const [name, text] of Object.entries(columns)) {
    const end = name === 'fields' ? ') without rowid' : ')'
    database.run('update sqlite_schema set sql = ? where name = ?', [`CREATE TABLE ${name} (${text}${end}`, name])
  }
  database.run('pragma writable_schema = off')
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))]
}

const bytesField = (number: number, bytes: Uint8Array): number[] => [number * 8 + 2, ...varint(bytes.length), ...bytes]

/** Zstandard without compression: a frame of raw blocks. */
export function storedZstd(bytes: Uint8Array): Uint8Array {
  const out: number[] = [0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x58]
  const step = 100_000
  for (let at = 0; at === 0 || at < bytes.length; at += step) {
    const part = bytes.subarray(at, at + step)
    const head = part.length * 8 + (at + step >= bytes.length ? 1 : 0)
    out.push(head & 255, (head >> 8) & 255, head >> 16)
    for (const byte of part) out.push(byte)
  }
  return new Uint8Array(out)
}

export type Media = Readonly<Record<string, Uint8Array>>

export async function legacyPackage(notes: readonly MadeNote[], media: Media = {}): Promise<Uint8Array> {
  const names = Object.fromEntries(Object.keys(media).map((name, index) => [String(index), name]))
  const files = Object.fromEntries(Object.values(media).map((bytes, index) => [String(index), bytes]))
  return zipSync({'collection.anki2': await legacyCollection(notes), media: strToU8(JSON.stringify(names)), ...files})
}

export async function newPackage(notes: readonly MadeNote[], media: Media = {}): Promise<Uint8Array> {
  const list = Object.keys(media).flatMap((name) => bytesField(1, new Uint8Array(bytesField(1, strToU8(name)))))
  const files = Object.fromEntries(Object.values(media).map((bytes, index) => [String(index), storedZstd(bytes)]))
  return zipSync({
    'collection.anki2': strToU8('only a note for old versions'),
    'collection.anki21b': storedZstd(await newCollection(notes)),
    media: storedZstd(new Uint8Array(list)),
    ...files,
  })
}
