import {lazy, Suspense} from 'react'
import {css} from 'styled-system/css'
import type {ContentActionsProps} from './ContentActions.tsx'
import {arriving} from '../../../ui/arriving.ts'

const ContentActions = lazy(() => arriving(() => import('./ContentActions.tsx')).then((module) => ({default: module.ContentActions})))

/** `ContentActions` with its room kept while it loads, so that nothing below it moves. */
export function ContentActionsSlot(props: ContentActionsProps) {
  return <Suspense fallback={<div className={css({minHeight: 'touch'})} />}><ContentActions {...props} /></Suspense>
}
