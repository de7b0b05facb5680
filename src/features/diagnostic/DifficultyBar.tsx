import {css} from 'styled-system/css'
import {gradientPlace, levelOfDifficulty, percentOf} from '../../../domain/diagnostic/statistics.ts'
import {difficultyNames} from '../../text/question/question.ts'

type Props = {readonly label: string; /** 0 to 1. */ readonly difficulty: number; readonly isSmall?: boolean}

/** A difficulty on a line from green over yellow to red, with its percentage and its word (spec 3§9; D-30). */
export function DifficultyBar({label, difficulty, isSmall = false}: Props) {
  const percent = percentOf(difficulty)
  const words = `${percent}% · ${difficultyNames[levelOfDifficulty(difficulty)]}`
  return (
    <span className={isSmall ? smallStyle : rootStyle}>
      <span className={css({textStyle: 'label', color: 'text.strong', fontVariantNumeric: 'tabular-nums'})}>
        {words}
      </span>
      <span role="meter" aria-label={label} aria-valuenow={percent} aria-valuetext={words} className={trackStyle}>
        <span className={markStyle} style={{insetInlineStart: `${100 * gradientPlace(difficulty)}%`}} />
      </span>
    </span>
  )
}

const rootStyle = css({display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0'})
const smallStyle = css({display: 'inline-flex', flexDirection: 'column', gap: '1.5', width: '[8rem]'})
const trackStyle = css({
  position: 'relative',
  display: 'block',
  height: '2',
  borderRadius: 'full',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  background: '[linear-gradient(to right, #2f9e44, #f2c037 50%, #d9363e)]',
})
const markStyle = css({
  position: 'absolute',
  top: '[-0.1875rem]',
  width: '[0.375rem]',
  height: '[0.875rem]',
  marginInlineStart: '[-0.1875rem]',
  borderRadius: 'full',
  bg: 'text.strong',
  outline: '[2px solid {colors.surface.raised}]',
})
