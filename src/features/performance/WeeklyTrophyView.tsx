import {css} from 'styled-system/css'
import type {SnapshotFrom} from 'xstate'
import {shareOf} from '../../../domain/performance/goals.ts'
import type {weeklyTrophyMachine} from '../../../machines/performance/weeklyTrophy.machine.ts'
import {
  circleParts,
  goalBars,
  shownWeek,
  targetTier,
  trophyFragments,
  wonTrophy,
} from '../../../machines/performance/weeklyTrophy.selectors.ts'
import {shareText, spanText} from '../../text/performance/performance.ts'
import {
  circleWords,
  doneOf,
  goalsText,
  kindNames,
  targetWords,
  tierLetters,
  tierNames,
  trophyWords,
} from '../../text/performance/weeklyGoals.ts'
import {ChartTable} from '../../ui/charts/ChartTable.tsx'
import {ProgressRing} from '../../ui/charts/ProgressRing.tsx'
import type {SeriesName} from '../../ui/charts/Series.tsx'
import {Medal} from '../../ui/content/Medal.tsx'
import {GoalBars} from './GoalBars.tsx'
import {headingStyle, hintStyle, pageStyle, titledStyle, twoStyle} from './panel.ts'
import {Panel} from './Panel.tsx'
import type {ReactNode} from 'react'

type Props = {
  readonly state: SnapshotFrom<typeof weeklyTrophyMachine>
  /** The help and what else stands beside the title of the goals. */
  readonly actions?: ReactNode
  /** In the card of the goals, below them. */
  readonly children?: ReactNode
  /** Below the card of the goals. */
  readonly below?: ReactNode
}

const looks: Readonly<Record<keyof typeof kindNames, SeriesName>> = {
  theoreticalStudy: 'one',
  theoreticalReview: 'two',
  smartReview: 'three',
  exam: 'four',
}

/** The trophy that the week has, and what it works towards. */
function Trophy({state}: Pick<Props, 'state'>) {
  const won = wonTrophy(state)
  const target = targetTier(state)
  const shown = won ?? target
  return (
    <div role="status" className={css({display: 'flex', alignItems: 'center', gap: '3'})}>
      <Medal tier={shown} letter={tierLetters[shown]} size={56} isOpen={won === null} />
      <div>
        <p className={headingStyle}>{trophyWords(won)}</p>
        <p className={hintStyle}>{targetWords(target, won)}</p>
      </div>
    </div>
  )
}

function Circle({state}: Pick<Props, 'state'>) {
  const parts = circleParts(state)
  const {first, last} = shownWeek(state)
  const named = parts
    .filter(({total}) => total > 0)
    .map((part) => ({...part, id: part.kind, label: kindNames[part.kind], look: looks[part.kind]}))
  return (
    <Panel label={goalsText.circle} title={goalsText.circle} className={titledStyle}>
      <ProgressRing
        title={goalsText.circle}
        description={circleWords(named.map(({label, done, total}) => ({name: label, done, total})))}
        parts={named}
        centre={{value: shareText(shareOf(parts)), unit: goalsText.ofWeek}}
        columns={[goalsText.activity, goalsText.done]}
        formatDone={doneOf}
        empty={goalsText.circleEmpty}
      />
      {first === '' ? null : <p className={hintStyle}>{spanText(first, last)}</p>}
    </Panel>
  )
}

function Fragments({state}: Pick<Props, 'state'>) {
  const target = targetTier(state)
  const title = goalsText.fragmentsOf(tierNames[target])
  return (
    <Panel title={title}>
      <ChartTable
        caption={title}
        columns={[goalsText.activity, goalsText.done, goalsText.missing]}
        rows={trophyFragments(state).map(({kind, done, target: goal, missing}) => ({
          id: kind,
          name: kindNames[kind],
          cells: [doneOf(done, goal), missing === 0 ? goalsText.nothingMissing : String(missing)],
        }))}
      />
    </Panel>
  )
}

/** The week and its trophy, in every state of their chart (F-120). */
export function WeeklyTrophyView({state, actions, children, below}: Props) {
  return (
    <div className={twoStyle}>
      <div className={pageStyle}>
        <Panel title={goalsText.goals} actions={actions}>
          <Trophy state={state} />
          <GoalBars bars={goalBars(state)} />
          {children}
        </Panel>
        {below}
      </div>
      <div className={pageStyle}>
        <Circle state={state} />
        <Fragments state={state} />
      </div>
    </div>
  )
}
