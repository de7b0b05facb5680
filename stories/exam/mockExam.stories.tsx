import {mockExamMachine} from '../../machines/exam/mockExam.machine.ts'
import {markOf} from '../../machines/exam/mockExam.selectors.ts'
import type {MockViewProps} from '../../src/features/exam/mockView.types.ts'
import {MockExamView} from '../../src/features/exam/MockExamView.tsx'
import {ExamQuestion} from '../../src/features/question/ExamQuestion.tsx'
import {openQuestion} from '../support/fixtures.ts'
import {flowStories} from '../support/flowStory.tsx'
import {inTab} from '../support/inTab.tsx'
import {finishedMock, mockActivity, mockMarks, startedMock} from '../support/mockExams.ts'

const now = () => Date.parse('2026-11-22T16:05:00Z')

/** The stories with a key that says so wait for the network. */
const isStuck = ({context}: MockViewProps['state']) => context.write?.key === 'offline'

const {at, meta} = flowStories({
  machine: mockExamMachine,
  View: ({state, send}) => (
    <MockExamView
      state={state}
      send={send}
      isStuck={isStuck(state)}
      refused={0}
      now={now}
      onOpen={() => undefined}
      parts={{
        questions: (
          <ExamQuestion
            question={openQuestion}
            number={3}
            total={10}
            marked={markOf(state, 'q3')?.selected ?? -1}
            isOpen={state.matches('running')}
            onMark={(choice) => send({type: 'choice.mark', questionId: 'q3', choice, now: now()})}
          />
        ),
      }}
    />
  ),
  context: {
    activity: mockActivity,
    isToday: true,
    marks: {},
    write: null,
    refusal: null,
    isTimeOver: false,
    checkedAt: now(),
  },
})

const running = {activity: startedMock, marks: mockMarks(7)}
const complete = {activity: startedMock, marks: mockMarks(10)}
const over = {activity: startedMock, marks: mockMarks(7), isTimeOver: true}
const finish = {kind: 'finish', key: 'key-1'} as const

export default {title: 'Fluxos/Provas/Simulado', ...meta}
export const Loading = at('loading', {activity: null})
export const Failed = at('failed', {activity: null})
export const None = at('none', {activity: null})
export const Deciding = at('deciding')
export const Early = at('early')
export const NotStarted = at('notStarted')
export const NotStarted_ExtraTime = at('notStarted', {activity: {...mockActivity, extraMinutes: 60}})
export const NotStarted_InTab = inTab(at('notStarted'))
export const NotStarted_OtherDay = at('notStarted', {isToday: false})
export const NotStarted_Refused = at('notStarted', {refusal: 'EXAM_START_STALE'})
export const DeadlinePassed = at('deadlinePassed')
export const Starting = at('starting', {write: {kind: 'start', key: 'key-1'}})
export const Starting_Offline = at('starting', {write: {kind: 'start', key: 'offline'}})
export const RunningStarted = at({running: 'started'}, running)
export const RunningStarted_Complete = at({running: 'started'}, complete)
export const RunningIncomplete = at({running: 'incomplete'}, running)
export const RunningConfirmingFinish = at({running: 'confirmingFinish'}, complete)
export const Expired = at('expired', over)
export const Finishing = at('finishing', {...complete, write: finish})
export const Finishing_Offline = at('finishing', {...over, write: {kind: 'finish', key: 'offline'}})
export const Finishing_OfflineInTab = inTab(at('finishing', {...over, write: {kind: 'finish', key: 'offline'}}))
export const Unfinished = at('unfinished', over)
export const Unfinished_InTab = inTab(at('unfinished', over))
export const FinishedDeciding = at({finished: 'deciding'}, {...complete, activity: finishedMock})
export const FinishedWaitingForKeys = at({finished: 'waitingForKeys'}, {...complete, activity: finishedMock})
export const FinishedWaitingForRanking = at({finished: 'waitingForRanking'}, {...complete, activity: finishedMock})
export const FinishedComplete = at({finished: 'complete'}, {...complete, activity: finishedMock})
const byTime = finishedMock.receipt ? {...finishedMock.receipt, byStudent: false} : null
const lateMark = (questionId: string, selected: number, isAccepted: boolean) => ({
  questionId,
  selected,
  essay: null,
  isAccepted,
})
export const FinishedWaitingForKeys_LateMarks = at(
  {finished: 'waitingForKeys'},
  {
    ...over,
    activity: {
      ...finishedMock,
      receipt: byTime,
      lateMarks: [lateMark('q8', 1, false), lateMark('q9', 3, false), lateMark('q10', 0, false)],
    },
  },
)
export const FinishedComplete_AcceptedMarks = at(
  {finished: 'complete'},
  {
    ...over,
    activity: {...finishedMock, receipt: byTime, lateMarks: [lateMark('q8', 1, true), lateMark('q9', -1, false)]},
  },
)
