import {useSelector} from '@xstate/react'
import {useLayoutEffect} from 'react'
import {sheetPageMachine} from '../../../../machines/exam/sheetPage.machine.ts'
import {paperOf} from '../../../../machines/exam/sheetPage.selectors.ts'
import {markPages, showAsPaper} from '../../../services/question/printer.ts'
import {sheetPageText} from '../../../text/exam/examPrint.ts'
import {pageWords} from '../../../text/question/print.ts'
import {usePageTitle} from '../../access/usePageTitle.ts'
import {useSearch} from '../../shell/useAddress.ts'
import {useProfile, useStudentActors} from '../../studentActors.ts'
import {SheetPageView} from './SheetPageView.tsx'
import {useFlow} from '../../useFlow.ts'
import {createSheetPageImplementations} from './sheetPage.implementations.ts'

function Sheet({activityId}: {readonly activityId: string | null}) {
  const {client} = useStudentActors()
  const {name} = useProfile()
  const actor = useFlow(sheetPageMachine, {
    implementations: createSheetPageImplementations({client}),
    input: () => ({activityId}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  const title = paperOf(state)?.title ?? sheetPageText.title
  usePageTitle(title)
  useLayoutEffect(showAsPaper, [])
  useLayoutEffect(() => markPages({title, ...pageWords}), [title])
  return <SheetPageView state={state} send={actor.send} studentName={name} plainPath="/gabarito" />
}

/** `/gabarito?a=…`: the answer sheet of an exam; without `a` a plain one (spec 2§2; C-57). */
export function SheetPage() {
  const activityId = new URLSearchParams(useSearch()).get('a')
  return <Sheet key={activityId} activityId={activityId} />
}
