import {useActorRef, useSelector} from '@xstate/react'
import {useMemo} from 'react'
import {examPrintMachine} from '../../../../machines/exam/examPrint.machine.ts'
import {preparePrintWith} from '../../../services/exam/examPrint.actors.ts'
import {openInTab} from '../../../services/question/printer.ts'
import {printPath} from '../../question/print/Print.tsx'
import {useRoot} from '../../root.ts'
import {useStudentActors} from '../../studentActors.ts'
import {ExamPrintView} from './ExamPrintView.tsx'

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
  const machine = useMemo(
    () =>
      examPrintMachine.provide({
        actors: {preparePrint: preparePrintWith(client())},
        actions: {openExam: () => openInTab(paths.exam), openSheet: () => openInTab(paths.sheet)},
      }),
    [client, paths],
  )
  const actor = useActorRef(machine, {input: {activityId, isBlocked}})
  const state = useSelector(actor, (snapshot) => snapshot)
  return <ExamPrintView state={state} send={actor.send} now={now} paths={paths} />
}
