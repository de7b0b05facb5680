import type {HighlightColour} from '../../domain/question/highlightColours.ts'
import type {Highlight, Stretch} from '../../domain/question/highlights.ts'

export type HighlightInput = {
  readonly highlights: readonly Highlight[]
  /** The browser can draw them (CSS Custom Highlight API). */
  readonly isSupported: boolean
}

export type HighlightContext = {
  readonly highlights: readonly Highlight[]
  readonly isSupported: boolean
  /** What the student has selected, block by block; empty while nothing is. */
  readonly selected: readonly Stretch[]
}

export type HighlightEvent =
  /** Words were selected, in the text or as a passage of the list. */
  | {readonly type: 'text.select'; readonly stretches: readonly Stretch[]}
  /** A place of the text was pressed. */
  | {readonly type: 'text.press'; readonly block: string; readonly offset: number}
  | {readonly type: 'colour.pick'; readonly colour: HighlightColour}
  | {readonly type: 'highlight.erase'}
  | {readonly type: 'choosing.cancel'}
  | {readonly type: 'list.open'}
  | {readonly type: 'list.close'}
  /** A passage of the list gets a colour, or loses it. */
  | {readonly type: 'passage.paint'; readonly stretch: Stretch; readonly colour: HighlightColour}
  | {readonly type: 'passage.erase'; readonly stretch: Stretch}
  /** Another device has changed them. */
  | {readonly type: 'marks.arrived'; readonly highlights: readonly Highlight[]}
