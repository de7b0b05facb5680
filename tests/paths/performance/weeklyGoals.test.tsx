import {useSelector} from '@xstate/react'
import type {ActorRefFrom} from 'xstate'
import type {weeklyTrophyMachine} from '../../../machines/performance/weeklyTrophy.machine.ts'
import {WeeklyTrophyView} from '../../../src/features/performance/WeeklyTrophyView.tsx'
import {type TrophySlots, WeeklyGoalsView} from '../../../src/features/performance/WeeklyGoalsView.tsx'
import {weeklyGoalsModel, weeklyGoalsView} from '../../models/performance/weeklyGoals.model.ts'
import {walkView} from '../../support/walkView.tsx'

type TrophyProps = {
  readonly actor: ActorRefFrom<typeof weeklyTrophyMachine> | undefined
  readonly slots: TrophySlots
}

/** The view of the chart that runs inside, in the state in which it stands. */
function Trophy({actor, slots}: TrophyProps) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state === undefined) throw new Error('the goals are shown without their trophy')
  return <WeeklyTrophyView state={state} {...slots} />
}

walkView(weeklyGoalsModel, weeklyGoalsView, ({state, send}) => (
  <WeeklyGoalsView
    state={state}
    send={send}
    download={() => undefined}
    renderTrophy={(slots) => <Trophy actor={state.children.weeklyTrophy} slots={slots} />}
  />
))
