import type {AnkiCard, NoteType} from './collection.ts'

type Fields = ReadonlyMap<string, string>
export type RenderedCard = {readonly front: string; readonly back: string}

const clozeMark = /\{\{c(\d+)::|\}\}/g

type OpenCloze = {readonly number: number; written: string}

/**
 * The text of a field with one of its clozes asked, or answered in bold; the others read as plain text. Clozes may stand
 * inside of each other. The marks are walked once, so that no text takes long.
 */
function clozed(text: string, asked: number, isAnswer: boolean): string {
  const shown = ({number, written}: OpenCloze) => {
    const [words = '', hint = '…'] = written.split('::')
    return number !== asked ? words : isAnswer ? `<b>${words}</b>` : `<b>[${hint}]</b>`
  }
  const root: OpenCloze = {number: 0, written: ''}
  const open = [root]
  const write = (words: string) => ((open.at(-1) ?? root).written += words)
  let at = 0
  for (const {0: mark, 1: number, index} of text.matchAll(clozeMark)) {
    write(text.slice(at, index))
    at = index + mark.length
    if (number !== undefined) open.push({number: Number(number), written: ''})
    else if (open.length === 1) write(mark)
    else {
      const closed = open.pop()
      if (closed !== undefined) write(shown(closed))
    }
  }
  write(text.slice(at))
  // What was never closed is no cloze.
  while (open.length > 1) {
    const left = open.pop()
    if (left !== undefined) write(`{{c${left.number}::${left.written}`)
  }
  return root.written
}

/** `{{#Field}}…{{/Field}}` shows its inside when the field is not empty, `{{^Field}}…{{/Field}}` when it is. */
function withSections(template: string, fields: Fields): string {
  const section = /\{\{([#^])\s*([^{}]+?)\s*\}\}((?:(?!\{\{[#^]).)*?)\{\{\/\s*\2\s*\}\}/s
  let text = template
  for (let rounds = 0; rounds < 50 && section.test(text); rounds += 1) {
    text = text.replace(section, (_all, sign: string, name: string, inner: string) => {
      const isEmpty = (fields.get(name) ?? '').trim() === ''
      return (sign === '^') === isEmpty ? inner : ''
    })
  }
  return text
}

const place = /\{\{([^{}]+)\}\}/g
const partsOf = (inner: string): string[] => inner.split(':').map((part) => part.trim())
const placesOf = (template: string): string[][] => [...template.matchAll(place)].map(([, inner = '']) => partsOf(inner))

/**
 * Fields in their places. The question inside an answer is left out: our cards show both sides anyway. Where Anki asks to
 * type, the question has nothing and the answer has the words that were to be typed, unless they stand there anyway.
 */
function filled(template: string, fields: Fields, {ord}: AnkiCard, isAnswer: boolean): string {
  const shown = withSections(template, fields)
  const plain = new Set(
    placesOf(shown)
      .filter((parts) => !parts.includes('type'))
      .map((parts) => parts.at(-1)),
  )
  return shown.replace(place, (_all, inner: string) => {
    const parts = partsOf(inner)
    const name = parts.at(-1) ?? ''
    if (parts.includes('type') && (!isAnswer || plain.has(name))) return ''
    const text = fields.get(name) ?? ''
    return parts.includes('cloze') ? clozed(text, ord + 1, isAnswer) : text
  })
}

/**
 * Whether a note hides parts of a picture: with Anki's own note type, whose clozes are shapes, or with the add-on that
 * lays masks over it.
 */
export function isImageOcclusion({fields}: Pick<AnkiCard, 'fields'>, type: NoteType): boolean {
  if (type.fields.includes('Question Mask') && type.fields.includes('Answer Mask')) return true
  return type.isCloze && fields.some((text) => /\{\{c\d+::image-occlusion:/.test(text))
}

/** Longer than any template or field an author writes, in characters. */
const longest = 200_000

/**
 * Both sides of a card as HTML; null when its note type has no such template.
 *
 * @throws Error when a side is too long
 */
export function renderCard(card: AnkiCard, type: NoteType): RenderedCard | null {
  const template = type.templates[type.isCloze ? 0 : card.ord]
  if (template === undefined) return null
  const texts = [template.question, template.answer, ...card.fields]
  if (texts.some(({length}) => length > longest))
    throw new Error(`one of its sides has more than ${longest} characters`)
  const fields = new Map(type.fields.map((name, index) => [name, card.fields[index] ?? '']))
  const front = filled(template.question, fields, card, false)
  const back = filled(template.answer, fields, card, true).replace(/^\s*<hr[^>]*>/i, '')
  return {front, back}
}
