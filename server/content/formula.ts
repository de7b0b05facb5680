import {createRequire} from 'node:module'
import rehypeParse from 'rehype-parse'
import {unified} from 'unified'
import type Temml from 'temml'
import {type MathNode, mathTags, type RichNode} from '../../domain/shared/richText.ts'

type Renderer = Pick<typeof Temml, 'renderToString'>

const load = createRequire(import.meta.url)
let renderer: Renderer | undefined

/** Half a megabyte of source that only a text with a formula needs. */
const rendererOf = (): Renderer => (renderer ??= load('temml') as Renderer)

const parser = unified().use(rehypeParse, {fragment: true})
type Node = ReturnType<typeof parser.parse>['children'][number]
type Element = Extract<Node, {type: 'element'}>

/** Elements of one formula, and how deep they stand: more than anybody writes by hand. */
const most = {nodes: 600, depth: 40} as const

class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

type Tag = (typeof mathTags)[number]
const tags = new Map<string, Tag>(mathTags.map((tag) => [tag, tag]))

/** What an attribute may say; everything else is left out: styles, classes, names and addresses above all. */
const allowed: Readonly<Record<string, RegExp>> = {
  linethickness: /^0(?:px)?$/,
  mathvariant: /^normal$/,
  stretchy: /^(?:true|false)$/,
  fence: /^(?:true|false)$/,
  width: /^-?\d{1,2}(?:\.\d{1,4})?em$/,
}

function attributesOf({tagName, properties}: Element): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(properties)) {
    const isFitting = name !== 'width' || tagName === 'mspace'
    if (isFitting && typeof value === 'string' && allowed[name]?.test(value)) kept[name] = value
  }
  return kept
}

/** A line over or under an expression, which browsers draw of `mover` and `munder` only. */
const lineOf = ({properties}: Element): {tag: Tag; line: string} | undefined => {
  if (properties['notation'] === 'top') return {tag: 'mover', line: '‾'}
  if (properties['notation'] === 'bottom') return {tag: 'munder', line: '_'}
  return undefined
}

function mathOf(nodes: readonly Node[], count: {nodes: number}, depth: number): MathNode[] {
  if (depth > most.depth) throw new TooLarge()
  return nodes.flatMap((node): MathNode[] => {
    count.nodes += 1
    if (count.nodes > most.nodes) throw new TooLarge()
    if (node.type === 'text') return [node.value]
    if (node.type !== 'element') return []
    const children = mathOf(node.children, count, depth + 1)
    if (node.tagName === 'menclose') {
      const row: MathNode = {tag: 'mrow', children}
      const over = lineOf(node)
      if (over === undefined) return [row]
      return [{tag: over.tag, children: [row, {tag: 'mo', attributes: {stretchy: 'true'}, children: [over.line]}]}]
    }
    // Anything else that groups keeps its place as one element, because the places of the others have meanings.
    const attributes = attributesOf(node)
    return [
      {
        tag: tags.get(node.tagName) ?? 'mrow',
        ...(Object.keys(attributes).length > 0 ? {attributes} : {}),
        ...(children.length > 0 ? {children} : {}),
      },
    ]
  })
}

/**
 * A formula as a node of a text: presentation MathML of a closed set of elements and attributes. Macros that are written into
 * it are expanded a hundred times at most; what links, embeds or styles is no formula.
 *
 * @returns null when the TeX cannot be read
 */
export function formulaOf(tex: string, isBlock: boolean): RichNode | null {
  // A renderer that is missing is a broken installation, not a formula that cannot be read.
  const {renderToString} = rendererOf()
  try {
    const markup = renderToString(tex, {
      displayMode: isBlock,
      throwOnError: true,
      trust: false,
      maxExpand: 100,
      maxSize: [10, 100],
    })
    const [math] = parser.parse(markup).children
    if (math?.type !== 'element' || math.tagName !== 'math') return null
    const formula = mathOf(math.children, {nodes: 0}, 0)
    return {tag: 'math', ...(isBlock ? {attributes: {display: 'block'}} : {}), children: [tex], formula}
  } catch {
    return null
  }
}
