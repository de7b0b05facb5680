import {Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {answerSheetMachine} from '../../../../machines/exam/answerSheet.machine.ts'
import {unconfirmedCount} from '../../../../machines/exam/answerSheet.selectors.ts'
import {sheetText} from '../../../text/exam/examSheet.ts'
import {lazyNamed} from '../../../ui/loading/lazyLoading.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import type {Send} from '../../flow.ts'

const SheetDialog = lazyNamed(() => import('./SheetDialog.tsx'), 'SheetDialog')

type Props = {
  readonly state: SnapshotFrom<typeof answerSheetMachine>
  readonly send: Send<EventFrom<typeof answerSheetMachine>>
}

/** 'Preencher gabarito' and its window, in every state of its chart. */
export function AnswerSheetView({state, send}: Props) {
  const unconfirmed = unconfirmedCount(state)
  const isClosed = state.matches('closed')
  return (
    <div className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1'})}>
      <Button variant="outline" size="sm" onClick={() => send({type: 'sheet.open'})}>
        {sheetText.open}
      </Button>
      {isClosed && unconfirmed > 0 ? (
        <p className={css({textStyle: 'small', color: 'warning.text'})}>{sheetText.unconfirmed(unconfirmed)}</p>
      ) : null}
      {isClosed ? null : (
        <Suspense fallback={null}>
          <SheetDialog state={state} send={send} />
        </Suspense>
      )}
    </div>
  )
}
