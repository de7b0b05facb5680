import {useSelector} from '@xstate/react'
import {use, useCallback, useEffect, useMemo, useState} from 'react'
import {useQuery} from 'urql'
import {doubtMachine} from '../../../machines/question/doubt.machine.ts'
import type {DoubtInput} from '../../../machines/question/doubt.types.ts'
import {GetActivityDoubtsDocument} from '../../services/gen/activity/graphql.ts'
import {type StudentActors, useStudentActors} from '../studentActors.ts'
import {DoubtView} from './DoubtView.tsx'
import {type Doubts, DoubtsContext} from './doubts.ts'
import {doubtedIn} from './place.ts'
import {useSyncStatus} from '../outbox/useWrites.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createDoubtImplementations, doubtLane} from './doubt.implementations.ts'

const nowhere = {activity: '', theoreticalType: 'theoreticalStudy'} as const

function inputOf(doubts: Doubts | null, questionId: string, {outbox}: StudentActors): DoubtInput {
  if (!doubts) return {isEnabled: false, isIn: false, pending: null}
  const lane = doubtLane(doubts.place.activity, questionId)
  const entry = outbox.getSnapshot().context.entries.findLast((candidate) => candidate.lane === lane)
  const pending =
    entry?.operation === 'addOrRemoveQuestionAsDoubt' ? {key: entry.key, action: entry.input.action} : null
  return {isEnabled: true, isIn: pending ? pending.action === 'add' : doubts.ids.has(questionId), pending}
}

/** Reads the activity's doubts, tells the screen of them, and reads them again on demand. */
function useDoubtIds(doubts: Doubts | null): () => void {
  const tell = doubts?.tell
  const place = doubts?.place
  const input = useMemo(() => doubtedIn(place ?? nowhere), [place])
  // One question of the activity asks the server; those after it know what it said.
  const [requestPolicy] = useState(doubts?.isKnown ? ('cache-first' as const) : ('cache-and-network' as const))
  const [{data}, ask] = useQuery({query: GetActivityDoubtsDocument, variables: {input}, pause: !doubts, requestPolicy})
  useEffect(() => {
    if (data) tell?.(new Set(data.getActivityDoubts.doubtIds))
  }, [data, tell])
  return useCallback(() => ask({requestPolicy: 'network-only'}), [ask])
}

/** 'marcar dúvida' of one question, against the outbox and the server's list. One instance serves one question. */
export function Doubt({questionId}: {readonly questionId: string}) {
  const doubts = use(DoubtsContext)
  const student = useStudentActors()
  const refetch = useDoubtIds(doubts)
  const place = doubts?.place ?? nowhere
  const actor = useFlow(doubtMachine, {
    id: `doubt ${place.activity}:${questionId}`,
    implementations: createDoubtImplementations({...student, questionId, place, refetch}),
    input: () => inputOf(doubts, questionId, student),
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  const key = state.context.writeKey
  const syncStatus = useSyncStatus(key)
  useEffect(() => {
    if (key === null || syncStatus !== 'saved') return
    actor.send({type: 'write.gone', key})
    refetch()
  })
  const isIn = doubts?.ids.has(questionId) ?? false
  useEffect(() => actor.send({type: 'doubt.arrived', isIn}), [actor, isIn])
  return <DoubtView state={state} send={send} />
}
