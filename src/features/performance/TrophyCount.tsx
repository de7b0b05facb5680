import {css} from 'styled-system/css'
import {type TrophyCounts, tiers} from '../../../domain/performance/goals.ts'
import {goalsText, tierLetters, trophyCount} from '../../text/performance/weeklyGoals.ts'
import {Medal} from '../../ui/content/Medal.tsx'
import {ProgressBar} from '../../ui/status/ProgressBar.tsx'
import {inkedStyle} from './panel.ts'

/** A measure, not a task that advances. */
const measure = {role: 'meter'} as const

/** How many trophies of each tier, and their points of those there could be (spec 3§9). */
export function TrophyCount({counts}: {readonly counts: TrophyCounts}) {
  return (
    <>
      <ul className={medalsStyle}>
        {tiers.map((tier) => (
          <li key={tier} className={medalStyle}>
            <Medal tier={tier} letter={tierLetters[tier]} size={36} isOpen={counts[tier] === 0} />
            <span>{trophyCount(tier, counts[tier])}</span>
          </li>
        ))}
      </ul>
      <div className={inkedStyle}>
        <ProgressBar
          {...measure}
          label={goalsText.pointsLabel}
          value={counts.trophyPoints}
          max={Math.max(counts.maxTrophyPoints, 1)}
          valueText={goalsText.points(counts.trophyPoints, counts.maxTrophyPoints)}
        />
      </div>
    </>
  )
}

const medalsStyle = css({display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '3', listStyle: 'none'})
const medalStyle = css({display: 'flex', alignItems: 'center', gap: '2', textStyle: 'label', color: 'text.default'})
