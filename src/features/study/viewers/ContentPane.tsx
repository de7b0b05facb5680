import {type ComponentType, Suspense} from 'react'
import type {FavoriteKind} from '../../../../domain/study/favorites.ts'
import {viewerText} from '../../../text/study/viewers.ts'
import {lazyNamed} from '../../../ui/loading/lazyLoading.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import type {PaneProps} from './pane.ts'

const panes: Readonly<Record<FavoriteKind, ComponentType<PaneProps>>> = {
  question: lazyNamed(() => import('./QuestionPane.tsx'), 'QuestionPane'),
  video: lazyNamed(() => import('./ContentsPane.tsx'), 'VideoPane'),
  text: lazyNamed(() => import('./ContentsPane.tsx'), 'TextPane'),
  mindmap: lazyNamed(() => import('./ContentsPane.tsx'), 'MindmapPane'),
  flashcard: lazyNamed(() => import('./FlashcardPane.tsx'), 'FlashcardPane'),
}

/** One content of any kind by its id; the code of a kind comes with the first of it. */
export function ContentPane({kind, ...pane}: PaneProps & {readonly kind: FavoriteKind}) {
  const Pane = panes[kind]
  return (
    <Suspense fallback={<Skeleton shape="text" lines={8} label={viewerText.loading} />}>
      <Pane {...pane} />
    </Suspense>
  )
}
