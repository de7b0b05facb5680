import type {EventFrom, SnapshotFrom} from 'xstate'
import {weekOfSpan} from '../../../domain/performance/weeks.ts'
import type {generalPerformanceMachine} from '../../../machines/performance/generalPerformance.machine.ts'
import {
  chartChoice,
  chartWeeks,
  isChartFromDevice,
  type WeekShare,
} from '../../../machines/performance/generalPerformance.selectors.ts'
import {chartSpans, performanceTags} from '../../../machines/performance/generalPerformance.types.ts'
import {generalText, spanNames, tagFiles, tagNames, weekWords} from '../../text/performance/generalPerformance.ts'
import {amount, performanceText, percentText, shortDate, spanText} from '../../text/performance/performance.ts'
import {LineChart} from '../../ui/charts/LineChart.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {CsvRow, type Download} from './CsvButton.tsx'
import {FromDevice, PartFailed, PartLoading} from './Notices.tsx'
import {fieldsStyle, titledStyle} from './panel.ts'
import {Panel} from './Panel.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof generalPerformanceMachine>
  readonly send: (event: EventFrom<typeof generalPerformanceMachine>) => void
  readonly download: Download
}

const nameOf = (span: string): string => {
  const {start, end} = weekOfSpan(span)
  return spanText(start, end)
}

const wordsOfWeek = ({weekSpan, own, global}: WeekShare): string =>
  weekWords(
    nameOf(weekSpan),
    own === null ? performanceText.noValue : percentText(own),
    global === null ? performanceText.noValue : percentText(global),
  )

function Weeks({weeks, title}: {readonly weeks: readonly WeekShare[]; readonly title: string}) {
  const last = weeks.findLast(({own}) => own !== null)
  return (
    <LineChart
      title={title}
      description={generalText.chartSays(weeks.length, last === undefined ? '–' : wordsOfWeek(last))}
      series={[
        {id: 'own', label: generalText.own, look: 'one'},
        {id: 'global', label: generalText.global, look: 'two', isReference: true},
      ]}
      points={weeks.map(({weekSpan, own, global, correct, wrong}) => ({
        id: weekSpan,
        short: shortDate(weekSpan),
        name: nameOf(weekSpan),
        values: [own, global],
        cells: [amount(correct + wrong)],
      }))}
      columns={[generalText.week, generalText.own, generalText.global, generalText.answers]}
      formatValue={percentText}
      wordsOf={(point) => {
        const week = weeks[point]
        return week === undefined ? '' : wordsOfWeek(week)
      }}
      readerLabel={generalText.read}
      tableLabel={performanceText.showTable}
      empty={performanceText.none}
    />
  )
}

/** The chart of the general performance, in every state of its chart (F-121). */
export function GeneralPerformanceView({state, send, download}: Props) {
  const {tag, span} = chartChoice(state)
  const weeks = chartWeeks(state)
  const table = () => ({
    name: `acertos-por-semana-${tagFiles[tag]}`,
    head: [
      generalText.week,
      generalText.answers,
      generalText.right,
      generalText.wrong,
      `${generalText.own} (%)`,
      `${generalText.global} (%)`,
    ],
    rows: weeks.map(({weekSpan, correct, wrong, own, global}) => [
      nameOf(weekSpan),
      correct + wrong,
      correct,
      wrong,
      own,
      global,
    ]),
  })
  return (
    <Panel label={generalText.chart} title={generalText.chart} className={titledStyle}>
      {isChartFromDevice(state) ? <FromDevice /> : null}
      <div className={fieldsStyle}>
        <SelectField
          label={generalText.tag}
          options={performanceTags.map((value) => ({value, label: tagNames[value]}))}
          value={tag}
          onChange={({currentTarget: {value}}) => {
            const chosen = performanceTags.find((one) => one === value)
            if (chosen !== undefined) send({type: 'tag.set', tag: chosen})
          }}
        />
        <SelectField
          label={generalText.span}
          options={chartSpans.map((value) => ({value, label: spanNames[value]}))}
          value={span}
          onChange={({currentTarget: {value}}) => {
            const chosen = chartSpans.find((one) => one === value)
            if (chosen !== undefined) send({type: 'span.set', span: chosen})
          }}
        />
      </div>
      {state.matches({asking: 'loading'}) ? <PartLoading label={generalText.chartLoading} /> : null}
      {state.matches({asking: 'shown'}) ? (
        <>
          <Weeks weeks={weeks} title={generalText.chart} />
          <CsvRow of={generalText.chart} table={table} download={download} />
        </>
      ) : null}
      {state.matches({asking: 'empty'}) ? (
        <EmptyState art="search" title={performanceText.none}>
          {generalText.noneHint}
        </EmptyState>
      ) : null}
      {state.matches({asking: 'offline'}) || state.matches({asking: 'failed'}) ? (
        <PartFailed
          isOffline={state.matches({asking: 'offline'})}
          retryLabel={`${performanceText.tryAgain}: ${generalText.chart}`}
          onRetry={() => send({type: 'chart.retry'})}
        />
      ) : null}
    </Panel>
  )
}
