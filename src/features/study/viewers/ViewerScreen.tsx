import {useSelector} from '@xstate/react'
import type {FavoriteKind} from '../../../../domain/study/favorites.ts'
import type {ViewerKind, ViewerTarget} from '../../../../domain/study/forumUid.ts'
import {viewerTargetOf} from '../../../../domain/study/viewer.ts'
import {viewerMachine} from '../../../../machines/study/viewer.machine.ts'
import {viewerTitles} from '../../../text/study/viewers.ts'
import {useNetworkReturned} from '../../shell/useNetworkReturned.ts'
import {usePageTitle} from '../../access/usePageTitle.ts'
import {useLocation, useSearch} from '../../shell/useAddress.ts'
import {useStudentActors} from '../../studentActors.ts'
import {ContentPane} from './ContentPane.tsx'
import {ViewerView} from './ViewerView.tsx'
import {useFlow} from '../../useFlow.ts'
import {createViewerImplementations} from './viewer.implementations.ts'

const kinds: Readonly<Record<ViewerKind, FavoriteKind>> = {questao: 'question', flashcard: 'flashcard', video: 'video'}

function Viewer({kind, id, courseId}: ViewerTarget & {readonly courseId: string | null}) {
  const {client} = useStudentActors()
  const actor = useFlow(viewerMachine, {
    implementations: createViewerImplementations({client}),
    input: () => ({kind, id, courseId}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  usePageTitle(viewerTitles[kind])
  useNetworkReturned(actor, 'network.returned')
  return (
    <ViewerView state={state} send={actor.send}>
      <ContentPane kind={kinds[kind]} id={id} />
    </ViewerView>
  )
}

/** `/viewer/{kind}?id=…&courseId=…` and `/forum-viewer/{uid}` (spec 2§2). */
export function ViewerScreen() {
  const [path] = useLocation()
  const query = new URLSearchParams(useSearch())
  const target = viewerTargetOf(path, query.get('id'))
  return target ? <Viewer key={`${target.kind} ${target.id}`} {...target} courseId={query.get('courseId')} /> : null
}
