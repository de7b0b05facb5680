import {toString} from 'mdast-util-to-string'
import type {RootContent} from 'mdast'
import {parseMarkdown} from './markdownTree.ts'
import type {SourceText} from './sourceTypes.ts'
import {withFigures} from './texts.ts'

/** How many words a text has; a number with its sign or decimals counts as one. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The blocks of a text, without its figures. */
export const blocksOf = (text: SourceText): readonly RootContent[] =>
  parseMarkdown(withFigures(text, () => '')).children

/** The words of blocks with a space between cells, points and paragraphs. */
export function wordsOf(blocks: readonly RootContent[]): string {
  return blocks.map((block) => ('children' in block ? nested(block) : toString(block))).join(' ')
}

const holders = new Set(['table', 'tableRow', 'list', 'listItem', 'blockquote'])

function nested(block: Extract<RootContent, {children: unknown}>): string {
  if (!holders.has(block.type)) return toString(block)
  return block.children.map((child) => ('children' in child ? nested(child) : toString(child))).join(' ')
}
