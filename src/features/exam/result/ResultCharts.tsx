import type {AreaCode} from '../../../../domain/exam/areas.ts'
import type {AreaCount, AreaResult, MockExamResult} from '../../../../domain/exam/result.ts'
import {areaNames, areaShorts, resultText, roundPercent} from '../../../text/exam/examResult.ts'
import {PieChart} from '../../../ui/charts/PieChart.tsx'
import {percentsOf} from '../../../ui/charts/pie.ts'
import {RadarChart} from '../../../ui/charts/RadarChart.tsx'
import type {SeriesName} from '../../../ui/charts/Series.tsx'

/** An area looks the same in every exam, whichever others it has. */
const looks: Readonly<Record<AreaCode, SeriesName>> = {
  PED: 'one',
  CM: 'two',
  GO: 'three',
  SC: 'four',
  CIR: 'five',
  none: 'six',
}

function Composition({rows}: {readonly rows: readonly AreaCount[]}) {
  const total = rows.reduce((sum, {questions}) => sum + questions, 0)
  const slices = rows.map(({area, questions}) => ({
    id: area,
    label: areaNames[area],
    short: areaShorts[area],
    value: questions,
    series: looks[area],
  }))
  const percents = percentsOf(slices)
  return (
    <PieChart
      title={resultText.composition}
      description={resultText.compositionSays(
        slices.map(({label}, index) => ({name: label, percent: percents[index] ?? 0})),
      )}
      slices={slices}
      centre={{value: String(total), unit: resultText.questionsUnit(total)}}
      columns={[resultText.area, resultText.questions, resultText.share]}
      formatShare={roundPercent}
      empty={resultText.compositionEmpty}
    />
  )
}

function Performance({rows}: {readonly rows: readonly AreaResult[]}) {
  const axes = rows.map(({area, average}) => ({
    id: area,
    label: areaNames[area],
    short: areaShorts[area],
    value: average,
  }))
  return (
    <RadarChart
      title={resultText.performance}
      description={resultText.performanceSays(axes.map(({label, value}) => ({name: label, value})))}
      axes={axes}
      columns={[resultText.area, resultText.average]}
      formatValue={roundPercent}
      tableLabel={resultText.showTable}
      empty={resultText.performanceEmpty}
    />
  )
}

/** What the exam consisted of and, once keys are shown, how the student did in each area (spec 2§2, 2§9). */
export function ResultCharts({result: {composition, areas, right}}: {readonly result: MockExamResult}) {
  return (
    <>
      <Composition rows={composition} />
      {right === null ? null : <Performance rows={areas} />}
    </>
  )
}
