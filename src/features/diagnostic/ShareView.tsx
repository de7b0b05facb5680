import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {shareMachine} from '../../../machines/diagnostic/share.machine.ts'
import {shareText as text} from '../../text/diagnostic/share.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {Card} from '../../ui/content/Card.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import type {Send} from '../flow.ts'
import {headingStyle, hintStyle} from './styles.ts'

type Props = {
  readonly state: SnapshotFrom<typeof shareMachine>
  readonly send: Send<EventFrom<typeof shareMachine>>
  /** The address of the page; empty while there is none. */
  readonly link: string
  /** True where the device offers other apps for a link. */
  readonly canSend: boolean
}

/** The link, and what can be done with it. */
function Shared({state, send, link, canSend}: Props) {
  return (
    <>
      <TextField
        label={text.address}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        error={state.matches({shared: 'notPassed'}) ? text.notPassed : undefined}
      />
      <div className={rowStyle}>
        {canSend ? <Button onClick={() => send({type: 'address.send'})}>{text.send}</Button> : null}
        <Button variant={canSend ? 'outline' : 'solid'} onClick={() => send({type: 'address.copy'})}>
          {text.copy}
        </Button>
        <ButtonLink variant="ghost" href={link} newTab>
          {text.open}
        </ButtonLink>
        <Button variant="ghost" onClick={() => send({type: 'share.withdraw'})}>
          {text.withdraw}
        </Button>
      </div>
      <p role="status" className={hintStyle}>
        {state.matches({shared: 'copied'}) ? text.copied : ''}
      </p>
    </>
  )
}

function Confirming({state, send}: Props) {
  const isPending = state.matches('withdrawing')
  const hasFailed = state.matches('notWithdrawn')
  const hint = state.context.failure === 'offline' ? text.offline : text.notCreatedHint
  return (
    <Alert
      tone={hasFailed ? 'error' : 'warning'}
      role="alert"
      title={hasFailed ? text.notWithdrawn : text.confirm}
      actions={
        <>
          <Button size="sm" pending={isPending} onClick={() => send({type: 'withdrawal.confirm'})}>
            {isPending ? text.withdrawing : text.confirmYes}
          </Button>
          <Button size="sm" variant="ghost" disabled={isPending} onClick={() => send({type: 'withdrawal.cancel'})}>
            {text.confirmNo}
          </Button>
        </>
      }
    >
      {hasFailed ? hint : text.confirmHint}
    </Alert>
  )
}

/** No link yet, or none any more. */
function Unshared({state, send}: Props) {
  const isPending = state.matches('sharing')
  return (
    <>
      {state.matches('withdrawn') ? (
        <Alert tone="success" role="status">
          {text.withdrawn}
        </Alert>
      ) : null}
      {state.matches('notShared') ? (
        <Alert tone="error" role="alert" title={text.notCreated}>
          {state.context.failure === 'offline' ? text.offline : text.notCreatedHint}
        </Alert>
      ) : null}
      <div className={rowStyle}>
        <Button
          variant="outline"
          pending={isPending || state.matches('reading')}
          onClick={() => send({type: 'share.request'})}
        >
          {isPending ? text.creating : text.create}
        </Button>
      </div>
    </>
  )
}

function Body(props: Props) {
  const {state, send} = props
  if (state.matches('shared')) return <Shared {...props} />
  if (state.matches('confirming') || state.matches('withdrawing') || state.matches('notWithdrawn'))
    return <Confirming {...props} />
  if (state.matches('unread'))
    return (
      <Alert
        tone="warning"
        role="alert"
        actions={
          <Button size="sm" variant="outline" onClick={() => send({type: 'share.retry'})}>
            {text.tryAgain}
          </Button>
        }
      >
        {text.unread}
      </Alert>
    )
  return <Unshared {...props} />
}

/** Sharing a result by a link, in every state of its chart. It is not printed. */
export function ShareView(props: Props) {
  return (
    <Card as="section" aria-labelledby="share" className={cardStyle}>
      <h2 id="share" className={headingStyle}>
        {text.title}
      </h2>
      <p className={hintStyle}>{text.hint}</p>
      <Body {...props} />
    </Card>
  )
}

const cardStyle = css({display: 'flex', flexDirection: 'column', gap: '3', _print: {display: 'none'}})
const rowStyle = css({display: 'flex', flexWrap: 'wrap', gap: '2'})
