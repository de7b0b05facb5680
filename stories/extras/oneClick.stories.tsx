import {quickWish} from '../../domain/extras/quickWish.ts'
import {oneClickMachine} from '../../machines/extras/oneClick.machine.ts'
import {OneClickView} from '../../src/features/extras/wizards/OneClickView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const quick = {kind: 'quickQuestion', wish: quickWish(['Cirurgia', 'Trauma'], 2026)} as const

const {at, meta} = flowStories({
  machine: oneClickMachine,
  View: (flow) => (
    <Stage>
      <OneClickView {...flow} />
    </Stage>
  ),
  context: {wish: {kind: 'theoreticalReview'}, failure: null, key: null},
})

export default {title: 'Fluxos/Atividades extras/Criar com um clique', ...meta}
export const Idle = at('idle')
export const Idle_NoLesson = at('idle', {failure: 'NO_ELEGIBLE_LESSON_TO_REVIEW'})
export const Idle_NoQuestion = at('idle', {wish: quick, failure: 'NO_QUESTION_FOUND'})
export const Idle_Offline = at('idle', {wish: {kind: 'smartExam'}, failure: 'offline'})
export const CreatingWaiting = at({creating: 'waiting'})
export const CreatingSlow = at({creating: 'slow'})
export const Created = at('created')
export const Created_Again = at('created', {wish: quick})
