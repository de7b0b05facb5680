import {useId} from 'react'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {forumNumbers} from '../../../domain/forum/comment.ts'
import type {hidingMachine} from '../../../machines/forum/hiding.machine.ts'
import {hidingText, type HidingWords} from '../../text/forum/hiding.ts'
import {Button} from '../../ui/action/Button.tsx'
import {TextArea} from '../../ui/form/TextArea.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import type {Send} from '../flow.ts'

export type HidingProps = {
  readonly state: SnapshotFrom<typeof hidingMachine>
  readonly send: Send<EventFrom<typeof hidingMachine>>
  /** What may be done: both with one that was reported. */
  readonly offers: 'hide' | 'show' | 'decide'
  readonly words?: HidingWords
}

/** Asks for the reason that the author reads; a failure keeps it. */
export function HidingDialog({state, send, words = hidingText}: Omit<HidingProps, 'offers'>) {
  const formId = useId()
  const isPending = state.hasTag('pending')
  return (
    <Dialog
      open
      title={words.title}
      description={words.about}
      onClose={() => send({type: 'hiding.close'})}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={() => send({type: 'hiding.close'})}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          send({type: 'hiding.send'})
        }}
      >
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          error={state.matches({asking: 'incomplete'}) ? words.reasonMissing : undefined}
          rows={3}
          maxLength={forumNumbers.longestReason}
          value={state.context.reason}
          onChange={({currentTarget: {value}}) => send({type: 'hiding.type', reason: value})}
        />
      </form>
      {state.matches({asking: 'failed'}) ? (
        <Alert tone="error" role="alert" title={words.failed}>
          {words.failedHint}
        </Alert>
      ) : null}
    </Dialog>
  )
}
