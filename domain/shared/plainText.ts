import type {RichNode, RichText} from './richText.ts'

const inLine = new Set<string>(['a', 'code', 'del', 'em', 'i', 'math', 'strong', 'sub', 'sup'])

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return ' '
  const inner = textOf(node.children ?? [])
  return inLine.has(node.tag) ? inner : ` ${inner} `
}

const textOf = (nodes: RichText): string => nodes.map(wordsOf).join('')

/** The words of a rich text in one line, cut after `longest` UTF-16 units at the end of a word; pictures and tables say nothing here. */
export function plainText(value: RichText, longest: number): string {
  const prose = value.filter((node) => typeof node === 'string' || node.tag !== 'table')
  const words = textOf(prose)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim()
  if (words.length <= longest) return words
  const end = words.lastIndexOf(' ', longest)
  return `${words.slice(0, end > 0 ? end : longest)}…`
}
