import {useMachine} from '@xstate/react'
import {useEffect, useState} from 'react'
import {examPrint} from '../../../domain/question/print.ts'
import type {PrintEvent} from '../../../machines/question/print.types.ts'
import {examText} from '../../text/diagnostic/diagnostic.ts'
import {printPath} from '../question/print/print.implementations.ts'
import {PrintView} from '../question/print/PrintView.tsx'
import {useRoot} from '../root.ts'
import {createDiagnosticPrintMachine, type DiagnosticOnPaper} from './diagnosticPrint.implementations.ts'

type Props = DiagnosticOnPaper & {readonly onClose: () => void}

/**
 * A diagnostic on the page of every print (C-57): its questions and the laboratory values, after its end also key and
 * comments. Open as long as it is mounted.
 */
export function PrintWindow({exam, questions, onClose}: Props) {
  const {now} = useRoot()
  const [machine] = useState(() => createDiagnosticPrintMachine({exam, questions}))
  const title = exam.isPartial ? examText.partialTitle : examText.title
  const [state, send] = useMachine(machine, {input: {title, ids: exam.questionIds, options: examPrint}})
  useEffect(() => send({type: 'print.open'}), [send])
  const sendOrClose = (event: PrintEvent) => (event.type === 'print.close' ? onClose() : send(event))
  if (state.matches('closed')) return null
  return <PrintView state={state} send={sendOrClose} now={now} pagePath={printPath} />
}
