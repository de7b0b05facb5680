import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {questionCountMachine} from '../../../../machines/extras/questionCount.machine.ts'
import {shownCount} from '../../../../machines/extras/questionCount.selectors.ts'
import {countText} from '../../../text/extras/questionWizard.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Spinner} from '../../../ui/status/Spinner.tsx'
import type {Send} from '../../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof questionCountMachine>
  readonly send: Send<EventFrom<typeof questionCountMachine>>
  /** How many questions are asked for; null while that is no allowed number. */
  readonly wanted: number | null
}

function Failed({state, send}: Omit<Props, 'wanted'>) {
  return (
    <Alert
      tone="warning"
      role="status"
      actions={
        <Button variant="outline" size="sm" onClick={() => send({type: 'count.retry'})}>
          {countText.tryAgain}
        </Button>
      }
    >
      {state.matches('offline') ? countText.offline : countText.failed}
    </Alert>
  )
}

/** How many questions remain, in every state of its chart (F-043). Only a settled number is announced. */
export function QuestionCountView({state, send, wanted}: Props) {
  if (state.matches('resting')) return null
  if (state.matches('offline') || state.matches('failed')) return <Failed state={state} send={send} />
  const total = shownCount(state)?.total
  const isCounted = state.matches('counted')
  const isTooFew = isCounted && total !== undefined && wanted !== null && total < wanted
  return (
    <div className={rootStyle}>
      <div className={lineStyle} aria-busy={!isCounted}>
        {isCounted ? null : <Spinner size="sm" />}
        <p aria-live="polite" className={css({textStyle: 'label', color: 'text.strong'})}>
          {isCounted && total !== undefined ? countText.remaining(total) : null}
        </p>
        {isCounted ? null : <p className={css({textStyle: 'small', color: 'text.muted'})}>{countText.counting}</p>}
      </div>
      {isTooFew ? (
        <Alert tone="warning" role="status">
          {countText.fewer(total, wanted)}
        </Alert>
      ) : null}
    </div>
  )
}

const rootStyle = css({display: 'flex', flexDirection: 'column', gap: '3'})
const lineStyle = css({display: 'flex', alignItems: 'center', gap: '2', minHeight: '6'})
