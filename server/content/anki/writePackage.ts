import {createHash} from 'node:crypto'
import {strToU8, zipSync} from 'fflate'
import initSqlJs from 'sql.js'
import type {RichNode, RichText} from '../../../domain/shared/richText.ts'
import {digest} from '../slug.ts'
import {collectionRow, collectionTables, modelId} from './packageColumns.ts'

/** A card that goes into a package. */
export type PackagedCard = {
  readonly id: string
  readonly front: RichText
  readonly back: RichText
  /** The title of its lesson, which names its deck; empty for none. */
  readonly theme: string
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const empty = new Set(['br', 'hr'])

/** A face as Anki keeps it: HTML with formulas between the signs of MathJax; a picture by what it shows. */
function htmlOf(nodes: RichText): string {
  return nodes.map(nodeHtml).join('')
}

function nodeHtml(node: RichNode): string {
  if (typeof node === 'string') return escaped(node)
  const {tag, attributes = {}, children = []} = node
  if (tag === 'img') return escaped(`[${attributes['alt'] ?? ''}]`)
  if (tag === 'math') {
    const [open, close] = attributes['display'] === 'block' ? ['\\[', '\\]'] : ['\\(', '\\)']
    return `${open}${htmlOf(children)}${close}`
  }
  const shown = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const start = `<${tag}${shown.join('')}>`
  return empty.has(tag) ? start : `${start}${htmlOf(children)}</${tag}>`
}

/** The words of a field, by which Anki sorts and looks for notes that are there already. */
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '')

/** The first eight digits of the SHA-1 of the words, as a number. */
const sumOf = (words: string): number => Number.parseInt(createHash('sha1').update(words).digest('hex').slice(0, 8), 16)

/** Colons part a deck from its parent; two in a title would. */
const deckName = (theme: string): string => `Meus baralhos${theme === '' ? '' : `::${theme.replaceAll('::', ': ')}`}`

/**
 * An `.apkg` of cards: a deck for each lesson, a note for each card. The name of a note comes from the card's own, so that a
 * package that is imported again changes notes and doubles none.
 *
 * @param now milliseconds since 1970
 */
export async function writePackage(cards: readonly PackagedCard[], now: number): Promise<Uint8Array> {
  const {Database} = await initSqlJs()
  const database = new Database()
  try {
    for (const statement of collectionTables) database.run(statement)
    const names = [...new Set(cards.map(({theme}) => deckName(theme)))]
    const decks = new Map(names.map((name, index) => [name, now + index + 1]))
    const seconds = Math.floor(now / 1_000)
    database.run('begin')
    database.run(`insert into col values (${Array.from({length: 13}, () => '?').join()})`, collectionRow(decks, now))
    const note = database.prepare(`insert into notes values (?, ?, ${modelId}, ${seconds}, -1, '', ?, ?, ?, 0, '')`)
    const card = database.prepare(
      `insert into cards values (?, ?, ?, 0, ${seconds}, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')`,
    )
    for (const [index, {id, front, back, theme}] of cards.entries()) {
      const number = now + index
      const [question, answer] = [htmlOf(front), htmlOf(back)]
      const words = wordsOf(question)
      note.run([number, digest(id), `${question}\x1f${answer}`, words, sumOf(words)])
      card.run([number, number, decks.get(deckName(theme)) ?? 1, index + 1])
    }
    note.free()
    card.free()
    database.run('commit')
    return zipSync({'collection.anki2': database.export(), media: strToU8('{}')})
  } finally {
    database.close()
  }
}
