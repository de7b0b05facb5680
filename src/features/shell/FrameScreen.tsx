import {useSelector} from '@xstate/react'
import {useEffect, useState} from 'react'
import {type FrameKind, frameRouteOf} from '../../../domain/shell/frames.ts'
import {frameMachine} from '../../../machines/shell/frame.machine.ts'
import {frameSource} from '../../../machines/shell/frame.selectors.ts'
import {frameLink} from '../../services/shell/frame.actors.ts'
import {frameTitles} from '../../text/shell/gating.ts'
import {useClock, useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {ExternalFrame} from './ExternalFrame.tsx'
import {FrameView} from './FrameView.tsx'
import {useLocation} from './useAddress.ts'
import {useNetworkReturned} from './useNetworkReturned.ts'
import {useFlow} from '../useFlow.ts'
import {createFrameImplementations} from './frame.implementations.ts'

function Framed({kind}: {readonly kind: FrameKind}) {
  const {now} = useRoot()
  const {uid} = useStudentActors()
  const [path] = useLocation()
  const route = frameRouteOf(kind, path)
  const [link] = useState(frameLink)
  const actor = useFlow(frameMachine, {
    implementations: createFrameImplementations({uid, link}),
    input: () => ({kind, route, now: now()}),
  })
  useClock(actor)
  useNetworkReturned(actor, 'network.returned')
  useEffect(() => link.watch((origin) => actor.send({type: 'frame.asked', origin})), [actor, link])
  useEffect(() => actor.send({type: 'route.changed', route}), [actor, route])
  const state = useSelector(actor, (snapshot) => snapshot)
  const source = frameSource(state)
  return (
    <FrameView state={state} send={actor.send} title={frameTitles[kind]}>
      {source ? (
        <ExternalFrame
          source={source}
          title={frameTitles[kind]}
          frame={link.hold}
          onLoad={() => actor.send({type: 'frame.loaded'})}
        />
      ) : null}
    </FrameView>
  )
}

/** The home of a sprint course (spec 3§2.11). */
export const SprintScreen = () => <Framed kind="sprint" />

/** The home of the practical courses (spec 3§2.11). */
export const PracticalCoursesScreen = () => <Framed kind="practical" />

/** The appeals against keys, `/recursos` (spec 3§2.11). */
export const AppealsScreen = () => <Framed kind="appeals" />
