import type {Heading, Root, RootContent} from 'mdast'
import {toString} from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'

const outline = unified().use(remarkParse).use(remarkFrontmatter)
const whole = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm, {singleTilde: false})

/** The tree of a source file, front matter and tables included. */
export const parseMarkdown = (markdown: string): Root => whole.parse(markdown)

/** The tree of a source file as far as its parts need it: a table is a paragraph, which takes half of the time. */
export const parseOutline = (markdown: string): Root => outline.parse(markdown)

/** A heading with all that stands below it up to the next of the same depth. */
export interface Section {
  readonly title: string
  readonly line: number
  readonly heading: Heading
  readonly nodes: readonly RootContent[]
}

/** Parts nodes at the headings of one depth. */
export function sectionsOf(nodes: readonly RootContent[], depth: number) {
  const isHeading = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === depth
  const starts = nodes.flatMap((node, at) => (isHeading(node) ? [{heading: node, at}] : []))
  const sections = starts.map(({heading, at}, index): Section => ({
    title: plainText(heading),
    line: lineOf(heading),
    heading,
    nodes: nodes.slice(at + 1, starts[index + 1]?.at),
  }))
  return {before: nodes.slice(0, starts[0]?.at), sections}
}

type Positioned = {readonly position?: RootContent['position']}

/** The line a node begins in; a node of a parsed file always has one. */
export const lineOf = ({position}: Positioned): number => position?.start.line ?? 1

/** Where nodes begin and end in the file they were parsed from. */
export function rangeOf(nodes: readonly Positioned[]): {readonly start: number; readonly end: number} {
  return {start: nodes[0]?.position?.start.offset ?? 0, end: nodes.at(-1)?.position?.end.offset ?? 0}
}

/** The words of a node in one line, without marks of Markdown. */
export const plainText = (node: Parameters<typeof toString>[0]): string => toString(node).replaceAll(/\s+/g, ' ').trim()
