import {css} from 'styled-system/css'
import type {Count, DifficultyLevel, Results} from '../../../../domain/question/results.ts'
import {coldest, hottest, type Thermometer, thermometerOf} from '../../../../domain/question/thermometer.ts'
import {difficultyNames} from '../../../text/question/question.ts'
import {heatNames, resultsLine, resultText, thermometerText} from '../../../text/question/questionTools.ts'

const levels: readonly DifficultyLevel[] = ['easy', 'medium', 'hard', 'unknown']

const percentOf = ({right, wrong}: Count): string =>
  right + wrong === 0 ? thermometerText.noPercent : `${Math.round((right * 100) / (right + wrong))}%`

/** How difficult the set is, as a meter with its word (F-067). */
function ThermometerMeter({value, heat}: Thermometer) {
  const part = (value - coldest) / (hottest - coldest)
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '1.5'})}>
      <p
        className={css({
          display: 'flex',
          justifyContent: 'space-between',
          gap: '3',
          textStyle: 'small',
          color: 'text.muted',
        })}
      >
        {thermometerText.label}
        <strong className={css({fontWeight: 'semibold', color: 'text.strong'})}>{heatNames[heat]}</strong>
      </p>
      <div
        role="meter"
        aria-label={thermometerText.label}
        aria-valuemin={coldest}
        aria-valuemax={hottest}
        aria-valuenow={Math.round(value * 100) / 100}
        aria-valuetext={heatNames[heat]}
        className={css({
          height: '2',
          borderRadius: 'full',
          bg: 'surface.pressed',
          overflow: 'hidden',
          border: 'control',
        })}
      >
        <div
          className={css({height: 'full', bg: 'brand.solid', forcedColorAdjust: 'none'})}
          style={{width: `${Math.max(4, part * 100)}%`}}
        />
      </div>
    </div>
  )
}

function ByDifficulty({results}: {readonly results: Results}) {
  const shown = levels.filter((level) => results.byDifficulty[level].total > 0)
  return (
    <table className={tableStyle}>
      <caption className="visuallyHidden">{resultText.byDifficulty}</caption>
      <thead>
        <tr>
          <th scope="col">{resultText.byDifficulty}</th>
          <th scope="col">{resultText.rightCount}</th>
          <th scope="col">{resultText.wrongCount}</th>
          <th scope="col">{thermometerText.percent}</th>
          <th scope="col">{resultText.total}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((level) => (
          <tr key={level}>
            <th scope="row">{difficultyNames[level]}</th>
            <td>{results.byDifficulty[level].right}</td>
            <td>{results.byDifficulty[level].wrong}</td>
            <td>{percentOf(results.byDifficulty[level])}</td>
            <td>{results.byDifficulty[level].total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Props = {
  readonly results: Results
  /** Before the end of an exam: the counters alone (D-25). */
  readonly hidesHints?: boolean
}

/** The counters of a set, its difficulty, and its results by difficulty (spec 2§2, 2§4). */
export function ResultCard({results, hidesHints = false}: Props) {
  const thermometer = thermometerOf(
    levels.flatMap((level) => Array.from({length: results.byDifficulty[level].total}, () => level)),
  )
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '4'})}>
      <p className={css({textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums'})}>
        {resultsLine(results)}
      </p>
      {thermometer && !hidesHints ? <ThermometerMeter {...thermometer} /> : null}
      {results.answered > 0 && !hidesHints ? <ByDifficulty results={results} /> : null}
    </div>
  )
}

const tableStyle = css({
  width: 'full',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: '1.5',
    paddingInlineStart: '2',
    textAlign: 'end',
    borderBottom: 'subtle',
    fontWeight: 'regular',
    color: 'text.default',
  },
  '& th:first-child': {textAlign: 'start', paddingInlineStart: '0'},
  '& thead th': {color: 'text.muted'},
})
