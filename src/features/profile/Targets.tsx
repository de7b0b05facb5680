import {useSelector} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import {useQuery} from 'urql'
import {targetsMachine} from '../../../machines/profile/targets.machine.ts'
import {InstitutionNamesDocument} from '../../services/gen/profile/graphql.ts'
import {useProfile, useStudentActors} from '../studentActors.ts'
import type {InstitutionList} from './targets.shown.ts'
import {TargetsView} from './TargetsView.tsx'
import {useSend} from '../useSend.ts'
import {useFlow} from '../useFlow.ts'
import {createTargetsImplementations} from './targets.implementations.ts'

/** The institutions to choose from: what the device knows first, then the server's word. */
function useInstitutions(): InstitutionList {
  const [{data, error, fetching}, refetch] = useQuery({
    query: InstitutionNamesDocument,
    requestPolicy: 'cache-and-network',
  })
  const value = useMemo(
    () =>
      data?.getInstitutionList.map(({uf, institutions}) => ({uf, institutions: institutions.map(({name}) => name)})),
    [data],
  )
  if (value) return {status: 'ready', value}
  if (error && !fetching) return {status: 'failed', retry: () => refetch({requestPolicy: 'network-only'})}
  return {status: 'loading'}
}

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
