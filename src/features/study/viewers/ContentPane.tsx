import {type ComponentType, lazy, Suspense} from 'react'
import type {FavoriteKind} from '../../../../domain/study/favorites.ts'
import {viewerText} from '../../../text/viewers.ts'
import {arriving} from '../../../ui/arriving.ts'
import {Skeleton} from '../../../ui/Skeleton.tsx'
import type {PaneProps} from './pane.ts'

const panes: Readonly<Record<FavoriteKind, ComponentType<PaneProps>>> = {
  question: lazy(() => arriving(() => import('./QuestionPane.tsx')).then((module) => ({default: module.QuestionPane}))),
  video: lazy(() => arriving(() => import('./ContentsPane.tsx')).then((module) => ({default: module.VideoPane}))),
  text: lazy(() => arriving(() => import('./ContentsPane.tsx')).then((module) => ({default: module.TextPane}))),
  mindmap: lazy(() => arriving(() => import('./ContentsPane.tsx')).then((module) => ({default: module.MindmapPane}))),
  flashcard: lazy(() => arriving(() => import('./FlashcardPane.tsx')).then((module) => ({default: module.FlashcardPane}))),
}

/** One content of any kind by its id; the code of a kind comes with the first of it. */
export function ContentPane({kind, ...pane}: PaneProps & {readonly kind: FavoriteKind}) {
  const Pane = panes[kind]
  return <Suspense fallback={<Skeleton shape="text" lines={8} label={viewerText.loading} />}><Pane {...pane} /></Suspense>
}
