import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {piecesOf} from '../../domain/shared/formulas.ts'
import type {RichNode, RichText} from '../../domain/shared/richText.ts'
import {toRichText} from './markdown.ts'

/** The name under which an image is carried, or null when it is not. */
export type NameImage = (src: string) => string | null

const parser = unified().use(rehypeParse, {fragment: true})
type Root = ReturnType<typeof parser.parse>
type Node = Root['children'][number]
type Element = Extract<Node, {type: 'element'}>

/** Deeper nesting than any author writes; a page beyond it would exhaust the stack of whoever walks it. */
const deepest = 200

/** Takes out comments and what no text holds, and gives images the names they are carried under. */
function tidied(nodes: readonly Node[], nameImage: NameImage, depth: number): Node[] {
  if (depth > deepest) throw new RangeError('nested too deeply')
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'comment' || node.type === 'doctype') return []
    if (node.type === 'text') return withFormulas(node.value)
    if (node.type !== 'element') return [node]
    if (node.tagName === 'img') return image(node, nameImage)
    if (dropped.has(node.tagName)) return []
    // This name is ours: what others write by it is no formula.
    if (node.tagName === 'tex') return tidied(node.children, nameImage, depth + 1)
    node.children = tidied(node.children, nameImage, depth + 1).filter(isContent)
    return [node]
  })
}

/** Formulas as MathJax has them, which Anki and Moodle show: `\\(…\\)` in a line, `\\[…\\]` apart. */
const mathJax = /(?<![\p{L}\p{N}$])(?:\\\((?<inline>[^$\n]+?)\\\)|\\\[(?<block>[^$]+?)\\\])(?![\p{L}\p{N}$])/gu

/** A text with its formulas as elements of their own, which are written with dollars. */
function withFormulas(text: string): Node[] {
  const nodes: Node[] = []
  let at = 0
  for (const {0: whole, index, groups} of text.matchAll(mathJax)) {
    const isBlock = groups?.['block'] !== undefined
    const tex = (groups?.['block'] ?? groups?.['inline'] ?? '').trim()
    const source = isBlock ? `$$${tex}$$` : `$${tex}$`
    const [piece] = piecesOf(source)
    if (piece?.kind !== 'formula' || piece.source !== source) continue
    nodes.push({type: 'text', value: text.slice(at, index)})
    nodes.push({type: 'element', tagName: 'tex', properties: {}, children: [{type: 'text', value: source}]})
    at = index + whole.length
  }
  return [...nodes, {type: 'text', value: text.slice(at)}]
}

const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'video',
  'audio',
  'svg',
  'math',
  'form',
  'input',
  'button',
])
const isContent = (node: Node): node is Element['children'][number] => node.type !== 'doctype'

function image(node: Element, nameImage: NameImage): Node[] {
  const {src, alt} = node.properties
  const words = typeof alt === 'string' ? alt : ''
  const name = typeof src === 'string' ? nameImage(src) : null
  if (name === null) return words === '' ? [] : [{type: 'text', value: words}]
  node.properties = {src: name, alt: words}
  return [node]
}

const writer = unified()
  .use(rehypeRemark, {
    handlers: {
      tex: (_state, node: Element) => ({
        type: 'html',
        value: node.children.map((child) => (child.type === 'text' ? child.value : '')).join(''),
      }),
      sub: (state, node: Element) => [
        {type: 'html', value: '<sub>'},
        ...inline(state.all(node)),
        {type: 'html', value: '</sub>'},
      ],
      sup: (state, node: Element) => [
        {type: 'html', value: '<sup>'},
        ...inline(state.all(node)),
        {type: 'html', value: '</sup>'},
      ],
    },
  })
  .use(remarkGfm, {singleTilde: false})
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    // A dollar of another program is a dollar, not the beginning of a formula.
    unsafe: [{character: '$', after: String.raw`[^\s]`, inConstruct: 'phrasing'}],
  })

const inline = <T extends {readonly type: string}>(nodes: readonly T[]): T[] =>
  nodes.filter(({type}) => type !== 'paragraph')

/**
 * HTML of other programs as the Markdown of a pack. Only text, lists, tables, links and images come through; what they
 * mean is decided by our own Markdown, so that there is one way into the product (D-15).
 *
 * @throws Error saying why the HTML cannot be read
 */
export function htmlToMarkdown(html: string, nameImage: NameImage): string {
  try {
    const root = parser.parse(html)
    root.children = tidied(root.children, nameImage, 0).filter((node) => node.type !== 'doctype')
    return writer.stringify(writer.runSync(root)).trim()
  } catch (error) {
    // The parser walks recursively too, and may run out of stack before `tidied` sees how deep it goes.
    if (error instanceof RangeError) throw new Error('its HTML is nested too deeply', {cause: error})
    throw error
  }
}

/** Plain text as Markdown that shows it letter by letter. */
export function plainToMarkdown(text: string): string {
  const children = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => ({
      type: 'paragraph' as const,
      children: paragraph
        .split('\n')
        .flatMap((line, index) => [
          ...(index === 0 ? [] : [{type: 'break' as const}]),
          {type: 'text' as const, value: line.trim()},
        ]),
    }))
  return writer.stringify({type: 'root', children}).trim()
}

/** What a reader sees of Markdown, on one line. */
export function markdownToPlain(markdown: string): string {
  return wordsOf(toRichText(markdown, new Map())).replace(/\s+/g, ' ').trim()
}

const wordsOf = (nodes: RichText): string => nodes.map(wordsOfNode).join(' ')
const wordsOfNode = (node: RichNode): string =>
  typeof node === 'string' ? node : (node.children ?? []).map(wordsOfNode).join('') || (node.tag === 'br' ? ' ' : '')
