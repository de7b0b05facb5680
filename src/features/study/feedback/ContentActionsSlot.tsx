import {Suspense} from 'react'
import {css} from 'styled-system/css'
import type {ContentActionsProps} from './ContentActions.tsx'
import {lazyNamed} from '../../../ui/loading/lazyLoading.tsx'

const ContentActions = lazyNamed(() => import('./ContentActions.tsx'), 'ContentActions')

/** `ContentActions` with its room kept while it loads, so that nothing below it moves. */
export function ContentActionsSlot(props: ContentActionsProps) {
  return (
    <Suspense fallback={<div className={css({minHeight: 'touch'})} />}>
      <ContentActions {...props} />
    </Suspense>
  )
}
