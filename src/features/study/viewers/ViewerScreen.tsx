import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import type {Actor} from 'xstate'
import {commentParameter} from '../../../../domain/forum/link.ts'
import type {FavoriteKind} from '../../../../domain/study/favorites.ts'
import type {ViewerKind, ViewerTarget} from '../../../../domain/study/forumUid.ts'
import {viewerTargetOf} from '../../../../domain/study/viewer.ts'
import {viewerMachine} from '../../../../machines/study/viewer.machine.ts'
import {forumOf} from '../../../../machines/study/viewer.selectors.ts'
import {viewerTitles} from '../../../text/study/viewers.ts'
import {useNetworkReturned} from '../../shell/useNetworkReturned.ts'
import {usePageTitle} from '../../access/usePageTitle.ts'
import {useLocation, useQueryParameter, useSearch} from '../../shell/useAddress.ts'
import {useStudentActors} from '../../studentActors.ts'
import {LazyForum} from '../../forum/ForumSlot.tsx'
import {Content} from './ContentPane.tsx'
import {ViewerView} from './ViewerView.tsx'
import {useFlow} from '../../useFlow.ts'
import {createViewerImplementations} from './viewer.implementations.ts'

const kinds: Readonly<Record<ViewerKind, FavoriteKind>> = {questao: 'question', flashcard: 'flashcard', video: 'video'}

/** A link to a comment opens the forum as soon as the content is there. */
function useWantedForum(actor: Actor<typeof viewerMachine>, isThere: boolean): void {
  const isWanted = useQueryParameter(commentParameter) !== null
  useEffect(() => {
    if (isWanted && isThere && forumOf(actor.getSnapshot()) === 'hidden') actor.send({type: 'forum.toggle'})
  }, [actor, isWanted, isThere])
}

function Viewer({kind, id, courseId}: ViewerTarget & {readonly courseId: string | null}) {
  const {client} = useStudentActors()
  const actor = useFlow(viewerMachine, {
    implementations: createViewerImplementations({client}),
    input: () => ({kind, id, courseId}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  usePageTitle(viewerTitles[kind])
  useWantedForum(actor, forumOf(state) !== null)
  useNetworkReturned(actor, 'network.returned')
  return (
    <ViewerView
      state={state}
      send={actor.send}
      forum={<LazyForum contentType={kinds[kind]} contentId={id} courseId={courseId} />}
    >
      <Content kind={kinds[kind]} id={id} />
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
