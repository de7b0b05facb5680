import {Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {experimentMachine} from '../../../machines/shell/experiment.machine.ts'
import {experimentText} from '../../text/shell/gating.ts'
import {Button} from '../../ui/action/Button.tsx'
import {RefreshIcon} from '../../ui/icon/icons.tsx'
import {LoadingLogo} from '../../ui/status/LoadingLogo.tsx'
import type {Send} from '../flow.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const ConfirmDialog = lazyNamed(() => import('../../ui/overlay/ConfirmDialog.tsx'), 'ConfirmDialog')

type Props = {
  readonly state: SnapshotFrom<typeof experimentMachine>
  readonly send: Send<EventFrom<typeof experimentMachine>>
}

/** The toggle between the two versions, there only for students of the experiment who may change (F-023; spec 1§4). */
export function ExperimentView({state, send}: Props) {
  if (state.matches('redirected')) return <LoadingLogo label={experimentText.redirected} />
  if (!state.hasTag('toggle')) return null
  const isSwitching = state.matches('switching')
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className={css({minHeight: 'touch', minWidth: 'touch', flexShrink: '0'})}
        icon={<RefreshIcon />}
        aria-label={experimentText.toggle}
        title={experimentText.toggle}
        onClick={() => send({type: 'version.toggle'})}
      >
        <span className={css({display: {base: 'none', lg: 'inline'}})}>{experimentText.toggle}</span>
      </Button>
      {state.matches('confirming') || isSwitching ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={experimentText.question}
            description={experimentText.explanation}
            confirmLabel={isSwitching ? experimentText.switching : experimentText.confirm}
            cancelLabel={experimentText.cancel}
            pending={isSwitching}
            onConfirm={() => send({type: 'version.confirm'})}
            onCancel={() => send({type: 'version.cancel'})}
          />
        </Suspense>
      ) : null}
    </>
  )
}
