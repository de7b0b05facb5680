import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import type {ActorRefFrom} from 'xstate'
import {choiceOfParameter} from '../../../domain/performance/places.ts'
import {weeklyGoalsMachine} from '../../../machines/performance/weeklyGoals.machine.ts'
import {trophyScopes} from '../../../machines/performance/weeklyGoals.types.ts'
import type {weeklyTrophyMachine} from '../../../machines/performance/weeklyTrophy.machine.ts'
import {goalsText} from '../../text/performance/weeklyGoals.ts'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useQueryParameter} from '../shell/useAddress.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {downloadCsv} from './download.implementations.ts'
import {useToday} from './useToday.ts'
import {createWeeklyGoalsImplementations, isDebugging, scopeParameter} from './weeklyGoals.implementations.ts'
import {type TrophySlots, WeeklyGoalsView} from './WeeklyGoalsView.tsx'
import {WeeklyTrophyView} from './WeeklyTrophyView.tsx'

type TrophyProps = {
  readonly actor: ActorRefFrom<typeof weeklyTrophyMachine>
  readonly slots: TrophySlots
}

const Trophy = ({actor, slots}: TrophyProps) => (
  <WeeklyTrophyView state={useSelector(actor, (snapshot) => snapshot)} {...slots} />
)

/** `/desempenho/metas-semanais?escopo` (spec 3§2.1). */
export function WeeklyGoals() {
  const {client} = useStudentActors()
  const today = useToday()
  const scope = choiceOfParameter(useQueryParameter(scopeParameter), trophyScopes)
  const actor = useFlow(weeklyGoalsMachine, {
    implementations: createWeeklyGoalsImplementations({client, ...today}),
    input: () => ({scope, isDebugging: isDebugging()}),
  })
  useEffect(() => actor.send({type: 'address.changed', scope}), [actor, scope])
  useNetworkReturned(actor, 'network.returned')
  usePageTitle(goalsText.title)
  const state = useSelector(actor, (snapshot) => snapshot)
  const {weeklyTrophy} = state.children
  return (
    <WeeklyGoalsView
      state={state}
      send={actor.send}
      renderTrophy={(slots) => (weeklyTrophy === undefined ? null : <Trophy actor={weeklyTrophy} slots={slots} />)}
      download={downloadCsv}
    />
  )
}
