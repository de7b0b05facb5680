import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {useLocation} from '../shell/useAddress.ts'
import {NotificationsView} from './NotificationsView.tsx'
import {PushSwitchView} from './PushSwitchView.tsx'
import type {BackgroundActors} from '../actorSystem.ts'
import {useBackgroundActors} from '../background.ts'

function Connected({notifications, push}: BackgroundActors) {
  const [path] = useLocation()
  const state = useSelector(notifications, (snapshot) => snapshot)
  const device = useSelector(push, (snapshot) => snapshot)
  // A notification that led to another screen has done its work.
  useEffect(() => () => notifications.send({type: 'panel.close'}), [notifications, path])
  return (
    <NotificationsView
      state={state}
      send={notifications.send}
      footer={<PushSwitchView state={device} send={push.send} />}
    />
  )
}

/** The bell of the signed-in student, once its part of the product has come. */
export function Notifications() {
  const background = useBackgroundActors()
  return background ? <Connected {...background} /> : null
}
