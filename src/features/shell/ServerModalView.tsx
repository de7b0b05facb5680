import {useRef} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {serverModalMachine} from '../../../machines/shell/serverModal.machine.ts'
import {unreadMessage} from '../../../machines/shell/serverModal.selectors.ts'
import {serverModalText} from '../../text/shell/gating.ts'
import {Button} from '../../ui/action/Button.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof serverModalMachine>
  readonly send: (event: EventFrom<typeof serverModalMachine>) => void
}

/** The operator's message, line by line (F-022; spec 1§3). */
export function ServerModalView({state, send}: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const message = unreadMessage(state)
  if (message === null) return null
  const close = () => send({type: 'modal.close'})
  return (
    <Dialog
      open
      onClose={close}
      title={message.title}
      initialFocus={button}
      footer={
        <Button ref={button} onClick={close}>
          {serverModalText.close}
        </Button>
      }
    >
      <section tabIndex={0} aria-label={message.title} className={linesStyle}>
        {message.text.map((line, index) => (
          <p key={`${index} ${line}`}>{line}</p>
        ))}
      </section>
    </Dialog>
  )
}

/** In reach of the keyboard, so that a long message can be scrolled without a mouse. */
const linesStyle = css({display: 'flex', flexDirection: 'column', gap: '3', borderRadius: 'sm'})
