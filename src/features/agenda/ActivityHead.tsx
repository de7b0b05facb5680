import {type ReactNode, use} from 'react'
import {agendaText} from '../../text/agenda/agenda.ts'
import {IconButton} from '../../ui/action/IconButton.tsx'
import {ArrowLeftIcon, CheckIcon, ChevronRightIcon} from '../../ui/icon/icons.tsx'
import {StudyBar} from '../../ui/layout/StudyBar.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {ActivityFrameContext} from './activityFrame.ts'
import {DayPanelContext} from './dayPanel.ts'

type Props = {
  readonly kind: string
  readonly title: ReactNode
  readonly path?: string
  readonly isFinished?: boolean
  /** Nothing is studied yet, or any more: the product's bars stay. */
  readonly isOpen?: boolean
  readonly takesFocus?: boolean
  readonly children?: ReactNode
}

/** Unfolds the days and activities above what is studied; leads back from where they do not stand above it. */
function DayToggle() {
  const panel = use(DayPanelContext)
  const {href, label} = use(ActivityFrameContext).back
  if (!panel)
    return (
      <a className="studyBar__back" href={href} aria-label={label} title={label}>
        <ArrowLeftIcon />
      </a>
    )
  return (
    <span className="studyBar__day" data-tour={panel.isOpen ? undefined : 'agenda'}>
      <IconButton
        label={agendaText.day}
        icon={<ChevronRightIcon />}
        aria-expanded={panel.isOpen}
        onClick={panel.toggle}
      />
    </span>
  )
}

/** What an activity is, what it is called, and whether it is done: in the bar above it. */
export function ActivityHead({isFinished = false, isOpen = false, title, ...rest}: Props) {
  const panel = use(DayPanelContext)
  const {suffix} = use(ActivityFrameContext)
  return (
    <StudyBar
      {...rest}
      title={
        <>
          {title}
          {suffix}
        </>
      }
      stand={panel?.isOpen ? 'day' : isOpen ? 'open' : panel ? 'foldedDay' : 'folded'}
      start={<DayToggle />}
      mark={
        isFinished ? (
          <Badge tone="right" icon={<CheckIcon />}>
            {agendaText.finishedBadge}
          </Badge>
        ) : null
      }
    />
  )
}
