import type {SnapshotFrom} from 'xstate'
import {type Highlight, isTouched, type Stretch} from '../../domain/question/highlights.ts'
import type {highlightMachine} from './highlight.machine.ts'

type HighlightSnapshot = SnapshotFrom<typeof highlightMachine>

export const keptHighlights = ({context}: HighlightSnapshot): readonly Highlight[] => context.highlights

/** What is selected, block by block. */
export const selectedStretches = ({context}: HighlightSnapshot): readonly Stretch[] => context.selected

/** There is a colour to take off what is selected. */
export const canErase = ({context: {highlights, selected}}: HighlightSnapshot): boolean =>
  selected.some((stretch) => isTouched(highlights, stretch))

export const canDraw = ({context}: HighlightSnapshot): boolean => context.isSupported
