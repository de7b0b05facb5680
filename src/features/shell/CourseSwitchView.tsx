import {Suspense} from 'react'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {courseSwitchMachine} from '../../../machines/shell/courseSwitch.machine.ts'
import {answersOnTheirWay, chosenTitle, isTabNeeded} from '../../../machines/shell/courseSwitch.selectors.ts'
import {courseMenuText} from '../../text/shell/courseMenu.ts'
import {courseSwitchText} from '../../text/shell/courseSwitch.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {LoadingLogo} from '../../ui/status/LoadingLogo.tsx'
import type {Send} from '../flow.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const Dialog = lazyNamed(() => import('../../ui/overlay/Dialog.tsx'), 'Dialog')
const ConfirmDialog = lazyNamed(() => import('../../ui/overlay/ConfirmDialog.tsx'), 'ConfirmDialog')

type Props = {
  readonly state: SnapshotFrom<typeof courseSwitchMachine>
  readonly send: Send<EventFrom<typeof courseSwitchMachine>>
}

function Asking({state, send}: Props) {
  const isSwitching = state.matches('switching')
  const failed = state.matches('failed')
  return (
    <ConfirmDialog
      open
      title={courseSwitchText.question(chosenTitle(state))}
      description={courseSwitchText.explanation}
      confirmLabel={
        isSwitching ? courseSwitchText.switching : failed ? courseSwitchText.retry : courseSwitchText.confirm
      }
      cancelLabel={courseSwitchText.cancel}
      pending={isSwitching}
      onConfirm={() => send(failed ? {type: 'switch.retry'} : {type: 'switch.confirm'})}
      onCancel={() => send({type: 'switch.cancel'})}
    >
      {failed ? (
        <Alert tone="error" role="alert" title={courseMenuText.failedTitle}>
          {courseMenuText.failedText}
        </Alert>
      ) : null}
    </ConfirmDialog>
  )
}

function Waiting({state, send}: Props) {
  const cancel = () => send({type: 'switch.cancel'})
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={cancel}
      title={courseSwitchText.waitingTitle}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {courseSwitchText.cancel}
          </Button>
          {isTabNeeded(state) ? null : (
            <Button variant="soft" onClick={() => send({type: 'switch.anyway'})}>
              {courseSwitchText.anyway}
            </Button>
          )}
        </>
      }
    >
      <p role="status">{courseSwitchText.waiting(answersOnTheirWay(state))}</p>
      {isTabNeeded(state) ? (
        <Alert tone="error" role="alert">
          {courseSwitchText.atRisk}
        </Alert>
      ) : null}
    </Dialog>
  )
}

/** Changes the course, from the question back to the reload (F-021; spec 1§4). */
export function CourseSwitchView({state, send}: Props) {
  if (state.matches('idle') || state.matches('offering')) return null
  if (state.matches('leaving') || state.matches('reloading')) return <LoadingLogo label={courseSwitchText.reloading} />
  return (
    <Suspense fallback={null}>
      {state.matches('waiting') ? <Waiting state={state} send={send} /> : <Asking state={state} send={send} />}
    </Suspense>
  )
}

/** What this tab is told when another one has changed the course while something here is unsaved. */
export function CourseSwitchBannerView({state, send}: Props) {
  if (!state.matches('offering')) return null
  const mustStay = isTabNeeded(state)
  return (
    <Alert
      tone="warning"
      role="status"
      layout="banner"
      title={courseSwitchText.elsewhereTitle}
      actions={
        mustStay ? null : (
          <Button size="sm" onClick={() => send({type: 'reload.accept'})}>
            {courseSwitchText.reload}
          </Button>
        )
      }
    >
      {mustStay ? courseSwitchText.atRisk : courseSwitchText.elsewhere(answersOnTheirWay(state))}
    </Alert>
  )
}
