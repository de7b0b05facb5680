import {weekGoalsMachine} from '../../machines/profile/weekGoals.machine.ts'
import {WeekGoalsView} from '../../src/features/profile/WeekGoalsView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'
import {crowdedWeek, savedWeek, weekGoals} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: weekGoalsMachine,
  View: (flow) => (
    <Stage>
      <WeekGoalsView {...flow} />
    </Stage>
  ),
  context: {
    goals: weekGoals,
    saved: savedWeek,
    form: savedWeek,
    isOnboarding: false,
    rejected: null,
    failure: null,
    key: null,
  },
})

const changed = {form: {...savedWeek, smartReview: {...savedWeek.smartReview, sunday: true}}}

export default {title: 'Fluxos/Perfil/Semana típica', ...meta}

export const EditingClean = at({editing: 'clean'})
export const EditingClean_LimitReached = at(
  {editing: 'clean'},
  {
    saved: {...savedWeek, theoreticalStudy: {...savedWeek.theoreticalStudy, saturday: true}},
    form: {...savedWeek, theoreticalStudy: {...savedWeek.theoreticalStudy, saturday: true}},
    rejected: {kind: 'theoreticalStudy', min: 3, max: 6},
  },
)
export const EditingClean_OutOfRange = at({editing: 'clean'}, {saved: crowdedWeek, form: crowdedWeek})
export const EditingClean_FewActivities = at(
  {editing: 'clean'},
  {
    goals: {...weekGoals, theoreticalReview: {min: 0, max: 0}, exam: {min: 0, max: 0}},
  },
)
export const EditingClean_Onboarding = at({editing: 'clean'}, {isOnboarding: true})
export const EditingDirty = at({editing: 'dirty'}, changed)
export const EditingSaveFailed = at({editing: 'saveFailed'}, {...changed, failure: 'unreachable', key: 'key-1'})
export const EditingSaveFailed_Offline = at({editing: 'saveFailed'}, {...changed, failure: 'offline', key: 'key-1'})
export const EditingSaveFailed_Refused = at({editing: 'saveFailed'}, {...changed, failure: 'refused'})
export const SavingWaiting = at({saving: 'waiting'}, changed)
export const SavingSlow = at({saving: 'slow'}, changed)
