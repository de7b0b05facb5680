import {timerMachine} from '../../machines/exam/timer.machine.ts'
import {ExamTimerView} from '../../src/features/exam/ExamTimerView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const startedAt = 1_795_186_800_000
const deadline = startedAt + 5 * 3_600_000

const {at, meta} = flowStories({
  machine: timerMachine,
  View: (flow) => (
    <ExamTimerView
      {...flow}
      extraTime={flow.state.context.deadline === deadline ? 0 : 60}
      isSure={flow.state.context.deadline === deadline}
    />
  ),
  context: {
    startedAt,
    deadline,
    now: startedAt + 4_078_000,
    isHidden: false,
    heardUntil: startedAt,
    announcement: null,
  },
})

export default {title: 'Fluxos/Provas/Tempo de prova', ...meta}
export const TimeDeciding = at({time: 'deciding', display: 'shown'})
export const TimeWaiting = at({time: 'waiting', display: 'shown'}, {startedAt: null, deadline: null})
export const TimeRunning = at({time: 'running', display: 'shown'})
export const TimeRunning_ExtraTime = at({time: 'running', display: 'shown'}, {deadline: deadline + 3_600_000})
export const TimeLastMinutes = at({time: 'lastMinutes', display: 'shown'}, {now: deadline - 272_000})
export const TimeOver = at(
  {time: 'over', display: 'shown'},
  {now: deadline, announcement: {about: 'over', left: 0, number: 5}},
)
export const DisplayShown = at(
  {time: 'running', display: 'shown'},
  {announcement: {about: 'half', left: 9_000_000, number: 1}},
)
export const DisplayHidden = at({time: 'running', display: 'hidden'}, {isHidden: true})
