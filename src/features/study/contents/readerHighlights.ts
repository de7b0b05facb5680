import type {TextMatch} from '../../../../domain/study/textSearch.ts'

/** Where the pieces of a drawn page's text stand in the text that was searched. */
export type DrawnText = readonly {readonly node: Text; readonly from: number}[]

/** The place of a match on a drawn page; null when its text was not drawn. */
export function rangeOf(drawn: DrawnText, {from, to}: TextMatch): Range | null {
  const first = drawn.findLast((piece) => piece.from <= from)
  const last = drawn.findLast((piece) => piece.from < to)
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, Math.min(from - first.from, first.node.length))
  range.setEnd(last.node, Math.min(to - last.from, last.node.length))
  return range
}

/** The browser's list of highlighted places of one look; null where it cannot highlight. */
function highlightOf(name: string): Highlight | null {
  if (!('highlights' in CSS)) return null
  const known = CSS.highlights.get(name)
  if (known) return known
  const made = new Highlight()
  CSS.highlights.set(name, made)
  return made
}

/** Highlights places, the current one in a look of its own. Returns the stop. */
export function highlight(ranges: readonly Range[], current: Range | null): () => void {
  const all = highlightOf('reader-match')
  const one = highlightOf('reader-current')
  for (const range of ranges) all?.add(range)
  if (current) one?.add(current)
  return () => {
    for (const range of ranges) all?.delete(range)
    if (current) one?.delete(current)
  }
}
