import {useRef} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {npsInvitationMachine} from '../../../machines/feedback/npsInvitation.machine.ts'
import {npsInvitationText} from '../../text/feedback/nps.ts'
import {Button} from '../../ui/action/Button.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof npsInvitationMachine>
  readonly send: (event: EventFrom<typeof npsInvitationMachine>) => void
}

/** The invitation to the recommendation survey, in every state of its chart (F-112). */
export function NpsInvitationView({state, send}: Props) {
  const accept = useRef<HTMLButtonElement>(null)
  const close = () => send({type: 'invitation.close'})
  if (!state.matches('shown')) return null
  return (
    <Dialog
      open
      onClose={close}
      title={npsInvitationText.title}
      initialFocus={accept}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {npsInvitationText.later}
          </Button>
          <Button ref={accept} onClick={() => send({type: 'invitation.accept'})}>
            {npsInvitationText.accept}
          </Button>
        </>
      }
    >
      <p className={css({textStyle: 'body'})}>{npsInvitationText.text}</p>
    </Dialog>
  )
}
