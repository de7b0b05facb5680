import rehypeSanitize, {type Options as SanitizeSchema} from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype, {type Options as RehypeOptions} from 'remark-rehype'
import {unified} from 'unified'
import {type Piece, piecesOf} from '../../domain/shared/formulas.ts'
import {type RichNode, type RichTag, type RichText, richTags} from '../../domain/shared/richText.ts'
import {withForeignTerms} from './foreignTerms.ts'
import {formulaOf} from './formula.ts'

/** An image of a pack as a text may show it. */
export interface ShownImage {
  /** SHA-256 of its bytes. */
  readonly id: string
  readonly alt: string
  /** Natural size in pixels, so that the page does not jump when it arrives; null when the file does not say. */
  readonly size: {readonly width: number; readonly height: number} | null
}

/** Images by the name the markdown uses. */
export type ShownImages = ReadonlyMap<string, ShownImage>

export interface ParsedMarkdown {
  readonly tree: RichText
  /** Names of carried images that the text shows. */
  readonly shown: readonly string[]
  /** Addresses of images that are not carried; the text shows their alternative text instead. */
  readonly unknown: readonly string[]
}

/** Grows when the same markdown gives another tree, so that the next import parses everything anew. */
export const markdownVersion = 3

const schema: SanitizeSchema = {
  tagNames: [...richTags.filter((tag) => tag !== 'i' && tag !== 'math'), 'h1', 'h2', 'h5', 'h6'],
  attributes: {a: ['href'], img: ['src', 'alt'], ol: ['start'], td: ['align'], th: ['align']},
  protocols: {href: ['http', 'https', 'mailto'], src: ['image', 'http', 'https']},
  ancestors: {},
  required: {},
  strip: [],
  clobber: [],
  // The only comments are those that `inlineTag` makes; the conversion turns each into a tag or into text.
  allowComments: true,
  allowDoctypes: false,
}

const pairs = new Map<string, {tag: RichTag; end: string}>([
  ['<sub>', {tag: 'sub', end: '</sub>'}],
  ['<sup>', {tag: 'sup', end: '</sup>'}],
])
const pairedTags = new Set(['<sub>', '</sub>', '<sup>', '</sup>'])

/** HTML is no part of the format: it shows as the text it is, but for sub, sup and br, which markdown cannot say. */
const handlers: RehypeOptions['handlers'] = {
  html(_state, node: {value: string}, parent) {
    if (/^<br ?\/?>$/.test(node.value)) return {type: 'element', tagName: 'br', properties: {}, children: []}
    if (pairedTags.has(node.value)) return {type: 'comment', value: node.value}
    const text = {type: 'text' as const, value: node.value}
    const isBlock = parent !== undefined && ['root', 'blockquote', 'listItem'].includes(parent.type)
    return isBlock ? {type: 'element', tagName: 'p', properties: {}, children: [text]} : text
  },
  footnoteReference: (_state, node: {identifier: string}) => ({type: 'text', value: `[^${node.identifier}]`}),
  footnoteDefinition: (state, node) => ({
    type: 'element',
    tagName: 'blockquote',
    properties: {},
    children: state.all(node),
  }),
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, {singleTilde: false})
  .use(remarkRehype, {handlers})
  .use(rehypeSanitize, schema)

/** As `processor`, without what GitHub adds to Markdown, which takes as long again as the rest. */
const plainProcessor = unified().use(remarkParse).use(remarkRehype, {handlers}).use(rehypeSanitize, schema)

/**
 * A sign that none of GitHub's additions goes without: tables (a pipe, or a colon at a rule), strikethrough, bare
 * addresses, footnotes and tasks. Most texts have none of them and are parsed by `plainProcessor` into the same tree.
 */
const githubSign = /[|~@]|:-|-:|www\.|https?:|\[[\s^x]/i

type HastNode = ReturnType<typeof processor.runSync>['children'][number]
type HastElement = Extract<HastNode, {type: 'element'}>

/**
 * Markdown to the closed tree that travels to clients (D-15): sanitised once here, at import, so that no request parses
 * anything. Headings start at h3, because the page around owns h1 and h2. Images other than the given ones are left as
 * their alternative text; links other than http, https and mailto as their text.
 */
export function toRichText(markdown: string, images: ShownImages): RichText {
  return parseMarkdown(markdown, images).tree
}

/** As `toRichText`, and tells which images the text shows. */
export function parseMarkdown(markdown: string, images: ShownImages): ParsedMarkdown {
  const {text, formulas} = withoutFormulas(markdown)
  const chosen = githubSign.test(text) ? processor : plainProcessor
  const parsed = chosen.parse(text)
  if (formulas.length > 0) restoreSources(parsed, formulas)
  const root = chosen.runSync(parsed)
  const shown = new Set<string>()
  const unknown = new Set<string>()
  const tree = childrenOf(root.children, {images, shown, unknown, formulas})
  return {tree: withoutBreaks(tree, isBlock).map(foreignMarked), shown: [...shown], unknown: [...unknown]}
}

type Formula = Extract<Piece, {kind: 'formula'}>

/** Stand around the number of a formula while markdown is parsed; no keyboard writes them. */
const marks = {open: '\uE000', close: '\uE001'} as const
const marked = /\uE000(\d{1,3})\uE001/gu

/** The markdown with a mark for each formula, so that signs of TeX are none of markdown. */
function withoutFormulas(markdown: string): {readonly text: string; readonly formulas: readonly Formula[]} {
  const pieces = /[\uE000\uE001]/u.test(markdown) ? [] : piecesOf(markdown)
  const formulas = pieces.filter((piece) => piece.kind === 'formula')
  if (formulas.length === 0) return {text: markdown, formulas}
  let count = 0
  const texts = pieces.map((piece) => {
    if (piece.kind === 'markdown') return piece.text
    count += 1
    return `${marks.open}${count - 1}${marks.close}`
  })
  return {text: texts.join(''), formulas}
}

const sourcesIn = (text: string, formulas: readonly Formula[]): string =>
  text.replaceAll(marked, (_mark, place: string) => formulas[Number(place)]?.source ?? '')

/** Gives addresses, names and code their dollars back; words keep the marks. */
function restoreSources(node: object, formulas: readonly Formula[]): void {
  const isText = Reflect.get(node, 'type') === 'text'
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string' && !isText) Reflect.set(node, key, sourcesIn(value, formulas))
    else if (Array.isArray(value))
      for (const child of value) if (child instanceof Object) restoreSources(child, formulas)
  }
}

/** Words with their formulas; one that cannot be read shows as it was written. */
function withFormulas(text: string, formulas: readonly Formula[]): RichNode[] {
  if (formulas.length === 0) return [text]
  return text.split(/(\uE000\d{1,3}\uE001)/u).map((part) => {
    const formula = formulas[Number(new RegExp(marked.source, 'u').exec(part)?.[1])]
    if (formula === undefined) return part
    return formulaOf(formula.tex, formula.isBlock) ?? formula.source
  })
}

/** Text of a printed exam, which is not markdown: a paragraph for each block between empty lines. */
export function plainRichText(text: string): RichText {
  const paragraphs = text.trim().split(/\n\s*\n/)
  return paragraphs.map((paragraph) => ({
    tag: 'p',
    children: paragraph.split('\n').flatMap((line, index): RichNode[] => {
      const marked = withForeignTerms(line.trim())
      return index === 0 ? marked : [{tag: 'br'}, ...marked]
    }),
  }))
}

const keptAsWritten = new Set<string>(['a', 'code', 'pre', 'math'])

/** The same node with the foreign terms of its texts marked. */
function foreignMarked(node: RichNode): RichNode {
  if (typeof node === 'string' || keptAsWritten.has(node.tag) || node.children === undefined) return node
  return {
    ...node,
    children: node.children.flatMap((child) =>
      typeof child === 'string' ? withForeignTerms(child) : foreignMarked(child),
    ),
  }
}

interface Conversion {
  readonly images: ShownImages
  readonly shown: Set<string>
  readonly unknown: Set<string>
  readonly formulas: readonly Formula[]
}

function childrenOf(nodes: readonly HastNode[], conversion: Conversion): RichNode[] {
  const out: RichNode[] = []
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at]
    if (node === undefined || node.type === 'doctype') continue
    if (node.type === 'text') for (const part of withFormulas(node.value, conversion.formulas)) append(out, part)
    else if (node.type === 'element') for (const child of element(node, conversion)) append(out, child)
    else {
      const pair = pairs.get(node.value)
      const isEnd = (other: HastNode, i: number) => i > at && other.type === 'comment' && other.value === pair?.end
      const end = nodes.findIndex(isEnd)
      if (pair === undefined || end < 0) append(out, node.value)
      else {
        out.push({tag: pair.tag, children: childrenOf(nodes.slice(at + 1, end), conversion)})
        at = end
      }
    }
  }
  return out
}

function append(out: RichNode[], node: RichNode): void {
  const last = out.at(-1)
  if (typeof node === 'string' && typeof last === 'string') out[out.length - 1] = last + node
  else if (node !== '') out.push(node)
}

const headings = new Map<string, RichTag>([
  ['h1', 'h3'],
  ['h2', 'h4'],
  ['h5', 'h4'],
  ['h6', 'h4'],
])
/** Those that markdown itself writes; formulas and foreign terms come from their own readers. */
const tags = new Map<string, RichTag>(richTags.flatMap((tag) => (tag === 'math' ? [] : [[tag, tag]])))
const holdsBlocks = new Set<RichTag>(['blockquote', 'ol', 'table', 'tbody', 'thead', 'tr', 'ul'])
const blocks = new Set<RichTag>(['blockquote', 'h3', 'h4', 'hr', 'li', 'ol', 'p', 'pre', 'table', 'ul'])
const isBlock = (node: RichNode | undefined) => node === undefined || (typeof node !== 'string' && blocks.has(node.tag))

function element(node: HastElement, conversion: Conversion): RichNode[] {
  if (node.tagName === 'img') return image(node, conversion)
  const tag = headings.get(node.tagName) ?? tags.get(node.tagName)
  const inner = childrenOf(node.children, conversion)
  if (tag === undefined) return inner
  const attributes = attributesOf(tag, node)
  if (tag === 'a' && attributes['href'] === undefined) return inner
  const children = holdsBlocks.has(tag) ? withoutBreaks(inner, () => true) : withoutBreaks(inner, isBlock)
  return [
    {
      tag,
      ...(Object.keys(attributes).length > 0 ? {attributes} : {}),
      ...(children.length > 0 ? {children} : {}),
    },
  ]
}

/** Drops the line breaks that only part one block from the next. */
function withoutBreaks(nodes: readonly RichNode[], isBeside: (node: RichNode | undefined) => boolean): RichNode[] {
  return nodes.filter((node, at) => node !== '\n' || !(isBeside(nodes[at - 1]) || isBeside(nodes[at + 1])))
}

function attributesOf(tag: RichTag, {properties}: HastElement): Record<string, string> {
  const {href, start, align} = properties
  if (tag === 'a' && typeof href === 'string' && /^(?:https?:\/\/|mailto:)/i.test(href)) return {href}
  if (tag === 'ol' && typeof start === 'number') return {start: String(start)}
  const isCell = tag === 'td' || tag === 'th'
  if (isCell && typeof align === 'string' && /^(?:left|right|center)$/.test(align)) return {align}
  return {}
}

function image({properties}: HastElement, {images, shown, unknown}: Conversion): RichNode[] {
  const src = typeof properties['src'] === 'string' ? properties['src'] : ''
  const alt = typeof properties['alt'] === 'string' ? properties['alt'] : ''
  const name = src.startsWith('image:') ? src.slice('image:'.length) : ''
  const known = images.get(name)
  if (known === undefined) {
    unknown.add(src)
    return [alt]
  }
  shown.add(name)
  const size: Record<string, string> =
    known.size === null ? {} : {width: String(known.size.width), height: String(known.size.height)}
  return [{tag: 'img', attributes: {src: `/content/images/${known.id}`, alt: alt || known.alt, ...size}}]
}
