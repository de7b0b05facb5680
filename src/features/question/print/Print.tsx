import {useSelector} from '@xstate/react'
import {Suspense} from 'react'
import {printMachine} from '../../../../machines/question/print.machine.ts'
import {type PrintSource} from '../../../services/question/print.actors.ts'
import {printText} from '../../../text/question/print.ts'
import {lazyNamed} from '../../../ui/loading/lazyLoading.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {PrinterIcon} from '../../../ui/icon/printerIcon.tsx'
import {useRoot} from '../../root.ts'
import {useStudentActors} from '../../studentActors.ts'
import {useFlow} from '../../useFlow.ts'
import {createPrintImplementations, printPath} from './print.implementations.ts'

const PrintView = lazyNamed(() => import('./PrintView.tsx'), 'PrintView')

type Props = {
  /** What the print is called: the lesson, the review, the list. */
  readonly title: string
  /** Questions in their order. Another set is another instance: give it a `key`. */
  readonly ids: readonly string[]
  readonly source: PrintSource
}

/** 'Imprimir' for a set of questions; the rest of it comes with the first press. */
export function PrintQuestions({title, ids, source}: Props) {
  const {client} = useStudentActors()
  const {now} = useRoot()
  const actor = useFlow(printMachine, {
    implementations: createPrintImplementations({client, source}),
    input: () => ({title, ids}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <>
      <Button variant="ghost" size="sm" icon={<PrinterIcon />} onClick={() => actor.send({type: 'print.open'})}>
        {printText.print}
      </Button>
      {state.matches('closed') ? null : (
        <Suspense fallback={null}>
          <PrintView state={state} send={actor.send} now={now} pagePath={printPath} />
        </Suspense>
      )}
    </>
  )
}
