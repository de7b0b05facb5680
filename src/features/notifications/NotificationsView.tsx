import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {notificationsMachine} from '../../../machines/notifications/notifications.machine.ts'
import {liveArrivals, newAmount} from '../../../machines/notifications/notifications.selectors.ts'
import {notificationsText as text} from '../../text/notifications/notifications.ts'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import {IconButton} from '../../ui/action/IconButton.tsx'
import {BellIcon} from '../../ui/icon/lateIcons.tsx'
import {Popover} from '../../ui/overlay/Popover.tsx'
import {useIsWide} from '../shell/useIsWide.ts'
import {NotificationsPanel} from './NotificationsPanel.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof notificationsMachine>
  readonly send: (event: EventFrom<typeof notificationsMachine>) => void
  /** Under the list: whether this device gets messages too. */
  readonly footer?: ReactNode
}

/** The bell with its dot, and its panel: hanging at the bell on a laptop, a page of its own on a phone (spec 3§2.6). */
export function NotificationsView({state, send, footer}: Props) {
  const isWide = useIsWide()
  const count = newAmount(state)
  const isOpen = state.matches('open')
  const open = () => send({type: 'panel.open'})
  const close = () => send({type: 'panel.close'})
  const icon = (
    <span className={bell}>
      <BellIcon />
      {count > 0 ? <span className={dot} /> : null}
    </span>
  )
  const arrivals = liveArrivals(state)
  return (
    <>
      <span role="status" className="visuallyHidden">
        {arrivals > 0 ? text.arrived(arrivals) : ''}
      </span>
      {isWide ? (
        <Popover
          open={isOpen}
          onOpen={open}
          onClose={close}
          trigger={<IconButton label={text.bell(count)} icon={icon} />}
          title={text.title}
          closeLabel={text.close}
          {...(footer !== undefined && {footer})}
        >
          <NotificationsPanel state={state} send={send} />
        </Popover>
      ) : (
        <>
          <IconButton
            label={text.bell(count)}
            icon={icon}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={open}
          />
          <Dialog
            open={isOpen}
            onClose={close}
            placement="full"
            title={text.title}
            closeLabel={text.close}
            {...(footer !== undefined && {footer})}
          >
            <div className={css({marginInline: '-6'})}>
              <NotificationsPanel state={state} send={send} />
            </div>
          </Dialog>
        </>
      )}
    </>
  )
}

const bell = css({position: 'relative', display: 'inline-flex'})

const dot = css({
  position: 'absolute',
  top: '[-1px]',
  insetInlineEnd: '[-1px]',
  width: '[11px]',
  height: '[11px]',
  borderRadius: 'full',
  bg: 'brand.mark',
  border: '[2px solid {colors.surface.raised}]',
})
