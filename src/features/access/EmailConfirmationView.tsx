import type {EventFrom, SnapshotFrom} from 'xstate'
import type {emailConfirmationMachine} from '../../../machines/access/emailConfirmation.machine.ts'
import {confirmationText as text} from '../../text/access/recovery.ts'
import {Button} from '../../ui/action/Button.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {TextLink} from '../../ui/action/TextLink.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof emailConfirmationMachine>
  readonly send: (event: EventFrom<typeof emailConfirmationMachine>) => void
}

const go = (
  <TextLink href="/" variant="standalone">
    {text.go}
  </TextLink>
)

/** Where the confirmation mail's link leads (F-007; spec 1§7). */
export function EmailConfirmationView({state, send}: Props) {
  if (state.matches('confirmed')) {
    return (
      <EmptyState art="done" level={1} role="status" title={text.confirmed} actions={go}>
        {text.confirmedText}
      </EmptyState>
    )
  }
  if (state.matches('spent')) {
    return (
      <EmptyState art="search" level={1} role="alert" title={text.spent} actions={go}>
        {text.spentText}
      </EmptyState>
    )
  }
  if (state.matches('failed')) {
    const retry = <Button onClick={() => send({type: 'confirmation.retry'})}>{text.tryAgain}</Button>
    return (
      <EmptyState art="offline" level={1} role="alert" title={text.failed} actions={retry}>
        {text.failedText}
      </EmptyState>
    )
  }
  return <Skeleton shape="block" lines={3} label={text.applying} />
}
