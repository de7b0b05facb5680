import type {HighlightColour} from './highlightColours.ts'

/** A stretch of a question's text. `start` and `end` (exclusive) count UTF-16 units of the block's plain text. */
export type Stretch = {
  /** `body`, or `choice-0` to `choice-4`. */
  readonly block: string
  readonly start: number
  readonly end: number
}

export type Highlight = Stretch & {readonly colour: HighlightColour}

/** A question keeps this many highlights at most; the server refuses more. */
export const mostHighlights = 200

const isSomething = ({start, end}: Stretch) => start < end

const overlaps = (one: Stretch, other: Stretch) =>
  one.block === other.block && one.start < other.end && other.start < one.end

const inOrder = (one: Stretch, other: Stretch) =>
  one.block === other.block ? one.start - other.start : one.block.localeCompare(other.block, 'en')

/** What stays of a highlight when a stretch is taken out of it: nothing, one end, or both. */
function without(highlight: Highlight, {start, end}: Stretch): Highlight[] {
  return [
    {...highlight, end: Math.min(highlight.end, start)},
    {...highlight, start: Math.max(highlight.start, end)},
  ].filter(isSomething)
}

/** Takes the colour off a stretch: highlights inside it go, those that reach out of it keep the rest. */
export function erased(highlights: readonly Highlight[], stretch: Stretch): readonly Highlight[] {
  if (!isSomething(stretch)) return highlights
  return highlights
    .flatMap((highlight) => (overlaps(highlight, stretch) ? without(highlight, stretch) : [highlight]))
    .toSorted(inOrder)
}

/**
 * Puts a colour on a stretch (spec 2§1). No two highlights overlap: the new colour covers what was there, and stretches of one
 * colour that touch become one. Nothing changes when the question could no longer keep them all.
 */
export function painted(highlights: readonly Highlight[], stretch: Highlight): readonly Highlight[] {
  if (!isSomething(stretch)) return highlights
  const merged: Highlight[] = []
  for (const highlight of [...erased(highlights, stretch), stretch].toSorted(inOrder)) {
    const last = merged.at(-1)
    if (last && last.block === highlight.block && last.colour === highlight.colour && last.end === highlight.start) {
      merged[merged.length - 1] = {...last, end: highlight.end}
    } else merged.push(highlight)
  }
  return merged.length > mostHighlights ? highlights : merged
}

/** The highlight at a place of a block, if there is one. */
export const highlightAt = (highlights: readonly Highlight[], block: string, offset: number): Highlight | null =>
  highlights.find((highlight) => highlight.block === block && highlight.start <= offset && offset < highlight.end) ??
  null

/** Whether a stretch holds any colour. */
export const isTouched = (highlights: readonly Highlight[], stretch: Stretch): boolean =>
  highlights.some((highlight) => overlaps(highlight, stretch))

/** Cuts highlights to texts of the given lengths: a question whose words were corrected since keeps what still fits. */
export const fitting = (
  highlights: readonly Highlight[],
  lengths: Readonly<Record<string, number>>,
): readonly Highlight[] =>
  highlights
    .map((highlight) => ({...highlight, end: Math.min(highlight.end, lengths[highlight.block] ?? 0)}))
    .filter(isSomething)

/** A stretch without the blanks at its ends; null when nothing else is in it. */
export function trimmed(stretch: Stretch, text: string): Stretch | null {
  const words = text.slice(stretch.start, stretch.end)
  const start = stretch.start + words.length - words.trimStart().length
  const end = stretch.end - words.length + words.trimEnd().length
  return start < end ? {...stretch, start, end} : null
}
