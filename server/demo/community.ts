import {createHash} from 'node:crypto'
import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {type Kysely, sql} from 'kysely'
import {keptFace} from '../../domain/decks/card.ts'
import {cardInserts, type WrittenCard} from '../decks/writes.repository.ts'
import type {Tables} from '../kernel/database/tables.ts'

const folder = fileURLToPath(new URL('../../content/demo/comunidade', import.meta.url))

const day = 86_400_000

/** The cards of the demo were written within so many days. */
const writtenWithin = 300

/** Who of the demo's community writes. */
export const authors = [
  'Ana Beatriz Furtado',
  'Bruno Tavares',
  'Camila Rocha Lima',
  'Caio Menezes',
  'Daniela Sobral',
  'Diego Antunes',
  'Eduarda Pires',
  'Felipe Nogueira',
  'Gabriela Castilho',
  'Guilherme Bastos',
  'Heitor Valença',
  'Isabela Fontes',
  'João Pedro Arruda',
  'Juliana Mattos',
  'Karina Dutra',
  'Larissa Queiroz',
  'Leandro Vasques',
  'Letícia Ramalho',
  'Lucas Teodoro',
  'Marcela Prado',
  'Matheus Brandão',
  'Natália Seixas',
  'Otávio Leme',
  'Paula Camargo',
  'Rafael Siqueira',
  'Renata Figueiredo',
  'Rodrigo Sampaio',
  'Sofia Guerra',
  'Thiago Moura',
  'Vitória Lacerda',
] as const

/** A deck as its file has it: the lessons it belongs to, and faces. */
export type DemoDeck = {
  readonly lessons: readonly string[]
  readonly cards: readonly (readonly [front: string, back: string])[]
}

const separator = ' :: '

function cardOf(line: string): readonly [string, string] {
  const at = line.indexOf(separator)
  if (!line.startsWith('- ') || at < 0) throw new Error(`Not a card: ${line}`)
  return [keptFace(line.slice(2, at)), keptFace(line.slice(at + separator.length))]
}

/**
 * The decks of a file: a title of the second level names their lessons, and each line is a card, "- front :: back".
 *
 * @throws Error for a line that is no card
 */
export function parseDecks(text: string): DemoDeck[] {
  return text
    .split(/^## /mu)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return {
        lessons: title.split(',').map((lesson) => lesson.trim()),
        cards: lines.filter((line) => line.trim() !== '').map(cardOf),
      }
    })
}

/** The decks of the demo's community, in the order of their files. */
export async function readDecks(): Promise<DemoDeck[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.flatMap(parseDecks)
}

/** A number below `most` that belongs to a card, each of its uses another one. */
const numberOf = (id: string, use: string, most: number) =>
  createHash('sha256').update(`${use} ${id}`).digest().readUInt32BE(0) % most

/** Few cards are in many decks, most are in few. */
const timesAddedOf = (id: string) => Math.floor(150 / (1 + numberOf(id, 'times', 60)))

/** The ids that a lesson may have: that of the content pack, whose lessons have a prefix, and that of the demo's course. */
const idsOf = (lesson: string) => [`aristo-${lesson}`, lesson]

/** Stores the decks of the lessons that the database has. */
export async function storeCommunity(db: Kysely<Tables>, now: number): Promise<void> {
  const lessons = new Set((await db.selectFrom('lesson').select('id').execute()).map(({id}) => id))
  for (const {lessons: wanted, cards} of await readDecks()) {
    for (const lessonId of wanted.flatMap(idsOf).filter((id) => lessons.has(id))) {
      for (const [index, [front, back]] of cards.entries()) {
        const id = `demo-c-${lessonId}-${wanted[0]}-${index}`
        const card: WrittenCard = {
          id,
          lessonId,
          profileId: null,
          authorName: authors[numberOf(front, 'author', authors.length)] ?? null,
          front,
          back,
          at: now - numberOf(front, 'day', writtenWithin * day),
        }
        await sql`with ${cardInserts(card, timesAddedOf(front))} select 1`.execute(db)
      }
    }
  }
}
