import {css} from 'styled-system/css'
import type {GoalBar} from '../../../machines/performance/weeklyTrophy.selectors.ts'
import {goalsText, kindNames, markerWords, tierLetters} from '../../text/performance/weeklyGoals.ts'
import {Medal} from '../../ui/content/Medal.tsx'

/** From the left, in percent; the medals at the end stand within the bar. */
const place = (at: number, most: number): number => (100 * Math.min(at, most)) / most

function Bar({bar: {kind, done, most, markers}}: {readonly bar: GoalBar}) {
  return (
    <li className={css({display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0'})}>
      <p className={css({display: 'flex', justifyContent: 'space-between', gap: '3', textStyle: 'label'})}>
        <span className={css({color: 'text.strong'})}>{kindNames[kind]}</span>
        <span className={css({color: 'text.default', fontVariantNumeric: 'tabular-nums'})}>
          {goalsText.doneCount(done)}
        </span>
      </p>
      <div className={barStyle} aria-hidden="true">
        <span className={trackStyle}>
          <span className={fillStyle} style={{width: `${place(done, most)}%`}} />
        </span>
        {markers.map(({at, tiers}) => (
          <span
            key={at}
            className={markerStyle}
            data-end={at >= most || undefined}
            style={{insetInlineStart: `${place(at, most)}%`}}
          >
            <span className={medalsStyle}>
              {tiers.map((tier) => (
                <Medal key={tier} tier={tier} letter={tierLetters[tier]} size={24} isOpen={done < at} />
              ))}
            </span>
            <span className={css({textStyle: 'caption', color: 'text.muted'})}>{at}</span>
          </span>
        ))}
      </div>
      <p className="visuallyHidden">{markers.map(({at, tiers}) => markerWords(tiers, at)).join('; ')}</p>
    </li>
  )
}

/** The goals of each activity, with a marker where each tier is reached; tiers with one target share a marker (spec 3§4). */
export const GoalBars = ({bars}: {readonly bars: readonly GoalBar[]}) => (
  <ul className={css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0', listStyle: 'none'})}>
    {bars.map((bar) => (
      <Bar key={bar.kind} bar={bar} />
    ))}
  </ul>
)

const barStyle = css({position: 'relative', height: '[3.25rem]', marginInlineEnd: '3'})
const trackStyle = css({
  position: 'absolute',
  insetInline: '0',
  top: '[0.5rem]',
  height: '2',
  borderRadius: 'full',
  bg: 'surface.sunken',
  border: 'default',
  overflow: 'hidden',
})
const fillStyle = css({
  display: 'block',
  height: 'full',
  bg: 'brand.solid',
  '@media (forced-colors: active)': {bg: '[CanvasText]', forcedColorAdjust: 'none'},
})
const markerStyle = css({
  position: 'absolute',
  top: '0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.5',
  translate: '[-50% 0]',
  '&[data-end]': {
    translate: '[calc(-100% + 0.75rem) 0]',
    alignItems: 'flex-end',
    '& > :last-child': {paddingInlineEnd: '2'},
  },
  fontVariantNumeric: 'tabular-nums',
})
const medalsStyle = css({display: 'flex', '& > * + *': {marginInlineStart: '[-0.25rem]'}})
