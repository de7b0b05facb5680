import {useMachine} from '@xstate/react'
import {useEffect, useEffectEvent} from 'react'
import {publicShellMachine} from '../../../machines/access/publicShell.machine.ts'
import {badgeOf, greetingOf} from '../../../machines/access/publicShell.selectors.ts'
import {readResidentCourse} from '../../services/access/registration.actors.ts'
import {queryParameter} from '../../services/platform/url.ts'
import {useRemoteConfig} from '../shell/useRemoteConfig.ts'
import {PublicShellView} from './PublicShellView.tsx'
import {type Welcome, welcomeOf} from './welcome.ts'

const connected = publicShellMachine.provide({actors: {readResidentCourse}})

/** What stands around the public screens, by the address and the operator's values; tells how to greet. */
export function PublicShell({onWelcome}: {readonly onWelcome: (welcome: Welcome) => void}) {
  const [state, send] = useMachine(connected, {
    input: {
      revalidate: queryParameter('revalidate'),
      course: queryParameter('course'),
      isMotionReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
  })
  const {sinaremCourseId, revalidateData} = useRemoteConfig()
  useEffect(
    () => send({type: 'config.changed', config: {sinaremCourseId, revalidateData}}),
    [send, sinaremCourseId, revalidateData],
  )
  const welcome = welcomeOf(greetingOf(state), badgeOf(state))
  const tell = useEffectEvent(() => onWelcome(welcome))
  useEffect(() => tell(), [welcome.greeting, welcome.invitation])
  return <PublicShellView state={state} send={send} />
}
