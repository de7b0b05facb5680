import type {AreaCount} from '../../../machines/performance/questionDonut.selectors.ts'
import {areaNames, areaShorts} from '../../text/exam/examResult.ts'
import {generalText} from '../../text/performance/generalPerformance.ts'
import {amount, percentText} from '../../text/performance/performance.ts'
import {PieChart} from '../../ui/charts/PieChart.tsx'
import {percentsOf} from '../../ui/charts/pie.ts'
import {areaLooks} from './areaSlices.ts'

type Props = {
  readonly areas: readonly AreaCount[]
  /** Said where nothing was answered. */
  readonly empty: string
}

/** How many questions of each area were answered, and how many of them right. */
export function AreaDonut({areas, empty}: Props) {
  const slices = areas.map(({area, questions, correct, wrong}) => ({
    id: area,
    label: areaNames[area],
    short: areaShorts[area],
    value: questions,
    series: areaLooks[area],
    cells: [`${amount(correct)} / ${amount(wrong)}`],
  }))
  const percents = percentsOf(slices)
  const total = areas.reduce((sum, {questions}) => sum + questions, 0)
  return (
    <PieChart
      title={generalText.donut}
      description={generalText.donutSays(
        slices.map(({label}, index) => ({name: label, percent: percents[index] ?? 0})),
      )}
      slices={slices}
      centre={{value: amount(total), unit: generalText.questionsUnit(total)}}
      columns={[generalText.area, generalText.questions, generalText.share, generalText.rightWrong]}
      formatShare={percentText}
      formatValue={amount}
      readerLabel={generalText.readAreas}
      empty={empty}
    />
  )
}
