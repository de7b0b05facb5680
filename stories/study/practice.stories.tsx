import {practiceMachine} from '../../machines/study/practice.machine.ts'
import type {PracticeKey} from '../../machines/study/practice.types.ts'
import {PracticeView} from '../../src/features/study/viewers/PracticeView.tsx'
import {openQuestion} from '../support/fixtures.ts'
import {flowStories} from '../support/flowStory.tsx'

const key: PracticeKey = {
  correctChoice: 0,
  answersProportion: [64, 21, 9, 6],
  answer: null,
  comment: {
    author: 'Equipe Aristo',
    body: [{tag: 'p', children: ['O pacote da primeira hora reúne lactato, culturas, antimicrobiano e volume.']}],
  },
}
const essayKey: PracticeKey = {
  ...key,
  correctChoice: null,
  answersProportion: null,
  answer: [
    {tag: 'p', children: ['Cristaloide 30 mL/kg, hemoculturas e antimicrobiano de amplo espectro na primeira hora.']},
  ],
}
const essay = {choices: 0, isEssay: true}

const {at, meta} = flowStories({
  machine: practiceMachine,
  View: ({state, send}) => (
    <PracticeView state={state} send={send} question={{...openQuestion, ...(state.context.isEssay && {choices: []})}} />
  ),
  context: {
    questionId: 'q3',
    choices: 4,
    isEssay: false,
    selected: -1,
    key: '',
    revealed: null,
    heldUntil: null,
    failure: null,
  },
})

export default {title: 'Fluxos/Estudo/Praticar', ...meta}
export const Unanswered = at('unanswered')
export const Unanswered_Essay = at('unanswered', essay)
export const Selected = at('selected', {selected: 1})
export const Checking = at('checking', {selected: 1, key: 'key-1'})
export const Checking_Essay = at('checking', {...essay, key: 'key-1'})
export const Failed = at('failed', {selected: 1, key: 'key-1', failure: 'unreachable'})
export const Failed_Offline = at('failed', {selected: 1, key: 'key-1', failure: 'offline'})
export const OnAgenda = at('onAgenda', {selected: 1, key: 'key-1'})
const heldUntil = Date.UTC(2026, 11, 12, 21)
export const Held = at('held', {selected: 1, key: 'key-1', heldUntil})
export const Held_Essay = at('held', {...essay, key: 'key-1', heldUntil})
export const AnsweredCommentHidden = at({answered: 'commentHidden'}, {selected: 0, revealed: key})
export const AnsweredCommentHidden_Wrong = at({answered: 'commentHidden'}, {selected: 2, revealed: key})
export const AnsweredCommentHidden_Annulled = at(
  {answered: 'commentHidden'},
  {selected: 2, revealed: {...key, correctChoice: -1}},
)
export const AnsweredCommentHidden_Essay = at({answered: 'commentHidden'}, {...essay, revealed: essayKey})
export const AnsweredCommentShown = at({answered: 'commentShown'}, {selected: 2, revealed: key})
