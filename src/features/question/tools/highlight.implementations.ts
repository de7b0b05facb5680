import type {highlightMachine} from '../../../../machines/question/highlight.machine.ts'
import {saveMarks} from '../../../services/question/marks.ts'
import type {Implementations} from '../../useFlow.ts'

type Deps = {readonly scopedId: string}

export const createHighlightImplementations = ({scopedId}: Deps): Implementations<typeof highlightMachine> => ({
  actions: {
    saveHighlights: (_, {highlights}) => {
      saveMarks(scopedId, {highlights})
      getSelection()?.removeAllRanges()
    },
  },
})
