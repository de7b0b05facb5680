import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {oneClickMachine} from '../../../../machines/extras/oneClick.machine.ts'
import {oneClickFailure, oneClickKind} from '../../../../machines/extras/oneClick.selectors.ts'
import {oneClickText} from '../../../text/extras/creation.ts'
import {Button, type ButtonProps} from '../../../ui/action/Button.tsx'
import type {Send} from '../../flow.ts'
import {CreationNote} from './WizardFrame.tsx'

export type OneClickLook = {
  /** Instead of the kind's own words. */
  readonly label?: string | undefined
  readonly variant?: ButtonProps['variant'] | undefined
  /** Today's is there already (C-55). */
  readonly isDone?: boolean
  /** The reason stands beside: the course does not offer it, or the day is past. */
  readonly isDisabled?: boolean
}

type Props = OneClickLook & {
  readonly state: SnapshotFrom<typeof oneClickMachine>
  readonly send: Send<EventFrom<typeof oneClickMachine>>
}

/** The press that creates an extra, in every state of its chart (F-044, F-049). */
export function OneClickView({state, send, label, variant = 'soft', isDone = false, isDisabled = false}: Props) {
  const kind = oneClickKind(state)
  const isPending = state.matches('creating')
  const isOver = isDone || (!isPending && !state.can({type: 'extra.create', key: ''}))
  return (
    <div className={rootStyle}>
      <CreationNote kind={kind} failure={oneClickFailure(state)} isSlow={state.matches({creating: 'slow'})} />
      <Button
        variant={variant}
        pending={isPending}
        disabled={isDisabled || isOver}
        onClick={() => send({type: 'extra.create'})}
      >
        {isPending ? oneClickText.creating : isOver ? oneClickText.done : (label ?? oneClickText[kind])}
      </Button>
    </div>
  )
}

const rootStyle = css({display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', minWidth: '0'})
