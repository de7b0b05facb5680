import {type ReactNode, Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {trophyPoints} from '../../../domain/performance/goals.ts'
import type {weeklyGoalsMachine} from '../../../machines/performance/weeklyGoals.machine.ts'
import {steppedWeek} from '../../../machines/performance/weeklyGoals.rules.ts'
import {debugStep, loadedGoals, offeredScopes, shownScope} from '../../../machines/performance/weeklyGoals.selectors.ts'
import type {LoadedGoals} from '../../../machines/performance/weeklyGoals.types.ts'
import {weekdayOf} from '../../../domain/shared/weekday.ts'
import {weekdayNames} from '../../text/shared/days.ts'
import {fullDate, performanceText} from '../../text/performance/performance.ts'
import {dayStatusNames, goalsText, scopeNames} from '../../text/performance/weeklyGoals.ts'
import {Button} from '../../ui/action/Button.tsx'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {SegmentedControl} from '../../ui/form/SegmentedControl.tsx'
import {CheckIcon} from '../../ui/icon/icons.tsx'
import {MinusIcon} from '../../ui/icon/stepIcons.tsx'
import {CrossIcon} from '../../ui/icon/basicIcons.tsx'
import {HelpIcon} from '../../ui/icon/lateIcons.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {CsvRow, type Download} from './CsvButton.tsx'
import {FromDevice} from './Notices.tsx'
import {goalsTable} from './goalsTable.ts'
import {bodyStyle, hintStyle} from './panel.ts'
import {Panel} from './Panel.tsx'
import {PerformanceFrame} from './PerformanceFrame.tsx'
import {TrophyCount} from './TrophyCount.tsx'

const GoalsHelp = lazyNamed(() => import('./GoalsHelp.tsx'), 'GoalsHelp')

/** What stands beside the title of the goals, in their card, and below it. */
export type TrophySlots = {readonly actions: ReactNode; readonly children: ReactNode; readonly below: ReactNode}

type Props = {
  readonly state: SnapshotFrom<typeof weeklyGoalsMachine>
  readonly send: (event: EventFrom<typeof weeklyGoalsMachine>) => void
  /** The week with its trophy (F-120). */
  readonly renderTrophy: (slots: TrophySlots) => ReactNode
  readonly download: Download
}

function Scopes({state, send}: Pick<Props, 'state' | 'send'>) {
  const scopes = offeredScopes(state)
  const shown = shownScope(state)
  return (
    <Panel title={goalsText.trophies}>
      {shown === null ? (
        <p className={bodyStyle}>{goalsText.noTrophies}</p>
      ) : (
        <>
          <SegmentedControl
            label={goalsText.scope}
            hideLabel
            options={scopes.map(({scope}) => ({value: scope, label: scopeNames[scope]}))}
            value={shown.scope}
            onChange={(scope) => send({type: 'scope.set', scope})}
          />
          <p className={hintStyle}>{shown.title}</p>
          <TrophyCount
            counts={{
              bronze: shown.bronze,
              silver: shown.silver,
              gold: shown.gold,
              trophyPoints: shown.progress,
              maxTrophyPoints: shown.total,
            }}
          />
        </>
      )}
    </Panel>
  )
}

const marks = {
  done: <CheckIcon size={18} />,
  partial: <MinusIcon size={18} />,
  missed: <CrossIcon size={18} />,
} as const

function Days({days}: Pick<LoadedGoals, 'days'>) {
  return (
    <Panel title={goalsText.days}>
      {days.length === 0 ? (
        <p className={bodyStyle}>{goalsText.noDays}</p>
      ) : (
        <ul className={css({display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none'})}>
          {days.map(({date, status}) => (
            <li key={date} className={dayStyle} data-status={status}>
              {marks[status]}
              <span>{`${weekdayNames[weekdayOf(date)].long}, ${fullDate(date)}`}</span>
              <span className={css({marginInlineStart: 'auto', color: 'text.muted'})}>{dayStatusNames[status]}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Stepper({step, send}: {readonly step: number} & Pick<Props, 'send'>) {
  return (
    <div role="group" aria-label={goalsText.debug} className={css({display: 'flex', alignItems: 'center', gap: '2'})}>
      <Button
        variant="outline"
        size="sm"
        disabled={step === 0}
        aria-label={goalsText.debugLess}
        onClick={() => send({type: 'debug.step', by: -1})}
      >
        −
      </Button>
      <output className={hintStyle}>{`${goalsText.debug}: ${step}`}</output>
      <Button
        variant="outline"
        size="sm"
        aria-label={goalsText.debugMore}
        onClick={() => send({type: 'debug.step', by: 1})}
      >
        +
      </Button>
    </div>
  )
}

function Shown({state, send, renderTrophy, download, goals}: Props & {readonly goals: LoadedGoals}) {
  const step = debugStep(state)
  return (
    <>
      {goals.isFromDevice ? <FromDevice /> : null}
      {renderTrophy({
        actions: (
          <Button variant="ghost" size="sm" icon={<HelpIcon />} onClick={() => send({type: 'help.open'})}>
            {goalsText.more}
          </Button>
        ),
        children: (
          <>
            <p className={hintStyle}>
              {`${goalsText.profileHint} `}
              <TextLink href="/perfil?aba=estudo">{goalsText.profile}</TextLink>
            </p>
            {step === null ? null : <Stepper step={step} send={send} />}
          </>
        ),
        below: <Scopes state={state} send={send} />,
      })}
      <Days days={goals.days} />
      <CsvRow
        of={goalsText.title}
        table={() => goalsTable(goals, steppedWeek({...state.context, goals}))}
        download={download}
      />
      {state.matches({shown: 'helpOpen'}) ? (
        <Suspense fallback={null}>
          <GoalsHelp points={trophyPoints} onClose={() => send({type: 'help.close'})} />
        </Suspense>
      ) : null}
    </>
  )
}

function Body(props: Props) {
  const {state, send} = props
  const goals = loadedGoals(state)
  if (state.matches('loading'))
    return (
      <div className={css({minHeight: '[70dvh]'})}>
        <Skeleton shape="block" lines={4} label={goalsText.loading} />
      </div>
    )
  if (!state.matches('shown') || goals === null)
    return (
      <LoadFailed
        isOffline={state.matches('offline')}
        words={performanceText}
        onRetry={() => send({type: 'goals.retry'})}
      />
    )
  return <Shown {...props} goals={goals} />
}

/** The weekly goals, in every state of their chart (F-122). */
export const WeeklyGoalsView = (props: Props) => (
  <PerformanceFrame page="metas-semanais" title={goalsText.title}>
    <Body {...props} />
  </PerformanceFrame>
)

const dayStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '9',
  textStyle: 'label',
  color: 'text.default',
  '&[data-status=done] > svg': {color: 'right.text'},
  '&[data-status=partial] > svg': {color: 'warning.text'},
  '&[data-status=missed] > svg': {color: 'text.muted'},
})
