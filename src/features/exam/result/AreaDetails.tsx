import {css} from 'styled-system/css'
import {type AreaResult, gradeOf, type Theme} from '../../../../domain/exam/result.ts'
import {areaNames, resultText, roundPercent} from '../../../text/exam/examResult.ts'
import {ChevronDownIcon} from '../../../ui/icon/lateIcons.tsx'
import {ChartTable} from '../../../ui/charts/ChartTable.tsx'
import {hintStyle} from './tile.ts'

const rowOf = ({name, right, total}: Theme, index: number) => ({
  id: `${index} ${name}`,
  name,
  cells: [resultText.rightOf(right, total), roundPercent(gradeOf(right, total))],
})

function Area({result: {area, right, wrong, average, themes}}: {readonly result: AreaResult}) {
  return (
    <details className={areaStyle}>
      <summary>
        <span className={css({flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1.5'})}>
          <span
            className={css({
              display: 'flex',
              justifyContent: 'space-between',
              gap: '3',
              textStyle: 'label',
              color: 'text.strong',
            })}
          >
            <span>{areaNames[area]}</span>
            <span className={css({fontVariantNumeric: 'tabular-nums'})}>{roundPercent(average)}</span>
          </span>
          <span className={trackStyle} aria-hidden="true">
            {average === 0 ? null : <span style={{width: `${average}%`}} />}
          </span>
          <span className={hintStyle}>{`${resultText.rights(right)} · ${resultText.wrongs(wrong)}`}</span>
        </span>
        <ChevronDownIcon />
      </summary>
      <div
        className={css({
          paddingBottom: '4',
          paddingInlineStart: '3',
          borderInlineStart: '[3px solid {colors.border.default}]',
          marginBottom: '3',
        })}
      >
        {themes.length === 0 ? (
          <p className={hintStyle}>{resultText.noThemes}</p>
        ) : (
          <ChartTable
            caption={areaNames[area]}
            columns={[resultText.theme, resultText.rightOfTotal, resultText.average]}
            rows={themes.map(rowOf)}
          />
        )}
      </div>
    </details>
  )
}

/** Right, wrong and average of each area, with its themes from the weakest on (spec 2§2). */
export function AreaDetails({areas}: {readonly areas: readonly AreaResult[]}) {
  return (
    <section className={css({display: 'flex', flexDirection: 'column', gap: '1'})} aria-labelledby="mock-areas">
      <h3 id="mock-areas" className={css({textStyle: 'heading', fontSize: 'lg', color: 'text.strong'})}>
        {resultText.details}
      </h3>
      <p className={hintStyle}>{resultText.detailsHint}</p>
      <div>
        {areas.map((result) => (
          <Area key={result.area} result={result} />
        ))}
      </div>
    </section>
  )
}

const areaStyle = css({
  '& + &': {borderTop: 'subtle'},
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: 'touch',
    paddingBlock: '3',
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'sm',
    '&::-webkit-details-marker': {display: 'none'},
    '& > svg': {width: '5', height: '5', flexShrink: '0', color: 'text.muted'},
  },
  '&[open] > summary > svg': {transform: 'rotate(180deg)'},
})

/** With an edge, which is seen where grounds are not painted: in print and in colours that a student has chosen. */
const trackStyle = css({
  display: 'block',
  height: '2',
  borderRadius: 'full',
  border: 'control',
  overflow: 'hidden',
  bg: 'surface.sunken',
  '& > span': {
    display: 'block',
    height: 'full',
    bg: 'chart.one',
    borderInlineEnd: '[2px solid {colors.chart.one}]',
    printColorAdjust: 'exact',
    '@media (forced-colors: active)': {bg: '[CanvasText]', forcedColorAdjust: 'none'},
  },
})
