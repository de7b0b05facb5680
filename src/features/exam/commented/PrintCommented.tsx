import {useActorRef, useSelector} from '@xstate/react'
import {lazy, Suspense, useMemo} from 'react'
import {fromPromise} from 'xstate'
import type {CommentedQuestion} from '../../../../domain/exam/commented.ts'
import type {PrintQuestion} from '../../../../domain/question/print.ts'
import {printMachine} from '../../../../machines/question/print.machine.ts'
import {storeSheet} from '../../../services/question/print.actors.ts'
import {openInTab} from '../../../services/question/printer.ts'
import {commentedText} from '../../../text/commented.ts'
import {arriving} from '../../../ui/arriving.ts'
import {Button} from '../../../ui/Button.tsx'
import {PrinterIcon} from '../../../ui/printerIcon.tsx'
import {printPath} from '../../question/print/Print.tsx'
import {useRoot} from '../../root.ts'

const PrintView = lazy(() => arriving(() => import('../../question/print/PrintView.tsx')).then((module) => ({default: module.PrintView})))

function printed({_id, body, choices, isEssay, institution, uf, year, classification, correctChoice, answer, comment}: CommentedQuestion): PrintQuestion {
  return {
    id: _id, body, choices, isEssay, source: [institution, uf, year].filter(Boolean).join(' · '), classification, correctChoice, answer,
    comment: comment && {author: comment.author, body: comment.body},
  }
}

type Props = {
  readonly title: string
  /** Another page is another instance: give it a `key`. */
  readonly questions: readonly CommentedQuestion[]
}

/** 'Imprimir' for the page that is read; the student chooses whether key and comments go on paper. */
export function PrintCommented({title, questions}: Props) {
  const {now} = useRoot()
  const machine = useMemo(
    () => printMachine.provide({
      actors: {collectQuestions: fromPromise<readonly PrintQuestion[], readonly string[]>(() => Promise.resolve(questions.map(printed))), storeSheet},
      actions: {openPrintPage: () => openInTab(printPath)},
    }),
    [questions],
  )
  const actor = useActorRef(machine, {input: {title, ids: questions.map(({_id}) => _id)}})
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <div>
      <Button variant="ghost" size="sm" icon={<PrinterIcon />} onClick={() => actor.send({type: 'print.open'})}>{commentedText.print}</Button>
      {state.matches('closed') ? null : (
        <Suspense fallback={null}><PrintView state={state} send={actor.send} now={now} pagePath={printPath} /></Suspense>
      )}
    </div>
  )
}
