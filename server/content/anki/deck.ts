import * as v from 'valibot'
import type {Place} from '../contentFile.ts'
import {htmlToMarkdown} from '../htmlMarkdown.ts'
import {readImage} from '../imageFile.ts'
import type {ImportProblem} from '../importReport.ts'
import {importTexts} from '../importTexts.ts'
import {type FileReading, nothingRead, type Sourced} from '../items.ts'
import {flashcardSchema, type PackFlashcard} from '../material.schema.ts'
import {placed} from '../packFile.ts'
import type {PackImage} from '../packParts.schema.ts'
import {shapeProblems} from '../shape.ts'
import {digest} from '../slug.ts'
import {type AnkiCard, readCollection} from './collection.ts'
import {type AnkiPackage, limits, openPackage} from './package.ts'
import {isImageOcclusion, renderCard} from './template.ts'

/** Why a package without cards gives none. */
export const noCard = 'It holds no card.'

/**
 * Reads an Anki package: each card of its notes becomes a flashcard, each cloze of its own. Text, lists, tables and
 * pictures come along, and formulas of MathJax; sounds are left out and LaTeX of its own stays as it is written, both with a warning. Ids come from the
 * notes' own, so that a newer export of the deck changes the same cards.
 */
export async function readAnki(file: string, bytes: Uint8Array, place: Place, most = limits): Promise<FileReading> {
  const unsupported = (error: unknown): FileReading => {
    const why = error instanceof Error ? error.message : String(error)
    return {...nothingRead, problems: [{file, item: 'file', reason: `It is not an Anki package: ${why}.`}]}
  }
  try {
    const opened = openPackage(bytes, most)
    const cards = await readCollection(opened.collection, opened.isNew)
    if (cards.length === 0) return {...nothingRead, problems: [{file, item: 'file', reason: noCard}]}
    return readCards(file, cards, opened, place)
  } catch (error) {
    return unsupported(error)
  }
}

function readCards(file: string, cards: readonly AnkiCard[], opened: AnkiPackage, place: Place): FileReading {
  const sound: Sourced<PackFlashcard>[] = []
  const problems: ImportProblem[] = []
  const warnings: ImportProblem[] = []
  const ids = new CardIds()
  for (const card of cards) {
    const {item, warning} = ids.next(card)
    const told = (reason: string): ImportProblem => ({file, item, reason})
    try {
      if (warning !== undefined) warnings.push(told(warning))
      const read = cardOf(item, card, opened, place)
      warnings.push(...read.notes.map(told))
      const checked = read.card === null ? null : v.safeParse(flashcardSchema, read.card)
      if (checked?.success === false) problems.push(...shapeProblems(file, item, checked.issues))
      else if (checked !== null) sound.push({file, value: checked.output})
    } catch (error) {
      problems.push(told(`Its text cannot be read: ${error instanceof Error ? error.message : String(error)}.`))
    }
  }
  return {...nothingRead, materials: placed(sound, 'flashcard'), problems, warnings}
}

/**
 * Gives each card its id: of the note's GUID, which stays the same in every export. Where a package has one GUID in two
 * notes, those after the first are known by their number in the collection as well.
 */
class CardIds {
  readonly #owners = new Map<string, number>()

  next({guid, note, ord}: AnkiCard): {item: string; warning?: string} {
    const owner = this.#owners.get(guid) ?? note
    this.#owners.set(guid, owner)
    if (owner === note) return {item: `anki/${digest(guid)}-${ord + 1}`}
    const warning = 'Another note of the package has the same GUID; both were taken.'
    return {item: `anki/${digest(`${guid}/${note}`)}-${ord + 1}`, warning}
  }
}

function cardOf(
  id: string,
  card: AnkiCard,
  opened: AnkiPackage,
  place: Place,
): {card: object | null; notes: readonly string[]} {
  if (card.type !== undefined && isImageOcclusion(card, card.type)) {
    return {
      card: null,
      notes: ['It was left out: it hides parts of a picture (image occlusion), which is not shown yet.'],
    }
  }
  const rendered = card.type === undefined ? null : renderCard(card, card.type)
  if (rendered === null) return {card: null, notes: ['It was left out: its note type has no such card.']}
  const carried = carriedImages(opened)
  const front = htmlToMarkdown(withoutSounds(rendered.front), carried.nameOf)
  const back = htmlToMarkdown(withoutSounds(rendered.back), carried.nameOf)
  const notes = [...notesOf(rendered.front + rendered.back), ...carried.notes]
  if (front === '' || back === '') return {card: null, notes: [...notes, 'It was left out: one of its sides is empty.']}
  return {card: {id, front, back, images: carried.images, ...placeOf(card, place)}, notes}
}

const sound = /\[sound:([^[\]]*)\]/g
const withoutSounds = (html: string) => html.replace(sound, '')

function notesOf(html: string): string[] {
  const sounds = [...html.matchAll(sound)].map(([, name]) => `The sound "${name}" was left out.`)
  const hasLatex = /\[latex\]|\[\$\$?\]/.test(html)
  return [...new Set(sounds), ...(hasLatex ? ['Its LaTeX stays as it is written.'] : [])]
}

/** The last deck is what the card is about; without a lesson the path of decks is its classification. */
function placeOf({deck}: AnkiCard, {lesson, area}: Place) {
  const names = deck
    .map((name) => name.trim().slice(0, 120))
    .filter((name) => name !== '' && !/^(?:default|padrão)$/i.test(name))
  const path = names.length > 4 ? [...names.slice(0, 3), ...names.slice(-1)] : names
  return {
    ...(names.length > 0 ? {prefix: names.at(-1)} : {}),
    ...(lesson === undefined ? {} : {lesson}),
    ...(area === undefined ? {} : {area}),
    ...(lesson === undefined && path.length > 0 ? {classification: path} : {}),
  }
}

const kinds = new Map([
  ['png', 'png'],
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['webp', 'webp'],
  ['svg', 'svg'],
])

/** Gathers the pictures that a card shows; those that cannot be carried leave a note and their alternative text. */
function carriedImages(opened: AnkiPackage) {
  const images: PackImage[] = []
  const notes: string[] = []
  const names = new Map<string, string | null>()
  const carry = (src: string): string | null => {
    const file = decoded(src)
    const kind = kinds.get(file.slice(file.lastIndexOf('.') + 1).toLowerCase())
    const bytes = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(file) ? null : opened.media(file)
    const left = (why: string) => {
      notes.push(`The picture "${file.slice(0, 120)}" was left out: ${why}.`)
      return null
    }
    if (bytes === null) return left('the package does not hold it')
    if (typeof bytes === 'string') return left(bytes)
    if (kind === undefined) return left('only SVG, PNG, JPEG and WebP are shown')
    const name = `image-${images.length + 1}.${kind}`
    const data = Buffer.from(bytes).toString('base64')
    const read = readImage(name, data)
    if (typeof read === 'string') return left('it is not a picture that may be shown')
    images.push({name, alt: importTexts.imageAlt, data})
    return `image:${name}`
  }
  const nameOf = (src: string): string | null => {
    const known = names.get(src)
    if (known !== undefined) return known
    const name = carry(src)
    names.set(src, name)
    return name
  }
  return {images, notes, nameOf}
}

/** Anki writes names as they are or percent-encoded. */
function decoded(src: string): string {
  try {
    return decodeURIComponent(src)
  } catch {
    return src
  }
}
