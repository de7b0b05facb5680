import {Suspense} from 'react'
import {css} from 'styled-system/css'
import type {QuestionToolsProps} from './toolsContext.ts'
import {lazyWhenIdle} from '../../../ui/loading/lazyLoading.tsx'

const QuestionTools = lazyWhenIdle(() => import('./QuestionTools.tsx'), 'QuestionTools')

/** `QuestionTools` with its room kept while it loads, so that the question does not move; the value of `QuestionToolsContext`. */
export const toolsSlot = (props: QuestionToolsProps) => (
  <div className={css({minHeight: 'touch'})}>
    <Suspense fallback={null}>
      <QuestionTools {...props} />
    </Suspense>
  </div>
)
