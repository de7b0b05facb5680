import {useSelector} from '@xstate/react'
import {Suspense} from 'react'
import type {CommentedQuestion} from '../../../../domain/exam/commented.ts'
import {commentedText} from '../../../text/exam/commented.ts'
import {lazyNamed} from '../../../ui/loading/lazyLoading.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {PrinterIcon} from '../../../ui/icon/printerIcon.tsx'
import {printPath} from '../../question/print/print.implementations.ts'
import {useRoot} from '../../root.ts'
import {useCommentedPrint} from './useCommentedPrint.ts'

const PrintView = lazyNamed(() => import('../../question/print/PrintView.tsx'), 'PrintView')

type Props = {
  readonly title: string
  /** Another page is another instance: give it a `key`. */
  readonly questions: readonly CommentedQuestion[]
}

/** 'Imprimir' for the page that is read; the student chooses whether key and comments go on paper. */
export function PrintCommented({title, questions}: Props) {
  const {now} = useRoot()
  const actor = useCommentedPrint(title, questions, printPath)
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <div>
      <Button variant="ghost" size="sm" icon={<PrinterIcon />} onClick={() => actor.send({type: 'print.open'})}>
        {commentedText.print}
      </Button>
      {state.matches('closed') ? null : (
        <Suspense fallback={null}>
          <PrintView state={state} send={actor.send} now={now} pagePath={printPath} />
        </Suspense>
      )}
    </div>
  )
}
