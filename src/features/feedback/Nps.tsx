import {useSelector} from '@xstate/react'
import {useEffect, useState} from 'react'
import {npsMachine} from '../../../machines/feedback/nps.machine.ts'
import {npsDraft} from '../../../machines/feedback/nps.selectors.ts'
import {npsInvitationMachine} from '../../../machines/feedback/npsInvitation.machine.ts'
import {keepNpsDraft, readNpsDraft} from '../../services/feedback/stores.ts'
import {useSyncStatus} from '../outbox/useWrites.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createNpsImplementations} from './feedback.implementations.ts'
import {NpsInvitationView} from './NpsInvitationView.tsx'
import {NpsView} from './NpsView.tsx'
import {type PromptProps, useTurn} from './prompt.ts'

type InvitationProps = {readonly onAccept: () => void; readonly onClose: () => void}

/** The invitation of a deployment that begins with one (F-112). */
function NpsInvitation({onAccept, onClose}: InvitationProps) {
  const actor = useFlow(npsInvitationMachine, {
    implementations: {actions: {openSurvey: onAccept, putOff: onClose}},
    input: () => undefined,
  })
  return <NpsInvitationView state={useSelector(actor, (snapshot) => snapshot)} send={actor.send} />
}

/** The recommendation survey of this visit (F-111): asks the server first, and waits for its turn. */
export function Nps({queue, isShown, isInTest, form}: PromptProps & {readonly form: 'survey' | 'invitation'}) {
  const student = useStudentActors()
  const actor = useFlow(npsMachine, {
    implementations: createNpsImplementations({...student, isInTest}),
    input: readNpsDraft,
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  const syncStatus = useSyncStatus(state.context.writeKey)
  const [isInvited, setInvited] = useState(form === 'survey')
  useTurn(queue, 'nps', actor)
  useEffect(() => {
    const kept = actor.subscribe((snapshot) => keepNpsDraft(npsDraft(snapshot)))
    return () => kept.unsubscribe()
  }, [actor])
  if (!isShown) return null
  if (!isInvited && state.matches('asking'))
    return <NpsInvitation onAccept={() => setInvited(true)} onClose={() => send({type: 'survey.later'})} />
  return <NpsView state={state} send={send} syncStatus={syncStatus} />
}
