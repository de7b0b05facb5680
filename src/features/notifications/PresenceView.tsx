import {css} from 'styled-system/css'
import type {SnapshotFrom} from 'xstate'
import type {presenceMachine} from '../../../machines/notifications/presence.machine.ts'
import {liveCount} from '../../../machines/notifications/presence.selectors.ts'
import {presenceText} from '../../text/notifications/notifications.ts'

type Props = {readonly state: SnapshotFrom<typeof presenceMachine>}

/**
 * '{n} estudando agora' (spec 1§2); nothing while the number is unknown. Not a live region: it changes often and matters
 * little, so whoever wants it reads it.
 */
export function PresenceView({state}: Props) {
  const count = liveCount(state)
  if (count === null) return null
  return (
    <span className={pill}>
      <span className={dot} aria-hidden="true" />
      <span>{presenceText.studying(count)}</span>
    </span>
  )
}

const pill = css({
  // An exam has its time in this place.
  '.appFrame__header:has([data-exam-timer]) &': {display: 'none'},
  _studyFolded: {'@media (max-width: 79.99rem)': {display: 'none'}},
  '@media (max-width: 95.99rem)': {':root[data-study=day] &': {display: 'none'}},
  display: {base: 'none', md: 'inline-flex'},
  alignItems: 'center',
  gap: '2',
  paddingInline: '3',
  height: '8',
  borderRadius: 'full',
  textStyle: 'caption',
  color: 'text.muted',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  border: 'subtle',
  bg: 'surface.raised',
})

const dot = css({width: '2', height: '2', borderRadius: 'full', bg: 'right.solid'})
