/** The colours of highlights (spec 2§9). */
export const highlightColours = ['blue', 'red', 'green', 'yellow'] as const
export type HighlightColour = (typeof highlightColours)[number]

/** A highlighted stretch. `start` and `end` (exclusive) count UTF-16 units of the block's plain text. */
export type Highlight = {
  /** `body`, or `choice-0` to `choice-4`. */
  readonly block: string
  readonly start: number
  readonly end: number
  readonly colour: HighlightColour
}
