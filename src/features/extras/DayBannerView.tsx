import type {EditingWindow} from '../../../domain/agenda/editingWindow.ts'
import {extrasText} from '../../text/extras/extras.ts'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {Alert} from '../../ui/status/Alert.tsx'

type Props = {
  readonly window: EditingWindow
  /** The extras of the current day. */
  readonly todayHref: string
}

/** What is said of a day that is over, and of one that nearly is (spec 1§2, 3§8). */
export function DayBannerView({window, todayHref}: Props) {
  if (window === 'onItsDay') return null
  const link = (
    <TextLink href={todayHref} variant="standalone">
      {extrasText.goToToday}
    </TextLink>
  )
  if (window === 'afterMidnight')
    return (
      <Alert tone="warning" role="status" actions={link}>
        {extrasText.afterMidnight}
      </Alert>
    )
  return (
    <Alert tone="error" role="status" title={extrasText.pastDayTitle} actions={link}>
      {extrasText.pastDayText}
    </Alert>
  )
}
