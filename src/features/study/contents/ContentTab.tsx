import {useSelector} from '@xstate/react'
import {type ReactNode, Suspense, useCallback, useEffect, useState} from 'react'
import {css} from 'styled-system/css'
import type {ContentKind, StudyContent} from '../../../../domain/study/contents.types.ts'
import {liveChatOf} from '../../../../domain/study/liveChat.ts'
import type {VideoProgress} from '../../../../domain/study/video.ts'
import {contentTabMachine} from '../../../../machines/study/contentTab.machine.ts'
import {nextContent, selectedContent} from '../../../../machines/study/contentTab.selectors.ts'
import {clientConfig} from '../../../services/platform/config.ts'
import {logOnly} from '../../../services/platform/log.ts'
import {readProgress} from '../../../services/study/videoStore.ts'
import {contentsText} from '../../../text/study/contents.ts'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import type {PanelProps} from '../../agenda/panel.ts'
import {useSearch} from '../../shell/useAddress.ts'
import {useStudentActors} from '../../studentActors.ts'
import type {ContentAction} from '../feedback/ContentActions.tsx'
import {ContentActionsSlot} from '../feedback/ContentActionsSlot.tsx'
import {ContentTabView} from './ContentTabView.tsx'
import {lazyNamed} from '../../../ui/loading/lazyLoading.tsx'
import {useFlow} from '../../useFlow.ts'
import {createContentTabImplementations} from './contentTab.implementations.ts'

const Video = lazyNamed(() => import('./Video.tsx'), 'Video')
const Reader = lazyNamed(() => import('./Reader.tsx'), 'Reader')
const Mindmap = lazyNamed(() => import('./Mindmap.tsx'), 'Mindmap')
const LessonIncidence = lazyNamed(() => import('./LessonIncidence.tsx'), 'LessonIncidence')

type Props = {
  readonly kind: ContentKind
  readonly ids: readonly string[]
  /** The server has taken the student's word about the favourite of the shown content. Stable for one content. */
  readonly onFavorite?: ((isFavorite: boolean) => void) | undefined
  /** What can be done with a content; its usual things when left out. */
  readonly actions?: readonly ContentAction[]
}

function useContentTab({kind, ids}: Pick<Props, 'kind' | 'ids'>) {
  const {client} = useStudentActors()
  const query = new URLSearchParams(useSearch())
  const requestedId = query.get('id')
  const actor = useFlow(contentTabMachine, {
    implementations: createContentTabImplementations({client}),
    input: () => ({
      kind,
      ids,
      requestedId,
      progress: readProgress(),
      isCommentOpen: query.get('showComment') === 'true',
    }),
  })
  useEffect(() => actor.send({type: 'address.changed', id: requestedId}), [actor, requestedId])
  return actor
}

/** Whose live chats this deployment lets be shown; none until it has said so. */
function useMediaOrigins(): readonly string[] {
  const [origins, setOrigins] = useState<readonly string[]>([])
  useEffect(() => {
    clientConfig().then(
      ({mediaOrigins}) => setOrigins(mediaOrigins),
      (error: unknown) => logOnly('media origins', error),
    )
  }, [])
  return origins
}

const Room = ({children}: {readonly children: ReactNode}) => (
  <Suspense
    fallback={
      <div className={css({aspectRatio: '[16 / 9]'})}>
        <Skeleton shape="block" lines={1} label={contentsText.loading} />
      </div>
    }
  >
    {children}
  </Suspense>
)

/** One apostila or mind map by its content; a video has its playlist to go on in. */
function Player({content, actor}: {readonly content: StudyContent; readonly actor: ReturnType<typeof useContentTab>}) {
  const nextTitle = useSelector(actor, (state) => nextContent(state)?.title ?? null)
  const openNext = useCallback(() => {
    const next = nextContent(actor.getSnapshot())
    if (next) actor.send({type: 'content.select', id: next.id})
  }, [actor])
  const tellProgress = useCallback(
    (id: string, progress: VideoProgress) => actor.send({type: 'progress.changed', id, progress}),
    [actor],
  )
  if (content.kind === 'text') return <Reader key={content.id} document={content} />
  if (content.kind === 'mindmap') return <Mindmap key={content.id} map={content} />
  return <Video key={content.id} video={content} nextTitle={nextTitle} onNext={openNext} onProgress={tellProgress} />
}

/** Contents of one kind by their ids, whatever they belong to: a lesson's tab, a favourite, a viewer (F-081). */
export function ContentTab({kind, ids, onFavorite, actions}: Props) {
  const actor = useContentTab({kind, ids})
  const state = useSelector(actor, (snapshot) => snapshot)
  const origins = useMediaOrigins()
  const content = selectedContent(state)
  return (
    <ContentTabView
      state={state}
      send={actor.send}
      player={
        content ? (
          <Room>
            <Player content={content} actor={actor} />
          </Room>
        ) : null
      }
      actions={
        content ? (
          <ContentActionsSlot
            document={content.id}
            type={content.kind}
            title={content.title}
            onFavorite={onFavorite}
            {...(actions && {only: actions})}
          />
        ) : null
      }
      chat={liveChatOf(content?.liveChatLink ?? null, origins)}
    />
  )
}

/** A tab of a lesson: its contents of one kind, and how papers ask it. */
const tabOf = (kind: ContentKind) =>
  function Tab({ids, lesson}: PanelProps) {
    return (
      <>
        <ContentTab kind={kind} ids={ids} />
        {lesson === null ? null : (
          <Suspense fallback={null}>
            <LessonIncidence key={lesson.lessonId} lessonId={lesson.lessonId} />
          </Suspense>
        )}
      </>
    )
  }

/** The tabs of a lesson; each is a chunk's door. */
export const VideoTab = tabOf('video')
export const TextTab = tabOf('text')
export const MindmapTab = tabOf('mindmap')
