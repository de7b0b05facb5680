import {useSelector} from '@xstate/react'
import {rankingInitialsMachine} from '../../../machines/performance/rankingInitials.machine.ts'
import {readInitialsWith, saveInitialsWith} from '../../services/performance/rankingInitials.actors.ts'
import {initialsText} from '../../text/performance/mockRanking.ts'
import {notify} from '../../ui/status/notify.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {type StudentActors, useStudentActors} from '../studentActors.ts'
import {type Implementations, useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {RankingInitialsView} from './RankingInitialsView.tsx'

const createRankingInitialsImplementations = ({
  client,
}: Pick<StudentActors, 'client'>): Implementations<typeof rankingInitialsMachine> => ({
  actors: {readInitials: readInitialsWith(client()), saveInitials: saveInitialsWith(client())},
  actions: {
    notifySaved: () => notify({tone: 'success', title: initialsText.saved}),
    notifyFailed: () => notify({tone: 'error', title: initialsText.failed}),
  },
})

/** 'Seu nome no ranking', on the profile. */
export function RankingInitials() {
  const {client} = useStudentActors()
  const actor = useFlow(rankingInitialsMachine, {
    implementations: createRankingInitialsImplementations({client}),
    input: () => undefined,
  })
  useNetworkReturned(actor, 'network.returned')
  const send = useSend(actor.send)
  return <RankingInitialsView state={useSelector(actor, (snapshot) => snapshot)} send={send} />
}
