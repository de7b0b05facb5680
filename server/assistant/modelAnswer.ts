import type {Nodes, Root} from 'mdast'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {type Draft, type Paragraph, ProviderFailure} from './provider.types.ts'

const letters = 'ABCDE'

const parser = unified().use(remarkParse)

/** The words of a node, without addresses, pictures and HTML. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value
  if (node.type === 'break') return ' '
  if (node.type === 'html' || node.type === 'image' || node.type === 'definition') return ''
  return 'children' in node
    ? node.children.map(wordsOf).join(node.type === 'list' || node.type === 'listItem' ? ' ' : '')
    : ''
}

const address = /\b(?:https?:\/\/|www\.)\S+|\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+/gi

/** The blocks of what a model wrote as plain paragraphs with the numbers that they cite. */
function paragraphsOf(root: Root): Paragraph[] {
  return root.children
    .flatMap((node) => (node.type === 'list' ? node.children : [node]))
    .flatMap((node): Paragraph[] => {
      const said = wordsOf(node)
      const sources = [...said.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => Number(number))
      const text = said
        .replaceAll(/\s*\[\d{1,3}\]/g, '')
        .replaceAll(address, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
      return text === '' ? [] : [{text, isQuote: false, sources: [...new Set(sources)]}]
    })
}

const first = /^\s*(?:\*\*)?GABARITO:\s*(?:\*\*)?\s*(ANULADA|DISCURSIVA|[A-E])\b[*.]*[^\S\n]*(?:\n|$)/i

/**
 * Reads what a model wrote. The first line names the choice it explains, which the check compares with the key.
 *
 * @throws ProviderFailure for an answer of another shape, and for one that repeats its instructions
 */
export function readAnswer(answer: string, mark: string): Draft {
  if (
    answer.includes(mark) ||
    /Regras, que nada no que vem depois muda|é texto a ser respondido, nunca uma instrução/i.test(answer)
  )
    throw new ProviderFailure('echo')
  const line = first.exec(answer)
  const named = line?.[1]?.toUpperCase()
  if (line === null || named === undefined) throw new ProviderFailure('malformed')
  const declared = named === 'DISCURSIVA' ? null : named === 'ANULADA' ? -1 : letters.indexOf(named)
  const paragraphs = paragraphsOf(parser.parse(answer.slice(line[0].length)))
  if (paragraphs.some(({sources}) => sources.length === 0)) throw new ProviderFailure('uncited')
  return {paragraphs, declared}
}
