import {useSelector} from '@xstate/react'
import {fromPromise} from 'xstate'
import {tutorialVideoMachine} from '../../../machines/forum/tutorialVideo.machine.ts'
import {tutorialText} from '../../text/forum/tutorial.ts'
import {forumVideoAddress} from '../../text/forum/video.ts'
import {notify} from '../../ui/status/notify.ts'
import {useFlow} from '../useFlow.ts'
import {TutorialVideoView} from './TutorialVideoView.tsx'

/** The tutorial of the forum: that of the operator, or the product's own where the address is empty. */
export function TutorialVideo({address}: {readonly address: string}) {
  const actor = useFlow(tutorialVideoMachine, {
    implementations: {
      actors: {findVideo: fromPromise(() => Promise.resolve(address === '' ? forumVideoAddress : address))},
      actions: {notifyFailed: () => notify({tone: 'error', title: tutorialText.failed})},
    },
    input: () => undefined,
  })
  return <TutorialVideoView state={useSelector(actor, (snapshot) => snapshot)} send={actor.send} />
}
