import type {EventFrom, SnapshotFrom} from 'xstate'
import type {DateRange} from '../../../domain/performance/ranges.ts'
import {percentagesOf} from '../../../domain/shared/percentages.ts'
import {isCalendarDate} from '../../../domain/shared/studyDay.ts'
import type {questionDonutMachine} from '../../../machines/performance/questionDonut.machine.ts'
import {
  countedDays,
  donutAreas,
  isDonutFromDevice,
  shownRange,
} from '../../../machines/performance/questionDonut.selectors.ts'
import {areaNames} from '../../text/exam/examResult.ts'
import {generalText} from '../../text/performance/generalPerformance.ts'
import {performanceText} from '../../text/performance/performance.ts'
import {TextField} from '../../ui/form/TextField.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {AreaDonut} from './AreaDonut.tsx'
import {CsvRow, type Download} from './CsvButton.tsx'
import {FromDevice, PartFailed, PartLoading} from './Notices.tsx'
import {fieldsStyle, titledStyle} from './panel.ts'
import {Panel} from './Panel.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof questionDonutMachine>
  readonly send: (event: EventFrom<typeof questionDonutMachine>) => void
  readonly download: Download
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

/** The donut of the answered questions, in every state of its chart (F-121). */
export function QuestionDonutView({state, send, download}: Props) {
  const bounds = countedDays(state)
  const range = shownRange(state)
  const areas = donutAreas(state)
  const shares = percentagesOf(areas.map(({questions}) => questions))
  const table = () => ({
    name: `questoes-${range.first}-${range.last}`,
    head: [generalText.area, generalText.questions, generalText.shareOfAll, generalText.right, generalText.wrong],
    rows: areas.map(({area, questions, correct, wrong}, place) => [
      areaNames[area],
      questions,
      shares[place] ?? 0,
      correct,
      wrong,
    ]),
  })
  return (
    <Panel label={generalText.donut} title={generalText.donut} className={titledStyle}>
      {isDonutFromDevice(state) ? <FromDevice /> : null}
      <RangeFields range={range} bounds={bounds} onRange={(next) => send({type: 'range.set', range: next})} />
      {state.matches({asking: 'loading'}) ? <PartLoading label={generalText.donutLoading} /> : null}
      {state.matches({asking: 'shown'}) ? (
        <>
          <AreaDonut areas={areas} empty={performanceText.none} />
          <CsvRow of={generalText.donut} table={table} download={download} />
        </>
      ) : null}
      {state.matches({asking: 'empty'}) ? (
        <EmptyState art="search" title={performanceText.none}>
          {generalText.donutHint}
        </EmptyState>
      ) : null}
      {state.matches({asking: 'offline'}) || state.matches({asking: 'failed'}) ? (
        <PartFailed
          isOffline={state.matches({asking: 'offline'})}
          retryLabel={`${performanceText.tryAgain}: ${generalText.donut}`}
          onRetry={() => send({type: 'donut.retry'})}
        />
      ) : null}
    </Panel>
  )
}
