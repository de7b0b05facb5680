import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {mockRankingMachine} from '../../../machines/performance/mockRanking.machine.ts'
import {rankingText} from '../../text/performance/mockRanking.ts'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useQueryParameter} from '../shell/useAddress.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {downloadCsv} from './download.implementations.ts'
import {createMockRankingImplementations, mockParameter} from './mockRanking.implementations.ts'
import {MockRankingView} from './MockRankingView.tsx'

/** `/desempenho/ranking?simulado` (spec 3§2.1). */
export function MockRanking() {
  const {client} = useStudentActors()
  const template = useQueryParameter(mockParameter)
  const actor = useFlow(mockRankingMachine, {
    implementations: createMockRankingImplementations({client}),
    input: () => ({template}),
  })
  useEffect(() => actor.send({type: 'address.changed', template}), [actor, template])
  useNetworkReturned(actor, 'network.returned')
  usePageTitle(rankingText.title)
  return <MockRankingView state={useSelector(actor, (snapshot) => snapshot)} send={actor.send} download={downloadCsv} />
}
