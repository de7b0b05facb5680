import {css} from 'styled-system/css'
import {heatMap} from '../../../domain/performance/heatMap.ts'
import {monthOf, type DateRange} from '../../../domain/performance/ranges.ts'
import {weekOfSpan} from '../../../domain/performance/weeks.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {dayWords, mapSays, overTimeText, secondsText, timesSay, timeWords} from '../../text/performance/overTime.ts'
import {amount, daysText, fullDate, performanceText, shortDate, spanText} from '../../text/performance/performance.ts'
import {monthName, shortMonth} from '../../text/performance/reportCard.ts'
import {ChartFold} from '../../ui/charts/ChartFold.tsx'
import {ChartTable} from '../../ui/charts/ChartTable.tsx'
import {HeatMap} from '../../ui/charts/HeatMap.tsx'
import {LineChart} from '../../ui/charts/LineChart.tsx'
import {CsvRow, type Download} from './CsvButton.tsx'
import {PartFailed, PartLoading} from './Notices.tsx'
import {bodyStyle, hintStyle, titledStyle, twoStyle} from './panel.ts'
import {Panel} from './Panel.tsx'
import type {Reading} from './useReading.ts'

type AnswersOfDay = {
  readonly calendarDate: CalendarDate
  readonly questions: number
  readonly correct: number
  readonly flashcards: number
}

/** Seconds per question of one week, and the median of others who got the same questions right. */
type WeekTimes = {
  readonly weekSpan: string
  readonly timed: number
  readonly seconds: number | null
  readonly medianSeconds: number | null
}

export type AnswersOverTime = {
  /** Only days with something. */
  readonly days: readonly AnswersOfDay[]
  readonly streak: {readonly current: number; readonly longest: number; readonly isFreeDayUsed: boolean}
  readonly times: readonly WeekTimes[]
}

type Props = {
  readonly overTime: Reading<AnswersOverTime>
  /** A year until today. */
  readonly range: DateRange
  readonly download: Download
}

type PartProps = Pick<Props, 'range' | 'download'> & {readonly value: AnswersOverTime}

const none = {questions: 0, correct: 0, flashcards: 0}

function Months({days}: {readonly days: readonly AnswersOfDay[]}) {
  const months = [...Map.groupBy(days, ({calendarDate}) => monthOf(calendarDate))]
  const sum = (rows: readonly AnswersOfDay[], of: 'questions' | 'correct' | 'flashcards') =>
    amount(rows.reduce((total, row) => total + row[of], 0))
  return (
    <ChartTable
      caption={overTimeText.map}
      columns={[
        overTimeText.month,
        overTimeText.studied,
        overTimeText.questions,
        overTimeText.correct,
        overTimeText.flashcards,
      ]}
      rows={months.toReversed().map(([month, rows]) => ({
        id: month,
        name: monthName(month),
        cells: [String(rows.length), sum(rows, 'questions'), sum(rows, 'correct'), sum(rows, 'flashcards')],
      }))}
    />
  )
}

function Year({value: {days}, range, download}: PartProps) {
  const known = new Map(days.map((day) => [day.calendarDate, day]))
  const amounts = new Map(days.map(({calendarDate, questions, flashcards}) => [calendarDate, questions + flashcards]))
  const cells = heatMap(amounts, range)
    .flat()
    .filter(({date}) => date <= range.last)
  const table = () => ({
    name: 'respostas-por-dia',
    head: [overTimeText.day, overTimeText.questions, overTimeText.correct, overTimeText.flashcards],
    rows: days.map(({calendarDate, questions, correct, flashcards}) => [
      fullDate(calendarDate),
      questions,
      correct,
      flashcards,
    ]),
  })
  return (
    <Panel label={overTimeText.map} title={overTimeText.map} className={titledStyle}>
      <HeatMap
        title={overTimeText.map}
        description={mapSays(
          days.length,
          days.reduce((total, {questions}) => total + questions, 0),
        )}
        days={cells.map(({date, level}) => ({
          id: date,
          level,
          ...(date.endsWith('01') && {month: shortMonth(date)}),
        }))}
        wordsOf={(day) => {
          const date = cells[day]?.date ?? ''
          const {questions, correct, flashcards} = known.get(date) ?? none
          return dayWords(fullDate(date), questions, correct, flashcards)
        }}
        readerLabel={overTimeText.read}
        less={overTimeText.less}
        more={overTimeText.more}
        empty={overTimeText.mapEmpty}
      >
        {days.length === 0 ? (
          <p className={bodyStyle}>{overTimeText.mapEmpty}</p>
        ) : (
          <ChartFold label={performanceText.showTable}>
            <Months days={days} />
          </ChartFold>
        )}
      </HeatMap>
      {days.length === 0 ? null : <CsvRow of={overTimeText.map} table={table} download={download} />}
    </Panel>
  )
}

function Streak({value: {streak}, download}: Omit<PartProps, 'range'>) {
  const table = () => ({
    name: 'dias-seguidos',
    head: [overTimeText.item, overTimeText.days],
    rows: [
      [overTimeText.streak, streak.current],
      [overTimeText.longestRun, streak.longest],
      [
        overTimeText.freeDay,
        streak.current === 0 ? null : streak.isFreeDayUsed ? overTimeText.used : overTimeText.left,
      ],
    ],
  })
  return (
    <Panel title={overTimeText.streak}>
      <p className={numberStyle}>{daysText(streak.current)}</p>
      <p className={bodyStyle}>
        {streak.current === 0
          ? overTimeText.noStreak
          : streak.isFreeDayUsed
            ? overTimeText.freeUsed
            : overTimeText.freeLeft}
      </p>
      {streak.longest === 0 ? null : (
        <>
          <p className={hintStyle}>{overTimeText.longest(streak.longest)}</p>
          <CsvRow of={overTimeText.streak} table={table} download={download} />
        </>
      )}
    </Panel>
  )
}

const weekName = (span: string): string => {
  const {start, end} = weekOfSpan(span)
  return spanText(start, end)
}

/** The end of the scale of times: whole half minutes, of one at least. */
const mostSeconds = (times: readonly WeekTimes[]): number =>
  30 *
  Math.max(
    2,
    Math.ceil(Math.max(...times.map(({seconds, medianSeconds}) => Math.max(seconds ?? 0, medianSeconds ?? 0))) / 30),
  )

function Times({value: {times}, download}: PartProps) {
  const measured = times.filter(({timed}) => timed > 0)
  if (measured.length === 0)
    return (
      <Panel title={overTimeText.times}>
        <p className={bodyStyle}>{overTimeText.timesEmpty}</p>
      </Panel>
    )
  const table = () => ({
    name: 'tempo-por-questao',
    head: [overTimeText.week, overTimeText.timed, overTimeText.ownSeconds, overTimeText.othersSeconds],
    rows: times.map(({weekSpan, timed, seconds, medianSeconds}) => [weekName(weekSpan), timed, seconds, medianSeconds]),
  })
  return (
    <Panel label={overTimeText.times} title={overTimeText.times} className={titledStyle}>
      <LineChart
        title={overTimeText.times}
        description={timesSay(measured.length)}
        most={mostSeconds(times)}
        series={[
          {id: 'own', label: overTimeText.own, look: 'one'},
          {id: 'others', label: overTimeText.others, look: 'two', isReference: true},
        ]}
        points={times.map(({weekSpan, seconds, medianSeconds, timed}) => ({
          id: weekSpan,
          short: shortDate(weekSpan),
          name: weekName(weekSpan),
          values: [seconds, medianSeconds],
          cells: [amount(timed)],
        }))}
        columns={[overTimeText.week, overTimeText.own, overTimeText.others, overTimeText.timed]}
        formatValue={secondsText}
        wordsOf={(point) => {
          const week = times[point]
          return week === undefined
            ? ''
            : timeWords(weekName(week.weekSpan), secondsText(week.seconds), secondsText(week.medianSeconds))
        }}
        readerLabel={overTimeText.readTimes}
        tableLabel={performanceText.showTable}
        empty={overTimeText.timesEmpty}
      />
      <CsvRow of={overTimeText.times} table={table} download={download} />
    </Panel>
  )
}

/** The year of a student: every day, the streak, and the time per question. */
export function OverTimeView({overTime, range, download}: Props) {
  if (overTime.status === 'loading')
    return (
      <Panel label={overTimeText.map} title={overTimeText.map} className={titledStyle}>
        <PartLoading label={overTimeText.loading} />
      </Panel>
    )
  if (overTime.status !== 'ready')
    return (
      <Panel label={overTimeText.map} title={overTimeText.map} className={titledStyle}>
        <PartFailed
          isOffline={overTime.status === 'offline'}
          retryLabel={`${performanceText.tryAgain}: ${overTimeText.map}`}
          onRetry={overTime.retry}
        />
      </Panel>
    )
  const {value} = overTime
  return (
    <>
      <Year value={value} range={range} download={download} />
      <div className={twoStyle}>
        <Times value={value} range={range} download={download} />
        <Streak value={value} download={download} />
      </div>
    </>
  )
}

const numberStyle = css({
  textStyle: 'display',
  fontSize: '3xl',
  color: 'text.strong',
  fontVariantNumeric: 'lining-nums tabular-nums',
})
