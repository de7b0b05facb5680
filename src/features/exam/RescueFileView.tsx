import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {rescueMachine} from '../../../machines/exam/rescue.machine.ts'
import {examRescueText} from '../../text/exam/examRescue.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof rescueMachine>
  readonly send: (event: EventFrom<typeof rescueMachine>) => void
}

const row = css({display: 'flex', flexWrap: 'wrap', gap: '2'})

function Pick({send, label}: Pick<Props, 'send'> & {readonly label: string}) {
  return (
    <Button
      size="sm"
      variant="ghost"
      className={css({whiteSpace: 'normal'})}
      onClick={() => send({type: 'rescue.pick'})}
    >
      {label}
    </Button>
  )
}

function Close({send}: Pick<Props, 'send'>) {
  return (
    <Button size="sm" variant="outline" onClick={() => send({type: 'rescue.close'})}>
      {examRescueText.close}
    </Button>
  )
}

function Save({state, send, label}: Props & {readonly label: string}) {
  return (
    <div className={row}>
      <Button size="sm" pending={state.matches('saving')} onClick={() => send({type: 'rescue.save'})}>
        {label}
      </Button>
      <Pick send={send} label={examRescueText.pick} />
    </div>
  )
}

function whyOf({isAtRisk, isOver}: Props['state']['context']['unsent']): string {
  if (isAtRisk) return examRescueText.atRiskText
  return isOver ? examRescueText.overText : examRescueText.waitingText
}

function Message({state, send}: Props) {
  const {unsent, refusal, restored} = state.context
  if (state.matches('picking')) {
    return (
      <Alert tone="info" role="status" actions={<Close send={send} />}>
        {examRescueText.picking}
      </Alert>
    )
  }
  if (state.matches('refused')) {
    return (
      <Alert
        tone="error"
        role="alert"
        title={examRescueText.refusedTitle}
        actions={
          <div className={row}>
            <Pick send={send} label={examRescueText.pickAnother} />
            <Close send={send} />
          </div>
        }
      >
        {examRescueText.refusals[refusal ?? 'unreadable']}
      </Alert>
    )
  }
  if (state.matches('restored')) {
    return (
      <Alert
        tone="success"
        role="status"
        title={examRescueText.restoredTitle(restored)}
        actions={<Close send={send} />}
      >
        {examRescueText.restoredText}
      </Alert>
    )
  }
  if (state.matches('saveFailed')) {
    return (
      <Alert
        tone="error"
        role="alert"
        title={examRescueText.saveFailedTitle}
        actions={<Save state={state} send={send} label={examRescueText.save} />}
      >
        {examRescueText.saveFailedText}
      </Alert>
    )
  }
  if (state.matches('saved')) {
    return (
      <Alert
        tone="info"
        role="status"
        title={examRescueText.savedTitle}
        actions={<Save state={state} send={send} label={examRescueText.saveAgain} />}
      >
        {examRescueText.savedText}
      </Alert>
    )
  }
  return (
    <Alert
      tone="warning"
      role="status"
      title={examRescueText.offeredTitle(unsent.count)}
      actions={
        <Save state={state} send={send} label={state.matches('saving') ? examRescueText.saving : examRescueText.save} />
      }
    >
      {whyOf(unsent)}
    </Alert>
  )
}

/** The unsent answers of an exam, to be saved to a file and taken back from it: a button among others, or a message of its own. */
export function RescueFileView({state, send}: Props) {
  if (state.matches('quiet')) return <Pick send={send} label={examRescueText.pick} />
  return (
    <div className={css({flexBasis: 'full', minWidth: '0'})}>
      <Message state={state} send={send} />
    </div>
  )
}
