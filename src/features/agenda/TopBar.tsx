import {memo, type ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import {activityNames, agendaText, notToday} from '../../text/agenda/agenda.ts'
import {CheckCircleIcon} from '../../ui/icon/basicIcons.tsx'
import {BookIcon, ExamIcon, ListIcon, RefreshIcon, SmartReviewIcon, StopwatchIcon} from '../../ui/icon/icons.tsx'
import {circleStyle, entryStyle} from './circle.ts'

type Kind = keyof typeof activityNames

type Item = {
  readonly kind: Kind
  readonly icon: ReactNode
  readonly section: string
  readonly isThere: boolean
  readonly isFinished: boolean
}

const allFinished = (lessons: DayAgenda['theoreticalStudy']) =>
  lessons.length > 0 && lessons.every((lesson) => lesson.finished)

/** The six kinds in their order (spec 1§2). */
function itemsOf(agenda: DayAgenda): Item[] {
  const {
    theoreticalStudy: study,
    theoreticalReview: review,
    smartReview,
    exams,
    mocks,
    smartExamActivity,
    examFinished,
  } = agenda
  return [
    {
      kind: 'theoreticalStudy',
      icon: <BookIcon />,
      section: 'estudo-teorico',
      isThere: study.length > 0,
      isFinished: allFinished(study),
    },
    {
      kind: 'theoreticalReview',
      icon: <RefreshIcon />,
      section: 'revisao-teorica',
      isThere: review.length > 0,
      isFinished: allFinished(review),
    },
    {
      kind: 'smartReview',
      icon: <SmartReviewIcon />,
      section: 'revisao-inteligente',
      isThere: Boolean(smartReview),
      isFinished: smartReview?.finished ?? false,
    },
    {
      kind: 'exam',
      icon: <ExamIcon />,
      section: 'prova',
      isThere: exams.length > 0,
      isFinished: exams.length > 0 && examFinished,
    },
    {
      kind: 'mock',
      icon: <StopwatchIcon />,
      section: 'simulado',
      isThere: mocks.length > 0,
      isFinished: mocks.length > 0 && examFinished,
    },
    {
      kind: 'smartExam',
      icon: <ListIcon />,
      section: 'simulado-inteligente',
      isThere: Boolean(smartExamActivity),
      isFinished: Boolean(smartExamActivity) && examFinished,
    },
  ]
}

type Props = {
  readonly agenda: DayAgenda
  readonly path: string
  readonly search: string
  /** The way to the extra activities; none while there is nothing to say about them. */
  readonly extras?: ReactNode
}

function Entry({item, isCurrent, search}: {item: Item; isCurrent: boolean; search: string}) {
  const label = activityNames[item.kind]
  const content = (
    <>
      <span className={css(circleStyle, item.isFinished && finishedStyle)}>
        {item.isFinished ? <CheckCircleIcon /> : item.icon}
      </span>
      <span className={css({textStyle: 'caption'})}>{label}</span>
      {item.isFinished ? <span className="visuallyHidden">{agendaText.finishedBadge}</span> : null}
    </>
  )
  if (!item.isThere) {
    return (
      <span className={css(entryStyle, absentStyle)}>
        {content}
        <span className="visuallyHidden">{notToday}</span>
      </span>
    )
  }
  return (
    <a
      href={`/agenda/${item.section}${search}`}
      className={css(entryStyle)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {content}
    </a>
  )
}

/** The day's activities as circles: what there is today, what is done, where the student is (spec 1§2). */
export const TopBar = memo(function TopBar({agenda, path, search, extras}: Props) {
  return (
    <nav data-tour="agenda" aria-label={agendaText.activities} className={css({minWidth: '0'})}>
      <ul className={listStyle}>
        {itemsOf(agenda).map((item) => (
          <li key={item.kind}>
            <Entry
              item={item}
              isCurrent={path.startsWith(`/agenda/${item.section}/`) || path === `/agenda/${item.section}`}
              search={search}
            />
          </li>
        ))}
        {extras ? <li>{extras}</li> : null}
      </ul>
    </nav>
  )
})

const listStyle = css({
  position: 'relative',
  display: 'flex',
  gap: {base: '1', md: '3'},
  overflowX: 'auto',
  paddingBlock: '1',
  scrollbarWidth: 'none',
})
const absentStyle = css.raw({
  color: 'text.muted',
  '& > :first-child': {borderStyle: 'dashed', bg: 'transparent', color: 'text.muted'},
})
const finishedStyle = css.raw({color: 'right.text', borderColor: 'right.border', bg: 'right.subtle'})
