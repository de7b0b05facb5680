import type {EventFrom, SnapshotFrom} from 'xstate'
import type {movedStudyMachine} from '../../../machines/agenda/movedStudy.machine.ts'
import {movedStudyOf} from '../../../machines/agenda/movedStudy.selectors.ts'
import {movedNotice, moveStudyText} from '../../text/agenda/moveStudy.ts'
import {Button} from '../../ui/action/Button.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof movedStudyMachine>
  readonly send: Send<EventFrom<typeof movedStudyMachine>>
}

/** Where the study of today went, and the click that takes it back, in every state of its chart. */
export function MovedStudyView({state, send}: Props) {
  const moved = movedStudyOf(state)
  if (!state.hasTag('told') || moved === null) return null
  const close = {label: moveStudyText.close, onClose: () => send({type: 'notice.close'})}
  if (state.matches('refused'))
    return (
      <Alert tone="error" role="alert" close={close}>
        {moveStudyText.undoRefused}
      </Alert>
    )
  const isUndoing = state.matches('undoing')
  const hasFailed = state.matches({shown: 'failed'})
  return (
    <Alert
      tone={hasFailed ? 'error' : 'info'}
      role={hasFailed ? 'alert' : 'status'}
      title={movedNotice(moved.lessonTitle, moved.to)}
      actions={
        <Button variant="outline" size="sm" pending={isUndoing} onClick={() => send({type: 'undo.ask'})}>
          {moveStudyText.undo}
        </Button>
      }
      {...(!isUndoing && {close})}
    >
      {hasFailed ? moveStudyText.undoFailed : undefined}
    </Alert>
  )
}
