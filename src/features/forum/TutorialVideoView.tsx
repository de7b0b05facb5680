import {Suspense} from 'react'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {tutorialVideoMachine} from '../../../machines/forum/tutorialVideo.machine.ts'
import {tutorialText} from '../../text/forum/tutorial.ts'
import {forumVideo, forumVideoAddress} from '../../text/forum/video.ts'
import {Button} from '../../ui/action/Button.tsx'
import {VideoPlayer, type VideoPlayerProps} from '../../ui/content/VideoPlayer.tsx'
import {HelpIcon} from '../../ui/icon/lateIcons.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'

const Drawer = lazyNamed(() => import('../../ui/overlay/Drawer.tsx'), 'Drawer')

type Props = {
  readonly state: SnapshotFrom<typeof tutorialVideoMachine>
  readonly send: (event: EventFrom<typeof tutorialVideoMachine>) => void
}

const typeOf = (address: string) => (/\.webm(?:[?#]|$)/u.test(address) ? 'video/webm' : 'video/mp4')

const sourceOf = (src: string) => ({src, type: typeOf(src)})

/** What the player is given: the product's own video with its captions and words, or one of the operator. */
function playedOf(address: string): Pick<VideoPlayerProps, 'sources' | 'captions' | 'poster' | 'transcript'> {
  if (address !== forumVideoAddress) return {sources: [sourceOf(address)], captions: []}
  const {name, scenes} = forumVideo
  return {
    sources: [sourceOf(`/media/${name}.webm`), sourceOf(address)],
    captions: [{src: `/media/${name}.vtt`, label: tutorialText.captions, lang: 'pt-BR'}],
    poster: `/media/${name}.jpg`,
    transcript: {title: tutorialText.transcript, lines: scenes.map(({text}) => text)},
  }
}

/** The tutorial of the forum in a drawer, in every state of its chart (F-107). */
export function TutorialVideoView({state, send}: Props) {
  const {address} = state.context
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<HelpIcon size={20} />}
        aria-haspopup="dialog"
        onClick={() => send({type: 'tutorial.open'})}
      >
        {tutorialText.open}
      </Button>
      {state.hasTag('open') ? (
        <Suspense fallback={null}>
          <Drawer
            open
            side="end"
            title={tutorialText.title}
            closeLabel={tutorialText.close}
            onClose={() => send({type: 'tutorial.close'})}
          >
            {state.matches('loading') ? (
              <Skeleton shape="block" lines={1} label={tutorialText.loading} />
            ) : (
              <VideoPlayer
                title={tutorialText.title}
                {...playedOf(address)}
                onError={() => send({type: 'video.failed'})}
              />
            )}
          </Drawer>
        </Suspense>
      ) : null}
    </>
  )
}
