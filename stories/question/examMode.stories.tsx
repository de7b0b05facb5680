import {timerMachine} from '../../machines/exam/timer.machine.ts'
import {examModeMachine} from '../../machines/question/examMode.machine.ts'
import {ExamTimerView} from '../../src/features/exam/ExamTimerView.tsx'
import {ExamModeView} from '../../src/features/question/ExamModeView.tsx'
import {ExamQuestion} from '../../src/features/question/ExamQuestion.tsx'
import {openQuestion, questionIds} from '../support/fixtures.ts'
import {flowStories} from '../support/flowStory.tsx'

const timer = (
  <ExamTimerView
    state={timerMachine.resolveState({
      value: {time: 'running', display: 'shown'},
      context: {
        startedAt: 0,
        deadline: 1_800_000,
        now: 300_000,
        heardUntil: 300_000,
        isHidden: false,
        announcement: null,
      },
    })}
    send={() => undefined}
    extraTime={0}
    isSure
  />
)
const all = Object.fromEntries(questionIds.map((id, index) => [id, index % 4]))

const {at, meta} = flowStories({
  machine: examModeMachine,
  View: ({state, send}) => (
    <ExamModeView
      state={state}
      send={send}
      syncStatus={state.context.writeKey === null ? 'saved' : 'sending'}
      onOpen={() => undefined}
      timer={state.context.deadline === null ? null : timer}
    >
      <ExamQuestion
        question={openQuestion}
        number={3}
        total={10}
        marked={state.context.choices.q3 ?? -1}
        isOpen={!state.matches('finished')}
        onMark={(choice) => send({type: 'choice.mark', questionId: 'q3', choice, now: 1_000})}
      />
    </ExamModeView>
  ),
  context: {
    questionIds,
    choices: {},
    essays: {},
    isPreferred: false,
    isStarted: false,
    isFinished: false,
    deadline: null,
    markedAt: {},
    writeKey: null,
  },
})

export default {title: 'Fluxos/Questão/Modo prova', ...meta}
export const Deciding = at('deciding')
export const Off = at('off')
export const Off_Locked = at('off', {isStarted: true})
export const On = at('on', {isPreferred: true})
export const Started = at('started', {isPreferred: true, isStarted: true, choices: {q1: 0, q3: 2}})
export const Started_Timed = at('started', {isPreferred: true, isStarted: true, choices: {q1: 0}, deadline: 1_800_000})
export const Started_Complete = at('started', {isPreferred: true, isStarted: true, choices: all})
export const Incomplete = at('incomplete', {isPreferred: true, isStarted: true, choices: {q1: 0, q3: 2}})
export const Confirming = at('confirming', {isPreferred: true, isStarted: true, choices: all})
export const Confirming_Essays = at('confirming', {
  isPreferred: true,
  isStarted: true,
  choices: all,
  essays: {q4: 'Sepse'},
})
export const Finishing = at('finishing', {isPreferred: true, isStarted: true, choices: all, writeKey: 'key-1'})
export const Finished = at('finished', {isPreferred: true, isStarted: true, isFinished: true, choices: all})
