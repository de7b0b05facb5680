import {moveStudyMachine} from '../../machines/agenda/moveStudy.machine.ts'
import {MoveStudyView} from '../../src/features/agenda/MoveStudyView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const days = ['20260312', '20260314', '20260315']
const wish = {lessonId: 'l1', to: '20260312', key: 'key-1'}

const {at, meta} = flowStories({
  machine: moveStudyMachine,
  View: MoveStudyView,
  context: {lessonId: 'l1', days, chosen: '20260312', wish: null, refusal: null},
})

export default {title: 'Fluxos/Agenda/Mover estudo', ...meta}
export const Closed = at('closed')
export const Loading = at('loading', {days: [], chosen: null})
export const NoDays = at('noDays', {days: [], chosen: null})
export const DaysFailed = at('daysFailed', {days: [], chosen: null})
export const ChoosingReady = at({choosing: 'ready'})
export const ChoosingFailed = at({choosing: 'failed'}, {wish})
export const Moving = at('moving', {wish})
export const Refused = at('refused', {refusal: 'STUDY_ALREADY_MOVED'})
export const Moved = at('moved')
