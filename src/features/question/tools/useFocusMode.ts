import {useActorRef, useSelector} from '@xstate/react'
import {useEffect, useState} from 'react'
import {focusMachine} from '../../../../machines/question/focus.machine.ts'
import type {FocusKind} from '../../../../machines/question/focus.types.ts'
import {
  enterFullscreen,
  isFocusOn,
  leaveFocusOf,
  leaveFullscreen,
  watchFullscreen,
} from '../../../services/platform/fullscreen.ts'
import {currentPath} from '../../../services/platform/url.ts'
import {focusText} from '../../../text/question/questionTools.ts'
import {notify} from '../../../ui/status/notify.ts'

const machine = focusMachine.provide({
  actors: {enterFullscreen, leaveFullscreen, watchFullscreen},
  actions: {
    notifyFailed: () => notify({tone: 'error', title: focusText.failed}),
    notifyBrowserFull: () => notify({tone: 'warning', title: focusText.browserFull}),
  },
})

/** The focus mode of a screen: the whole screen for it. It ends with the screen of its address. */
export function useFocusMode(kind: FocusKind) {
  const [input] = useState(() => ({kind, isOn: isFocusOn()}))
  const actor = useActorRef(machine, {input})
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => {
    const path = currentPath()
    return () => leaveFocusOf(path)
  }, [])
  return {state, send: actor.send}
}
