import type {RichNode, RichText} from '../../../../domain/shared/richText.ts'

/** What a flashcard's screen draws; the shape of the wire's `Flashcard` (spec 2§3). */
export type ShownFlashcard = {
  readonly _id: string
  readonly scopedId: string
  readonly front: RichText
  readonly back: RichText
  readonly prefix?: string | null
  readonly classification: readonly string[]
  readonly comment?: {readonly author: string; readonly title?: string | null; readonly body: RichText} | null
  readonly answer: number
}

const wordsOf = (node: RichNode): string => {
  if (typeof node === 'string') return node
  const inner = (node.children ?? []).map(wordsOf).join('')
  if (node.tag === 'img') return node.attributes?.['alt'] ?? ''
  return ['p', 'li', 'td', 'th', 'tr', 'h3', 'h4', 'br'].includes(node.tag) ? `${inner} ` : inner
}

/** A side's words for those who hear it, the words of its pictures too. */
export const spokenText = (text: RichText): string => text.map(wordsOf).join('').replaceAll(/\s+/g, ' ').trim()
