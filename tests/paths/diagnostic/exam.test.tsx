import {useMachine} from '@xstate/react'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {examMachine} from '../../../machines/diagnostic/exam.machine.ts'
import {navigatorMachine} from '../../../machines/question/navigator.machine.ts'
import {currentQuestionId} from '../../../machines/question/navigator.selectors.ts'
import {ExamPage} from '../../../src/features/diagnostic/ExamPage.tsx'
import {ExamView} from '../../../src/features/diagnostic/ExamView.tsx'
import {ReadFailed} from '../../../src/features/diagnostic/ReadFailed.tsx'
import type {Send} from '../../../src/features/flow.ts'
import {failureText} from '../../../src/text/diagnostic/diagnostic.ts'
import {question} from '../../../stories/diagnostic/fixtures.ts'
import {examModel} from '../../models/diagnostic/diagnosticModels.ts'
import {examView} from '../../models/diagnostic/examView.ts'
import {walkView} from '../../support/walkView.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof examMachine>
  readonly send: Send<EventFrom<typeof examMachine>>
}

const nothing = () => undefined
const connected = navigatorMachine.provide({
  actions: {openQuestion: nothing, saveShortcuts: nothing, saveStrip: nothing},
})
const input = {questionIds: ['q1', 'q2'], currentId: 'q1', areShortcutsOn: false, isStripShown: true}

/** Two questions; the second is not there while the rest could not be read. */
function Page({state, send}: Props) {
  const [navigator, navigate] = useMachine(connected, {input})
  const id = currentQuestionId(navigator)
  const {choices, isIncomplete} = state.context
  return (
    <ExamPage
      navigator={navigator}
      onNavigate={navigate}
      question={isIncomplete && id !== 'q1' ? undefined : {...question, _id: id}}
      marks={{}}
      results={null}
      chosen={choices[id] ?? -1}
      isOpen={state.hasTag('open')}
      takesFocus={false}
      labs={null}
      print={null}
      onMark={(choice) => send({type: 'choice.mark', questionId: id, choice})}
      missing={<ReadFailed isOffline={false} words={failureText} onRetry={() => send({type: 'exam.retry'})} />}
    />
  )
}

walkView(examModel, examView, ({state, send}) => (
  <ExamView
    state={state}
    send={send}
    isOffline={false}
    isPartial={state.context.exam?.isPartial === true}
    onOpen={nothing}
  >
    {state.context.exam === null ? null : <Page state={state} send={send} />}
  </ExamView>
))
