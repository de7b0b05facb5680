import type {EventFrom, SnapshotFrom} from 'xstate'
import type {doubtMachine} from '../../../machines/question/doubt.machine.ts'
import {doubtText} from '../../text/question/doubt.ts'
import {Button} from '../../ui/action/Button.tsx'
import {CheckIcon} from '../../ui/icon/icons.tsx'
import {FlagIcon} from '../../ui/icon/lateIcons.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof doubtMachine>
  readonly send: Send<EventFrom<typeof doubtMachine>>
}

/** 'marcar dúvida': pressed while the question is marked (F-060). */
export function DoubtView({state, send}: Props) {
  const isIn = state.hasTag('in')
  const isDisabled = state.matches('disabled')
  return (
    <Button
      variant={isIn ? 'soft' : 'ghost'}
      size="sm"
      icon={<FlagIcon />}
      iconAfter={isIn ? <CheckIcon /> : undefined}
      aria-pressed={isIn}
      disabled={isDisabled}
      title={isDisabled ? doubtText.disabled : undefined}
      onClick={() => send({type: 'doubt.toggle'})}
    >
      <span data-word="">{doubtText.mark}</span>
    </Button>
  )
}
