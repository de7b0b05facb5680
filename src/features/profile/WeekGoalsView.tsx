import {type ReactNode, useId} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {StudyKind} from '../../../domain/agenda/agenda.types.ts'
import type {weekGoalsMachine} from '../../../machines/profile/weekGoals.machine.ts'
import {
  isOnboardingWeek,
  rejectedToggle,
  type ShownActivity,
  shownActivities,
  weekSaveFailure,
} from '../../../machines/profile/weekGoals.selectors.ts'
import {weekActivityNames, weekText} from '../../text/profile/studyProfile.ts'
import {Badge} from '../../ui/status/Badge.tsx'
import {InfoIcon, WarningIcon} from '../../ui/icon/basicIcons.tsx'
import {BookIcon, ExamIcon, RefreshIcon, SmartReviewIcon} from '../../ui/icon/icons.tsx'
import {SaveBar} from './SaveBar.tsx'
import {WeekDays} from './WeekDays.tsx'
import type {Send} from '../flow.ts'

type SendWeek = Send<EventFrom<typeof weekGoalsMachine>>

type Props = {
  readonly state: SnapshotFrom<typeof weekGoalsMachine>
  readonly send: SendWeek
}

const icons: Readonly<Record<StudyKind, ReactNode>> = {
  theoreticalStudy: <BookIcon />,
  theoreticalReview: <RefreshIcon />,
  smartReview: <SmartReviewIcon />,
  examAndMocks: <ExamIcon />,
}

type ActivityProps = {
  readonly activity: ShownActivity
  readonly isRejected: boolean
  readonly isLocked: boolean
  readonly send: SendWeek
}

function Activity({activity, isRejected, isLocked, send}: ActivityProps) {
  const id = useId()
  const {kind, days, count, isInError} = activity
  const isMarked = isInError || isRejected
  return (
    <fieldset
      className={css(activityStyle, isInError && errorStyle)}
      aria-describedby={isMarked ? `${id}-count ${id}-limit` : `${id}-count`}
    >
      <legend className="visuallyHidden">{weekActivityNames[kind]}</legend>
      <div className={headStyle}>
        <span className={nameStyle} aria-hidden="true">
          {icons[kind]}
          {weekActivityNames[kind]}
        </span>
        <span id={`${id}-count`}>
          <Badge tone={isInError ? 'wrong' : 'neutral'} {...(isInError && {icon: <WarningIcon />})}>
            {weekText.count(count, activity)}
            {isInError ? ` · ${weekText.outOfRange}` : null}
          </Badge>
        </span>
      </div>
      <WeekDays days={days} isLocked={isLocked} onToggle={(day) => send({type: 'day.toggle', kind, day})} />
      {isMarked ? (
        <p id={`${id}-limit`} role={isRejected ? 'alert' : undefined} className={limitStyle}>
          <WarningIcon />
          {weekText.limit(weekActivityNames[kind], activity)}
        </p>
      ) : null}
    </fieldset>
  )
}

/** 'Semana Típica' in every state of its chart (F-016): four activities by seven days, counted against the course's bounds. */
export function WeekGoalsView({state, send}: Props) {
  const activities = shownActivities(state)
  const rejected = rejectedToggle(state)
  const isPending = state.hasTag('pending')
  const isOnboarding = isOnboardingWeek(state)
  return (
    <section aria-label={weekText.title} className={rootStyle} aria-busy={isPending}>
      {isOnboarding ? null : (
        <header>
          <h2 className={css({textStyle: 'heading', color: 'text.strong'})}>{weekText.title}</h2>
          <p className={css({textStyle: 'body', color: 'text.muted', marginTop: '1'})}>{weekText.intro}</p>
        </header>
      )}
      {activities.map((activity) => (
        <Activity
          key={activity.kind}
          activity={activity}
          isRejected={rejected?.kind === activity.kind}
          isLocked={isPending}
          send={send}
        />
      ))}
      {isOnboarding ? null : (
        <p className={noteStyle}>
          <InfoIcon />
          {weekText.nextDay}
        </p>
      )}
      <SaveBar
        {...(isOnboarding && {saveLabel: weekText.saveAndGoOn})}
        canSave={state.can({type: 'week.save', key: ''})}
        canUndo={state.can({type: 'week.undo'})}
        isPending={isPending}
        isSlow={state.matches({saving: 'slow'})}
        failure={weekSaveFailure(state)}
        onSave={() => send({type: 'week.save'})}
        onUndo={() => send({type: 'week.undo'})}
        note={
          activities.some(({isInError}) => isInError) ? (
            <p className={limitStyle}>
              <WarningIcon />
              {weekText.fixFirst}
            </p>
          ) : null
        }
      />
    </section>
  )
}

const rootStyle = css({display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'column'})
const activityStyle = css.raw({
  border: 'subtle',
  borderRadius: 'lg',
  bg: 'surface.raised',
  padding: {base: '3', sm: '4'},
  margin: '0',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
})
const errorStyle = css.raw({borderColor: 'wrong.border'})
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
})
const nameStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'label',
  color: 'text.strong',
  '& svg': {width: '5', height: '5', color: 'brand.text'},
})
const limitStyle = css({
  display: 'flex',
  gap: '1.5',
  alignItems: 'flex-start',
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'wrong.text',
  '& svg': {width: '4', height: '4', flexShrink: '0', marginTop: 'px'},
})
const noteStyle = css({
  display: 'flex',
  gap: '2',
  alignItems: 'flex-start',
  textStyle: 'small',
  color: 'text.muted',
  '& svg': {width: '4', height: '4', flexShrink: '0', marginTop: 'px'},
})
