import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {DateRange} from '../../../domain/performance/ranges.ts'
import {weekOfSpan} from '../../../domain/performance/weeks.ts'
import {isCalendarDate} from '../../../domain/shared/studyDay.ts'
import type {generalPerformanceMachine} from '../../../machines/performance/generalPerformance.machine.ts'
import {
  chartChoice,
  chartWeeks,
  donutAreas,
  isGeneralFromDevice,
  shownRange,
  type WeekShare,
} from '../../../machines/performance/generalPerformance.selectors.ts'
import {chartSpans, performanceTags} from '../../../machines/performance/generalPerformance.types.ts'
import {areaNames} from '../../text/exam/examResult.ts'
import {generalText, spanNames, tagNames, weekWords} from '../../text/performance/generalPerformance.ts'
import {amount, performanceText, percentText, shortDate, spanText} from '../../text/performance/performance.ts'
import {LineChart} from '../../ui/charts/LineChart.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {AreaDonut} from './AreaDonut.tsx'
import {CsvButton, type Download} from './CsvButton.tsx'
import {FromDevice, PartFailed, PartLoading} from './Notices.tsx'
import {twoStyle} from './panel.ts'
import {Panel} from './Panel.tsx'
import {PerformanceFrame} from './PerformanceFrame.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof generalPerformanceMachine>
  readonly send: (event: EventFrom<typeof generalPerformanceMachine>) => void
  /** The days that may be counted: the account's creation to today. */
  readonly bounds: DateRange
  readonly download: Download
  /** The parts that are plain reads: forecast and help before the chart, subjects and the year after it. */
  readonly before?: ReactNode
  readonly after?: ReactNode
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

function ChartPart({state, send, download}: Props) {
  const {tag, span} = chartChoice(state)
  const weeks = chartWeeks(state)
  const table = () => ({
    name: `desempenho-${tag}`,
    head: [generalText.week, generalText.right, generalText.wrong, generalText.own, generalText.global],
    rows: weeks.map(({weekSpan, correct, wrong, own, global}) => [nameOf(weekSpan), correct, wrong, own, global]),
  })
  return (
    <Panel label={generalText.chart}>
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
      {state.matches({chart: 'loading'}) ? <PartLoading label={generalText.chartLoading} /> : null}
      {state.matches({chart: 'shown'}) ? (
        <>
          <Weeks weeks={weeks} title={generalText.chart} />
          <div>
            <CsvButton of={generalText.chart} table={table} download={download} />
          </div>
        </>
      ) : null}
      {state.matches({chart: 'empty'}) ? (
        <EmptyState art="search" title={performanceText.none}>
          {generalText.noneHint}
        </EmptyState>
      ) : null}
      {state.matches({chart: 'offline'}) || state.matches({chart: 'failed'}) ? (
        <PartFailed
          isOffline={state.matches({chart: 'offline'})}
          retryLabel={`${performanceText.tryAgain}: ${generalText.chart}`}
          onRetry={() => send({type: 'chart.retry'})}
        />
      ) : null}
    </Panel>
  )
}

const dashed = (date: string): string => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`

function RangeFields({
  range,
  bounds,
  onRange,
}: {
  readonly range: DateRange
  readonly bounds: DateRange
  readonly onRange: (range: DateRange) => void
}) {
  const set = (end: keyof DateRange, value: string) => {
    const date = value.replaceAll('-', '')
    if (!isCalendarDate(date) || date < bounds.first || date > bounds.last) return
    const next = {...range, [end]: date}
    if (next.first <= next.last) onRange(next)
  }
  return (
    <fieldset className={fieldsStyle}>
      <legend className="visuallyHidden">{generalText.range}</legend>
      <TextField
        type="date"
        label={generalText.from}
        min={dashed(bounds.first)}
        max={dashed(range.last)}
        defaultValue={dashed(range.first)}
        onChange={({currentTarget: {value}}) => set('first', value)}
      />
      <TextField
        type="date"
        label={generalText.to}
        min={dashed(range.first)}
        max={dashed(bounds.last)}
        defaultValue={dashed(range.last)}
        onChange={({currentTarget: {value}}) => set('last', value)}
      />
    </fieldset>
  )
}

function DonutPart({state, send, bounds, download}: Props) {
  const range = shownRange(state)
  const areas = donutAreas(state)
  const table = () => ({
    name: `questoes-${range.first}-${range.last}`,
    head: [generalText.area, generalText.questions, generalText.right, generalText.wrong],
    rows: areas.map(({area, questions, correct, wrong}) => [areaNames[area], questions, correct, wrong]),
  })
  return (
    <Panel label={generalText.donut}>
      <RangeFields range={range} bounds={bounds} onRange={(next) => send({type: 'range.set', range: next})} />
      {state.matches({donut: 'loading'}) ? <PartLoading label={generalText.donutLoading} /> : null}
      {state.matches({donut: 'shown'}) ? (
        <>
          <AreaDonut areas={areas} empty={performanceText.none} />
          <div>
            <CsvButton of={generalText.donut} table={table} download={download} />
          </div>
        </>
      ) : null}
      {state.matches({donut: 'empty'}) ? (
        <EmptyState art="search" title={performanceText.none}>
          {generalText.donutHint}
        </EmptyState>
      ) : null}
      {state.matches({donut: 'offline'}) || state.matches({donut: 'failed'}) ? (
        <PartFailed
          isOffline={state.matches({donut: 'offline'})}
          retryLabel={`${performanceText.tryAgain}: ${generalText.donut}`}
          onRetry={() => send({type: 'donut.retry'})}
        />
      ) : null}
    </Panel>
  )
}

/** The general performance, in every state of its chart (F-121). */
export const GeneralPerformanceView = (props: Props) => (
  <PerformanceFrame page="geral" title={generalText.title}>
    {isGeneralFromDevice(props.state) ? <FromDevice /> : null}
    {props.before}
    <ChartPart {...props} />
    <div className={twoStyle}>
      <DonutPart {...props} />
      {props.after}
    </div>
  </PerformanceFrame>
)

const fieldsStyle = css({
  display: 'grid',
  gap: '3',
  alignItems: 'end',
  minWidth: '0',
  sm: {gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]'},
})
