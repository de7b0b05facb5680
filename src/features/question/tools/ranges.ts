import {highlightColours} from '../../../../domain/question/highlightColours.ts'
import {type Highlight as Kept, type Stretch, trimmed} from '../../../../domain/question/highlights.ts'

/** A sentence of a block, for those who do not select with a pointer. */
export type Passage = {readonly stretch: Stretch; readonly words: string}

const name = (colour: string) => `question-${colour}`

/** The browser can paint ranges without touching the page's elements (CSS Custom Highlight API). */
export const canDrawRanges = (): boolean =>
  typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight === 'function'

const blocksIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-block]')]

const blockIn = (root: Element, block: string) => blocksIn(root).find((element) => element.dataset['block'] === block)

/** UTF-16 units between the start of an element and a place in it, however its text is divided into nodes. */
function offsetIn(element: Element, node: Node, offset: number): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  range.setEnd(node, offset)
  return range.toString().length
}

/** The texts of a question's blocks: what stored offsets count in. */
export const textsIn = (root: Element): Record<string, string> =>
  Object.fromEntries(blocksIn(root).map((element) => [element.dataset['block'] ?? '', element.textContent]))

/** The range of a stretch on the page; null when its block is not there or shorter. */
export function rangeOf(root: Element, {block, start, end}: Stretch): Range | null {
  const element = blockIn(root, block)
  if (!element) return null
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let before = 0
  let hasStart = false
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (!hasStart && start < before + length) {
      range.setStart(node, start - before)
      hasStart = true
    }
    if (hasStart && end <= before + length) {
      range.setEnd(node, end - before)
      return range
    }
    before += length
  }
  return null
}

/** What is selected of a question, block by block, without the blanks at the ends. */
export function selectedIn(root: Element, selection: Selection | null): Stretch[] {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return []
  const range = selection.getRangeAt(0)
  return blocksIn(root).flatMap((element) => {
    if (!range.intersectsNode(element)) return []
    const block = element.dataset['block'] ?? ''
    const text = element.textContent
    const start = element.contains(range.startContainer)
      ? offsetIn(element, range.startContainer, range.startOffset)
      : 0
    const end = element.contains(range.endContainer)
      ? offsetIn(element, range.endContainer, range.endOffset)
      : text.length
    return trimmed({block, start, end}, text) ?? []
  })
}

type Place = {readonly offsetNode: Node; readonly offset: number}

function caretAt(x: number, y: number): Place | null {
  if (typeof document.caretPositionFromPoint === 'function') return document.caretPositionFromPoint(x, y)
  return null
}

/** The block and the offset under a point of the window. */
export function placeAt(root: Element, x: number, y: number): {readonly block: string; readonly offset: number} | null {
  const caret = caretAt(x, y)
  const element = caret && blocksIn(root).find((candidate) => candidate.contains(caret.offsetNode))
  if (!caret || !element) return null
  return {block: element.dataset['block'] ?? '', offset: offsetIn(element, caret.offsetNode, caret.offset)}
}

const boxes = 'p, li, td, th, h3, h4, pre'

const leavesOf = (element: Element): Element[] => {
  const inner = [...element.querySelectorAll(boxes)].filter((candidate) => candidate.querySelector(boxes) === null)
  return inner.length > 0 ? inner : [element]
}

/** The sentences of a question, paragraph by paragraph and cell by cell. */
export function passagesIn(root: Element): Passage[] {
  const segmenter = new Intl.Segmenter('pt-BR', {granularity: 'sentence'})
  return blocksIn(root).flatMap((element) => {
    const block = element.dataset['block'] ?? ''
    const text = element.textContent
    return leavesOf(element).flatMap((leaf) => {
      const from = offsetIn(element, leaf, 0)
      return [...segmenter.segment(leaf.textContent)].flatMap(({segment, index}) => {
        const stretch = trimmed({block, start: from + index, end: from + index + segment.length}, text)
        return stretch ? [{stretch, words: text.slice(stretch.start, stretch.end)}] : []
      })
    })
  })
}

/** Paints highlights over a question's text, in the place of all painted before. */
export function drawRanges(root: Element, highlights: readonly Kept[]): void {
  for (const colour of highlightColours) {
    const ranges = highlights.flatMap((highlight) =>
      highlight.colour === colour ? (rangeOf(root, highlight) ?? []) : [],
    )
    CSS.highlights.set(name(colour), new Highlight(...ranges))
  }
}

export function clearRanges(): void {
  for (const colour of highlightColours) CSS.highlights.delete(name(colour))
}
