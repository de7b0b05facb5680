import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {answerBackupMachine} from '../../../machines/exam/answerBackup.machine.ts'
import {answerBackupText} from '../../text/exam/answerBackup.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof answerBackupMachine>
  readonly send: (event: EventFrom<typeof answerBackupMachine>) => void
}

const row = css({display: 'flex', flexWrap: 'wrap', gap: '2'})

function Pick({send, label}: Pick<Props, 'send'> & {readonly label: string}) {
  return (
    <Button
      size="sm"
      variant="ghost"
      className={css({whiteSpace: 'normal'})}
      onClick={() => send({type: 'answerBackup.pick'})}
    >
      {label}
    </Button>
  )
}

function Close({send}: Pick<Props, 'send'>) {
  return (
    <Button size="sm" variant="outline" onClick={() => send({type: 'answerBackup.close'})}>
      {answerBackupText.close}
    </Button>
  )
}

function Save({state, send, label}: Props & {readonly label: string}) {
  return (
    <div className={row}>
      <Button size="sm" pending={state.matches('saving')} onClick={() => send({type: 'answerBackup.save'})}>
        {label}
      </Button>
      <Pick send={send} label={answerBackupText.pick} />
    </div>
  )
}

function whyOf({isAtRisk, isOver}: Props['state']['context']['unsent']): string {
  if (isAtRisk) return answerBackupText.atRiskText
  return isOver ? answerBackupText.overText : answerBackupText.waitingText
}

function Message({state, send}: Props) {
  const {unsent, refusal, restored} = state.context
  if (state.matches('picking')) {
    return (
      <Alert tone="info" role="status" actions={<Close send={send} />}>
        {answerBackupText.picking}
      </Alert>
    )
  }
  if (state.matches('refused')) {
    return (
      <Alert
        tone="error"
        role="alert"
        title={answerBackupText.refusedTitle}
        actions={
          <div className={row}>
            <Pick send={send} label={answerBackupText.pickAnother} />
            <Close send={send} />
          </div>
        }
      >
        {answerBackupText.refusals[refusal ?? 'unreadable']}
      </Alert>
    )
  }
  if (state.matches('restored')) {
    return (
      <Alert
        tone="success"
        role="status"
        title={answerBackupText.restoredTitle(restored)}
        actions={<Close send={send} />}
      >
        {answerBackupText.restoredText}
      </Alert>
    )
  }
  if (state.matches('saveFailed')) {
    return (
      <Alert
        tone="error"
        role="alert"
        title={answerBackupText.saveFailedTitle}
        actions={<Save state={state} send={send} label={answerBackupText.save} />}
      >
        {answerBackupText.saveFailedText}
      </Alert>
    )
  }
  if (state.matches('saved')) {
    return (
      <Alert
        tone="info"
        role="status"
        title={answerBackupText.savedTitle}
        actions={<Save state={state} send={send} label={answerBackupText.saveAgain} />}
      >
        {answerBackupText.savedText}
      </Alert>
    )
  }
  return (
    <Alert
      tone="warning"
      role="status"
      title={answerBackupText.offeredTitle(unsent.count)}
      actions={
        <Save
          state={state}
          send={send}
          label={state.matches('saving') ? answerBackupText.saving : answerBackupText.save}
        />
      }
    >
      {whyOf(unsent)}
    </Alert>
  )
}

/** The unsent answers of an exam, to be saved to a file and taken back from it: a button among others, or a message of its own. */
export function AnswerBackupView({state, send}: Props) {
  if (state.matches('idle')) return <Pick send={send} label={answerBackupText.pick} />
  return (
    <div className={css({flexBasis: 'full', minWidth: '0'})}>
      <Message state={state} send={send} />
    </div>
  )
}
