import {Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {finishMachine} from '../../../machines/agenda/finish.machine.ts'
import {finishType} from '../../../machines/agenda/finish.selectors.ts'
import type {SyncStatus} from '../../../machines/outbox/outbox.types.ts'
import {agendaText} from '../../text/agenda/agenda.ts'
import {finishErrors, finishLabel, finishQuestion, finishText} from '../../text/agenda/finish.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {CheckIcon} from '../../ui/icon/icons.tsx'
import {StudyBarEnd} from '../../ui/layout/StudyBar.tsx'
import {SyncStatusBadge} from '../outbox/SyncStatusBadge.tsx'
import type {Send} from '../flow.ts'

const ConfirmDialog = lazyNamed(() => import('../../ui/overlay/ConfirmDialog.tsx'), 'ConfirmDialog')

type Props = {
  readonly state: SnapshotFrom<typeof finishMachine>
  readonly send: Send<EventFrom<typeof finishMachine>>
  /** What the outbox says of the finish on its way (D-03). */
  readonly syncStatus: SyncStatus
}

function Fault({state}: Pick<Props, 'state'>) {
  if (state.matches({unfinished: 'tooFew'}))
    return (
      <Alert tone="warning" role="alert">
        {finishText.tooFew}
      </Alert>
    )
  if (!state.matches({unfinished: 'refused'})) return null
  return (
    <Alert tone="error" role="alert" title={finishErrors[finishType(state)]}>
      {finishText.failedHint}
    </Alert>
  )
}

/** 'Concluir …' in the head of a lesson, in every state of its chart (F-036). */
export function FinishView({state, send, syncStatus}: Props) {
  const type = finishType(state)
  if (state.matches('finishing') || state.matches('finished')) {
    return (
      <StudyBarEnd>
        <p role="status" className={rowStyle}>
          <Badge tone="right" icon={<CheckIcon />}>
            {agendaText.finishedBadge}
          </Badge>
          {state.matches('finishing') ? <SyncStatusBadge syncStatus={syncStatus} /> : null}
        </p>
      </StudyBarEnd>
    )
  }
  if (!state.hasTag('open')) return null
  return (
    <>
      <StudyBarEnd>
        <Button variant="outline" size="sm" icon={<CheckIcon />} onClick={() => send({type: 'finish.ask'})}>
          <span>
            {finishText.confirm}
            <span data-word="">{finishLabel[type].slice(finishText.confirm.length)}</span>
          </span>
        </Button>
      </StudyBarEnd>
      <Fault state={state} />
      {state.matches('confirming') ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={finishQuestion[type]}
            description={finishText.irreversible}
            confirmLabel={finishText.confirm}
            cancelLabel={finishText.cancel}
            onConfirm={() => send({type: 'finish.confirm'})}
            onCancel={() => send({type: 'finish.cancel'})}
          />
        </Suspense>
      ) : null}
    </>
  )
}

const rowStyle = css({display: 'flex', alignItems: 'center', gap: '2', minHeight: 'touch'})
