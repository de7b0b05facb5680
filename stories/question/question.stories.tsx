import {questionMachine} from '../../machines/question/question.machine.ts'
import {QuestionView} from '../../src/features/question/QuestionView.tsx'
import type {ShownQuestion} from '../../src/features/question/shown.ts'
import type {SyncStatus} from '../../machines/outbox/outbox.types.ts'
import {annulledQuestion, openQuestion, rightQuestion, wrongQuestion} from '../support/fixtures.ts'
import {flowStories} from '../support/flowStory.tsx'

/** The cache's part of a story: the question with what the server has told of it, and the outbox's word. */
const faces: Readonly<Record<string, {question: ShownQuestion; syncStatus: SyncStatus}>> = {
  q3: {question: openQuestion, syncStatus: 'saved'},
  onDevice: {question: openQuestion, syncStatus: 'device'},
  inTab: {question: openQuestion, syncStatus: 'tab'},
  onItsWay: {question: openQuestion, syncStatus: 'sending'},
  right: {question: rightQuestion, syncStatus: 'saved'},
  wrong: {question: wrongQuestion, syncStatus: 'saved'},
  annulled: {question: annulledQuestion, syncStatus: 'saved'},
  held: {question: {...openQuestion, keyHeldUntil: '2026-12-12T21:00:00.000Z'}, syncStatus: 'saved'},
}

const {at, meta} = flowStories({
  machine: questionMachine,
  View: ({state, send}) => {
    const {question, syncStatus} = faces[state.context.questionId] ?? {question: openQuestion, syncStatus: 'saved'}
    return <QuestionView state={state} send={send} question={question} number={3} total={10} syncStatus={syncStatus} />
  },
  context: {
    questionId: 'q3',
    choices: 4,
    selected: -1,
    struck: [],
    writeKey: null,
    isEditable: true,
    isAnswered: false,
    isRefused: false,
    isCommentShown: false,
  },
})

export default {title: 'Fluxos/Questão/Responder', ...meta}
export const Deciding = at('deciding')
export const Unanswered = at('unanswered')
export const Unanswered_Struck = at('unanswered', {struck: [1, 3]})
export const SelectedFresh = at({selected: 'fresh'}, {selected: 0, struck: [3]})
export const SelectedRefused = at({selected: 'refused'}, {selected: 0})
export const Saving = at('saving', {questionId: 'onItsWay', selected: 0, writeKey: 'key-1'})
export const Saving_OnDevice = at('saving', {questionId: 'onDevice', selected: 0, writeKey: 'key-1'})
export const Saving_InTab = at('saving', {questionId: 'inTab', selected: 0, writeKey: 'key-1'})
export const AnsweredOpening = at({answered: 'opening'}, {questionId: 'right', selected: 0})
export const AnsweredCommentHidden = at({answered: 'commentHidden'}, {questionId: 'right', selected: 0})
export const AnsweredCommentHidden_Wrong = at({answered: 'commentHidden'}, {questionId: 'wrong', selected: 2})
export const AnsweredCommentHidden_Annulled = at({answered: 'commentHidden'}, {questionId: 'annulled', selected: 2})
export const AnsweredCommentHidden_KeyOnItsWay = at({answered: 'commentHidden'}, {selected: 0})
export const AnsweredCommentHidden_KeyHeld = at({answered: 'commentHidden'}, {questionId: 'held', selected: 0})
export const AnsweredCommentShown = at({answered: 'commentShown'}, {questionId: 'wrong', selected: 2})
export const ReadOnly = at('readOnly', {isEditable: false})
