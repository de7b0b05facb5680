import type {Code, Nodes} from 'mdast'
import {isScalar, LineCounter, parseDocument, visit} from 'yaml'
import type {TextFile} from '../../server/content/contentFile.ts'
import {lineOf, parseMarkdown, plainText} from './markdownTree.ts'
import type {Place} from './sourceTypes.ts'

/** A run of words that a student reads. */
export interface Prose extends Place {
  readonly item: string
  readonly text: string
}

/** Keys of YAML parts whose values are words and not data. */
const wordKeys = new Set([
  'alt',
  'nome',
  'rótulo',
  'texto',
  'categorias',
  'medida',
  'título',
  'resumo',
  'anulada',
  'classificação',
  'instituição',
  'subtítulo',
  'tema',
  'descrição',
  'autor',
])

/** All words of a Markdown file, with those of its front matter and figures, and the item they belong to. */
export function proseOf({name, text}: TextFile): readonly Prose[] {
  const prose: Prose[] = []
  let item = 'file'
  const walk = (node: Nodes): void => {
    if (node.type === 'heading' && node.depth === 1) item = headingItem(plainText(node), item)
    if (node.type === 'yaml') {
      item = /^id: *(\S+)/m.exec(node.value)?.[1] ?? item
      prose.push(...yamlWords(name, item, node.value, lineOf(node) + 1))
    }
    if (node.type === 'code') prose.push(...yamlWords(name, item, (node satisfies Code).value, lineOf(node) + 1))
    if (node.type === 'text') prose.push({file: name, line: lineOf(node), item, text: node.value})
    if ('children' in node) for (const child of node.children) walk(child)
  }
  walk(parseMarkdown(text))
  // The ids of questions are headings, and no words.
  return prose.filter((one) => one.text !== one.item)
}

/** A heading names a question where it is an id, and a section of a lesson elsewhere. */
const headingItem = (title: string, item: string): string => (/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(title) ? title : item)

function yamlWords(file: string, item: string, source: string, firstLine: number): readonly Prose[] {
  const counter = new LineCounter()
  const words: Prose[] = []
  visit(parseDocument(source, {lineCounter: counter}), {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return
      const pair = path.findLast((part) => 'key' in part)
      const name = pair !== undefined && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : ''
      if (wordKeys.has(name)) {
        words.push({file, line: firstLine + counter.linePos(node.range?.[0] ?? 0).line - 1, item, text: node.value})
      }
    },
  })
  return words
}
