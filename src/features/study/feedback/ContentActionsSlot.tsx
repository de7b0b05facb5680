import {Suspense} from 'react'
import {css} from 'styled-system/css'
import type {ContentActionsProps} from './ContentActions.tsx'
import {late} from '../../../ui/loading/late.ts'

const ContentActions = late(() => import('./ContentActions.tsx'), 'ContentActions')

/** `ContentActions` with its room kept while it loads, so that nothing below it moves. */
export function ContentActionsSlot(props: ContentActionsProps) {
  return (
    <Suspense fallback={<div className={css({minHeight: 'touch'})} />}>
      <ContentActions {...props} />
    </Suspense>
  )
}
