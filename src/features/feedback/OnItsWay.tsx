import {css} from 'styled-system/css'
import type {SyncStatus} from '../../../machines/outbox/outbox.types.ts'
import {onItsWayText} from '../../text/feedback/surveys.ts'

/** What the outbox says of what was sent, in a line (D-03). */
export const OnItsWay = ({of}: {readonly of: SyncStatus}) => (
  <p role="status" className={css({textStyle: 'small', color: 'text.muted'})}>
    {onItsWayText[of]}
  </p>
)
