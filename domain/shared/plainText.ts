import type {RichText} from './richText.ts'

const textOf = (nodes: RichText): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? ' ' : ` ${textOf(node.children ?? [])} `)).join('')

/** The words of a rich text in one line, cut after `longest` UTF-16 units at the end of a word; pictures and tables say nothing here. */
export function plainText(value: RichText, longest: number): string {
  const prose = value.filter((node) => typeof node === 'string' || node.tag !== 'table')
  const words = textOf(prose).replaceAll(/\s+/g, ' ').replaceAll(/ (?=[.,;:!?)])/g, '').trim()
  if (words.length <= longest) return words
  const end = words.lastIndexOf(' ', longest)
  return `${words.slice(0, end > 0 ? end : longest)}…`
}
