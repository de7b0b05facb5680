import {type ComponentType, Suspense} from 'react'
import type {FavoriteKind} from '../../../../domain/study/favorites.ts'
import {lazyNamed} from '../../../ui/loading/lazyLoading.tsx'
import {ContentLoading} from './ContentWait.tsx'
import type {PaneProps} from './pane.ts'

const panes: Readonly<Record<FavoriteKind, ComponentType<PaneProps>>> = {
  question: lazyNamed(() => import('./QuestionPane.tsx'), 'QuestionPane'),
  video: lazyNamed(() => import('./ContentsPane.tsx'), 'VideoPane'),
  text: lazyNamed(() => import('./ContentsPane.tsx'), 'TextPane'),
  mindmap: lazyNamed(() => import('./ContentsPane.tsx'), 'MindmapPane'),
  flashcard: lazyNamed(() => import('./FlashcardPane.tsx'), 'FlashcardPane'),
}

type Props = PaneProps & {readonly kind: FavoriteKind}

/** One content of any kind by its id; the code of a kind comes with the first of it, and whoever shows it waits for that. */
export function Content({kind, ...pane}: Props) {
  const Pane = panes[kind]
  return <Pane {...pane} />
}

/** The same, with its room while the code comes. */
export const ContentPane = (props: Props) => (
  <Suspense fallback={<ContentLoading />}>
    <Content {...props} />
  </Suspense>
)
