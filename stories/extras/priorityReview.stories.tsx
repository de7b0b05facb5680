import {emptyPriority} from '../../domain/extras/priority.ts'
import {priorityReviewMachine} from '../../machines/extras/priorityReview.machine.ts'
import {PriorityReviewView} from '../../src/features/extras/wizards/PriorityReviewView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: priorityReviewMachine,
  View: (flow) => <PriorityReviewView {...flow} onClose={() => undefined} />,
  context: {choice: emptyPriority, failure: null, key: null},
})

export default {title: 'Fluxos/Atividades extras/Revisão prioritária', ...meta}
export const Open = at('open')
export const Open_TooManyThemes = at('open', {choice: {...emptyPriority, questionLimit: '4'}})
export const Open_Wrong = at('open', {choice: {questionLimit: '201', themeLimit: '16', difficulty: 'hard'}})
export const Open_Failed = at('open', {failure: 'NO_QUESTION_FOUND'})
export const CreatingWaiting = at({creating: 'waiting'})
export const CreatingSlow = at({creating: 'slow'})
export const Created = at('created')
