import {useSelector} from '@xstate/react'
import {useLayoutEffect, useMemo} from 'react'
import {examPrintMachine} from '../../../../machines/exam/examPrint.machine.ts'
import {preventPrinting} from '../../../services/question/printer.ts'
import {printPath} from '../../question/print/print.implementations.ts'
import {useRoot} from '../../root.ts'
import {useStudentActors} from '../../studentActors.ts'
import {ExamPrintView} from './ExamPrintView.tsx'
import {useFlow} from '../../useFlow.ts'
import {createExamPrintImplementations} from './examPrint.implementations.ts'

type Props = {
  /** Another exam is another instance: give it a `key`. */
  readonly activityId: string
  /** The mock exam forbids the printing of its questions (spec 2§2). */
  readonly isBlocked: boolean
}

/** 'Imprimir prova' and 'Imprimir folha de respostas'. */
export function ExamPrint({activityId, isBlocked}: Props) {
  const {client} = useStudentActors()
  const {now} = useRoot()
  const paths = useMemo(() => ({exam: printPath, sheet: `/gabarito?a=${encodeURIComponent(activityId)}`}), [activityId])
  const actor = useFlow(examPrintMachine, {
    implementations: createExamPrintImplementations({client, paths}),
    input: () => ({activityId, isBlocked}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useLayoutEffect(() => (isBlocked ? preventPrinting() : undefined), [isBlocked])
  return <ExamPrintView state={state} send={actor.send} now={now} paths={paths} />
}
