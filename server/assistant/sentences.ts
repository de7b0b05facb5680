import type {RichNode, RichText} from '../../domain/shared/richText.ts'

const blocks = new Set(['blockquote', 'h3', 'h4', 'hr', 'li', 'ol', 'p', 'pre', 'table', 'tbody', 'thead', 'ul'])

/** The lines of a tree: one for each block, one for each row of a table; headings are no sentences and left out. */
function linesOf(nodes: RichText): string[] {
  const lines: string[] = []
  let line = ''
  const end = () => {
    if (line.trim() !== '') lines.push(line)
    line = ''
  }
  const walk = (node: RichNode): void => {
    if (typeof node === 'string') {
      line += node
      return
    }
    if (node.tag === 'img' || node.tag === 'h3' || node.tag === 'h4') return end()
    if (node.tag === 'br') line += ' '
    const isBlock = blocks.has(node.tag) || node.tag === 'tr'
    if (isBlock) end()
    node.children?.forEach((child, index) => {
      if (node.tag === 'tr' && index > 0) line += ' | '
      walk(child)
    })
    if (isBlock) end()
  }
  nodes.forEach(walk)
  end()
  return lines
}

const segmenter = new Intl.Segmenter('pt-BR', {granularity: 'sentence'})

/** Ends of sentences that are none: titles, units and references. */
const abbreviated = /\b(?:dr|dra|sr|sra|prof|art|fig|ex|cf|vs|p|n|nº|aprox|máx|mín|et al)\.$/i

/** A line as sentences, in one kind of space. */
export function sentencesOfLine(line: string): string[] {
  const sentences: string[] = []
  for (const {segment} of segmenter.segment(line.replaceAll(/\s+/g, ' '))) {
    const last = sentences.at(-1)
    if (last !== undefined && abbreviated.test(last)) sentences[sentences.length - 1] = `${last} ${segment.trim()}`
    else if (segment.trim() !== '') sentences.push(segment.trim())
  }
  return sentences
}

/** The sentences of a tree; an item of a list stays whole. */
export const sentencesOf = (text: RichText): string[] =>
  text.flatMap((node) => {
    const isList = typeof node !== 'string' && (node.tag === 'ul' || node.tag === 'ol' || node.tag === 'table')
    const lines = linesOf([node])
    return isList ? lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()) : lines.flatMap(sentencesOfLine)
  })

/** The words of a tree in one line, cut after so many UTF-16 units. */
export const wordsOf = (text: RichText, most: number): string =>
  linesOf(text)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join(' ')
    .slice(0, most)
