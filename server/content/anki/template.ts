import type {AnkiCard, NoteType} from './collection.ts'

type Fields = ReadonlyMap<string, string>
export type RenderedCard = {readonly front: string; readonly back: string}

const cloze = /\{\{c(\d+)::(.*?)(?:::(.*?))?\}\}/gs

/** The text of a field with one of its clozes asked, or answered in bold; the others read as plain text. */
function clozed(text: string, number: number, isAnswer: boolean): string {
  return text.replace(cloze, (_all, each: string, words: string, hint: string | undefined) => {
    if (Number(each) !== number) return words
    return isAnswer ? `<b>${words}</b>` : `<b>[${hint ?? '…'}]</b>`
  })
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

/** Fields in their places. The question inside an answer is left out: our cards show both sides anyway. */
function filled(template: string, fields: Fields, {ord}: AnkiCard, isAnswer: boolean): string {
  return withSections(template, fields).replace(/\{\{([^{}]+)\}\}/g, (_all, inner: string) => {
    const parts = inner.split(':').map((part) => part.trim())
    const [name = ''] = parts.slice(-1)
    if (parts.includes('type')) return ''
    const text = fields.get(name) ?? ''
    return parts.includes('cloze') ? clozed(text, ord + 1, isAnswer) : text
  })
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
  if (texts.some(({length}) => length > longest)) throw new Error(`one of its sides has more than ${longest} characters`)
  const fields = new Map(type.fields.map((name, index) => [name, card.fields[index] ?? '']))
  const front = filled(template.question, fields, card, false)
  const back = filled(template.answer, fields, card, true).replace(/^\s*<hr[^>]*>/i, '')
  return {front, back}
}
