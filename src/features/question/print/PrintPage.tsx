import {useActorRef, useSelector} from '@xstate/react'
import {useEffect, useLayoutEffect, useRef} from 'react'
import {css} from 'styled-system/css'
import {printPageMachine} from '../../../../machines/question/printPage.machine.ts'
import {readPrintHere} from '../../../services/question/print.actors.ts'
import {watchPrint} from '../../../services/question/print.store.ts'
import {markPages, printHere, showAsPaper} from '../../../services/question/printer.ts'
import {pageWords, printPageText} from '../../../text/question/print.ts'
import {usePageTitle} from '../../access/usePageTitle.ts'
import {PrintPageView} from './PrintPageView.tsx'

const machine = printPageMachine.provide({actors: {readPrint: readPrintHere}, actions: {openPrintDialog: printHere}})

const day = new Intl.DateTimeFormat('pt-BR', {dateStyle: 'short', timeStyle: 'short'})
const dateText = (instant: number): string => day.format(instant)

/** `/impressao`, for whoever opens it on the device that holds the print (spec 2§2; C-57). */
export function PrintPage() {
  const actor = useActorRef(machine)
  const state = useSelector(actor, (snapshot) => snapshot)
  const page = useRef<HTMLElement>(null)
  const title = state.context.sheet?.title ?? printPageText.title
  usePageTitle(title)
  useLayoutEffect(showAsPaper, [])
  useLayoutEffect(() => markPages({title, ...pageWords}), [title])
  useEffect(() => watchPrint(() => actor.send({type: 'print.stored'})), [actor])
  // A picture that waits until it is scrolled to would be missing on paper.
  useEffect(() => {
    for (const picture of page.current?.querySelectorAll('img') ?? []) picture.loading = 'eager'
  }, [state])
  return (
    <main ref={page} className={pageStyle}>
      <PrintPageView state={state} send={actor.send} dateText={dateText} />
    </main>
  )
}

const pageStyle = css({minHeight: 'screen', px: 'gutter', paddingBlock: '5', _print: {padding: '0'}})
