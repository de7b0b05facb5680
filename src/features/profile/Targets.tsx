import {useSelector} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import {targetsMachine} from '../../../machines/profile/targets.machine.ts'
import {useProfile, useStudentActors} from '../studentActors.ts'
import {useInstitutions} from './useInstitutions.ts'
import {TargetsView} from './TargetsView.tsx'
import {useSend} from '../useSend.ts'
import {useFlow} from '../useFlow.ts'
import {createTargetsImplementations} from './targets.implementations.ts'

type Props = {
  readonly isOnboarding?: boolean
  /** Called when the server has taken the list. */
  readonly onSaved?: () => void
}

/** The student's targets as an actor: whoever makes it keeps what was changed for as long as it lives. */
export function useTargets({isOnboarding = false, onSaved}: Props) {
  const {client} = useStudentActors()
  const {institutionTarget} = useProfile()
  const targets = useMemo(() => institutionTarget.map(({uf, institution}) => ({uf, institution})), [institutionTarget])
  const actor = useFlow(targetsMachine, {
    implementations: createTargetsImplementations({client, onSaved}),
    input: () => ({targets, isOnboarding}),
  })
  useEffect(() => actor.send({type: 'profile.arrived', targets}), [actor, targets])
  return actor
}

/** The target institutions of the signed-in student. Not for courses that hide them (spec 1§2). */
export function TargetsOf({actor}: {readonly actor: ReturnType<typeof useTargets>}) {
  return (
    <TargetsView
      state={useSelector(actor, (snapshot) => snapshot)}
      send={useSend(actor.send)}
      list={useInstitutions()}
    />
  )
}
