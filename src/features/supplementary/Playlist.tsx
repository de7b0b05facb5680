import {useSelector} from '@xstate/react'
import {Suspense, useCallback, useEffect} from 'react'
import {css} from 'styled-system/css'
import type {StudyContent} from '../../../domain/study/contents.types.ts'
import type {VideoProgress} from '../../../domain/study/video.ts'
import type {PlaylistPlace} from '../../../domain/supplementary/supplementary.types.ts'
import {supplementaryPlaylistMachine} from '../../../machines/supplementary/supplementaryPlaylist.machine.ts'
import {followingVideo, shownVideo} from '../../../machines/supplementary/playlist.selectors.ts'
import {readProgress} from '../../services/study/videoStore.ts'
import {contentsText} from '../../text/study/contents.ts'
import {supplementaryText} from '../../text/supplementary/supplementary.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useQueryParameter} from '../shell/useAddress.ts'
import {useIsWide} from '../shell/useIsWide.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useStudentActors} from '../studentActors.ts'
import {ContentActionsSlot} from '../study/feedback/ContentActionsSlot.tsx'
import {useFlow} from '../useFlow.ts'
import {PlaylistView} from './PlaylistView.tsx'
import {createPlaylistImplementations} from './supplementary.implementations.ts'

const Video = lazyNamed(() => import('../study/contents/Video.tsx'), 'Video')

function usePlaylist(place: PlaylistPlace) {
  const {client} = useStudentActors()
  const requestedId = useQueryParameter('id')
  const actor = useFlow(supplementaryPlaylistMachine, {
    implementations: createPlaylistImplementations({client}),
    input: () => ({...place, requestedId, progress: readProgress()}),
  })
  useEffect(() => actor.send({type: 'address.changed', id: requestedId}), [actor, requestedId])
  useNetworkReturned(actor, 'network.returned')
  return actor
}

function Player({video, actor}: {readonly video: StudyContent; readonly actor: ReturnType<typeof usePlaylist>}) {
  const nextTitle = useSelector(actor, (state) => followingVideo(state)?.title ?? null)
  const openNext = useCallback(() => {
    const next = followingVideo(actor.getSnapshot())
    if (next) actor.send({type: 'video.select', id: next.id})
  }, [actor])
  const tellProgress = useCallback(
    (id: string, progress: VideoProgress) => actor.send({type: 'progress.changed', id, progress}),
    [actor],
  )
  return (
    <Suspense
      fallback={
        <div className={css({aspectRatio: '[16 / 9]'})}>
          <Skeleton shape="block" lines={1} label={contentsText.loading} />
        </div>
      }
    >
      <Video key={video.id} video={video} nextTitle={nextTitle} onNext={openNext} onProgress={tellProgress} />
    </Suspense>
  )
}

/** `/mais-aristo/videos/{category}/{playlist}?id` (spec 3§2.7). Give it another key for another playlist. */
export function PlaylistPage({place}: {readonly place: PlaylistPlace}) {
  const actor = usePlaylist(place)
  const state = useSelector(actor, (snapshot) => snapshot)
  const video = shownVideo(state)
  const isWide = useIsWide()
  usePageTitle(`${place.playlist} · ${supplementaryText.title}`)
  return (
    <PlaylistView
      state={state}
      send={actor.send}
      isWide={isWide}
      player={video ? <Player video={video} actor={actor} /> : null}
      actions={video ? <ContentActionsSlot document={video.id} type="video" title={video.title} /> : null}
    />
  )
}
