import {useSelector} from '@xstate/react'
import {Suspense, useCallback, useEffect, useLayoutEffect, useState} from 'react'
import type {StudyContent} from '../../../../domain/study/contents.types.ts'
import type {VideoProgress} from '../../../../domain/study/video.ts'
import {videoMachine} from '../../../../machines/study/video.machine.ts'
import {isRunning} from '../../../../machines/study/video.selectors.ts'
import {canPicture, videoPlace} from '../../../services/study/videoMedia.ts'
import {readProgress, videoPreferences} from '../../../services/study/videoStore.ts'
import {videoShortcutRows} from '../../../text/study/video.ts'
import {useShortcutsPreference} from './useShortcutsPreference.ts'
import {eventOfKey} from './videoKeys.ts'
import {VideoView} from './VideoView.tsx'
import {lazyNamed} from '../../../ui/loading/lazyLoading.tsx'
import {useFlow} from '../../useFlow.ts'
import {createVideoImplementations} from './video.implementations.ts'

const ShortcutsDialog = lazyNamed(() => import('../../question/ShortcutsDialog.tsx'), 'ShortcutsDialog')

type Props = {
  readonly video: StudyContent
  /** The title of the video that follows; null when none does. */
  readonly nextTitle?: string | null
  /** Opens the video that follows. Stable, like `onProgress`, for one video. */
  readonly onNext?: (() => void) | undefined
  readonly onProgress?: ((id: string, progress: VideoProgress) => void) | undefined
}

function useVideo({video: {id, url}, onNext, onProgress}: Props) {
  const [place] = useState(videoPlace)
  const known = readProgress()[id]
  const actor = useFlow(videoMachine, {
    implementations: createVideoImplementations({url, place, onNext, onProgress}),
    input: () => ({
      id,
      leftAt: known?.seconds ?? 0,
      isWatched: known?.isWatched ?? false,
      preferences: videoPreferences.read(),
    }),
  })
  // Told while the actor still lives: the effect that stops it ends after this one.
  useLayoutEffect(() => () => actor.send({type: 'page.left'}), [actor])
  return {actor, place}
}

/** One video by its id: for lessons, favourites and viewers alike. Give it the content's id as `key`. */
export function Video(props: Props) {
  const {video, nextTitle = null} = props
  const {actor, place} = useVideo(props)
  const state = useSelector(actor, (snapshot) => snapshot)
  const {areOn, toggle} = useShortcutsPreference()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const closeHelp = useCallback(() => setHelpOpen(false), [])
  useEffect(() => {
    if (!areOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      const snapshot = actor.getSnapshot()
      const asked = eventOfKey(event, {isRunning: isRunning(snapshot), rate: snapshot.context.preferences.rate})
      if (!asked || event.defaultPrevented) return
      event.preventDefault()
      actor.send(asked)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [areOn, actor])
  return (
    <>
      <VideoView
        state={state}
        send={actor.send}
        title={video.title}
        captions={video.captions}
        nextTitle={nextTitle}
        canPicture={canPicture()}
        onHelp={() => setHelpOpen(true)}
        media={place.holdVideo}
        stage={place.holdStage}
      />
      {isHelpOpen ? (
        <Suspense fallback={null}>
          <ShortcutsDialog areOn={areOn} onToggle={toggle} onClose={closeHelp} rows={videoShortcutRows} />
        </Suspense>
      ) : null}
    </>
  )
}
