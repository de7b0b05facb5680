import {useId} from 'react'
import {css} from 'styled-system/css'
import type {ConnectedDevice} from '../../../domain/profile/devices.ts'
import {deviceBeingEnded, isReadOnly} from '../../../machines/profile/devices.selectors.ts'
import {devicesText as text} from '../../text/profile/devices.ts'
import {Badge} from '../../ui/status/Badge.tsx'
import {Button} from '../../ui/action/Button.tsx'
import type {DevicesFlow} from './devices.flow.ts'

type Props = DevicesFlow & {readonly device: ConnectedDevice}

/** One device: what it is, since when and until when it was used, and its way out. */
export function DeviceRow({state, send, device}: Props) {
  const nameId = useId()
  const {id, isCurrent, signedInAt, lastUsedAt} = device
  const isEnding = deviceBeingEnded(state) === id
  return (
    <li aria-labelledby={nameId} className={rowStyle}>
      <div className={css({flex: '[1 1 14rem]', minWidth: '0'})}>
        <p
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '2',
            textStyle: 'body',
            fontWeight: 'semibold',
            color: 'text.strong',
          })}
        >
          <span id={nameId}>{text.name(device)}</span>
          {isCurrent ? <Badge tone="brand">{text.thisDevice}</Badge> : null}
        </p>
        <p className={css({textStyle: 'caption', color: 'text.muted'})}>{text.since(signedInAt)}</p>
        <p className={css({textStyle: 'caption', color: 'text.muted'})}>{text.lastUse(lastUsedAt)}</p>
      </div>
      {isCurrent ? (
        <Button
          variant="outline"
          size="sm"
          disabled={!state.can({type: 'device.leave'})}
          onClick={() => send({type: 'device.leave'})}
        >
          {text.leave}
        </Button>
      ) : (
        <Button
          variant="outline"
          size="sm"
          pending={isEnding}
          disabled={isReadOnly(state) || (state.matches('ending') && !isEnding)}
          aria-label={isEnding ? text.ending : text.endOf(text.name(device))}
          onClick={() => send({type: 'device.end', id})}
        >
          {isEnding ? text.ending : text.end}
        </Button>
      )}
    </li>
  )
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '3',
  '& + &': {borderTop: 'subtle'},
})
