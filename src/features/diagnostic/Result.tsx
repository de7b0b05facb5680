import {useMachine} from '@xstate/react'
import {type ReactNode, useState} from 'react'
import {resultMachine} from '../../../machines/diagnostic/result.machine.ts'
import {loadResult} from '../../services/diagnostic/exam.actors.ts'
import {
  beginAnother,
  begunExam,
  changeBegun,
  type DiagnosticKind,
  freshExam,
  storeBegun,
} from '../../services/diagnostic/store.ts'
import {goToClean} from '../../services/platform/url.ts'
import {printHere} from '../../services/question/printer.ts'
import {useSend} from '../useSend.ts'
import {diagnosticPaths} from './paths.ts'
import {ResultView} from './ResultView.tsx'
import {Share} from './Share.tsx'
import {useNetworkReturn} from './useNetworkReturn.ts'

type Props = {readonly id: string; readonly kind: DiagnosticKind; readonly cards?: ReactNode}

/** 'Revisar prova' makes the exam of that id the one of this device (spec 3§2.3). */
function openExam(kind: DiagnosticKind, id: string, isFinished: boolean): void {
  if (begunExam(kind)?.id === id) changeBegun(id, {isFinished})
  else storeBegun(kind, {...freshExam(id), isFinished})
  goToClean(kind === 'partial' ? diagnosticPaths.partial : diagnosticPaths.exam)
}

/** Runs the result page of a diagnostic. */
export function Result({id, kind, cards}: Props) {
  const [machine] = useState(() =>
    resultMachine.provide({
      actors: {loadResult},
      actions: {
        openExam: (_, {id: exam, isFinished}) => openExam(kind, exam, isFinished),
        beginAnother: (_, {id: exam}) => {
          beginAnother(exam)
          goToClean(diagnosticPaths.start)
        },
      },
    }),
  )
  const [state, sendKeyed] = useMachine(machine, {input: {id}})
  useNetworkReturn(sendKeyed)
  return (
    <ResultView
      state={state}
      send={useSend(sendKeyed)}
      isPartial={kind === 'partial'}
      onPrint={printHere}
      cards={cards}
      share={kind === 'complete' ? <Share id={id} /> : null}
    />
  )
}
