import {css, cx} from 'styled-system/css'
import {forecastHow, forecastText, forecastWords, noDataFor, tooFew} from '../../text/performance/forecast.ts'
import {performanceText, percentText, shareText} from '../../text/performance/performance.ts'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {ChartFold} from '../../ui/charts/ChartFold.tsx'
import {ChartTable} from '../../ui/charts/ChartTable.tsx'
import {IntervalChart} from '../../ui/charts/IntervalChart.tsx'
import {CsvRow, type Download} from './CsvButton.tsx'
import {PartFailed, PartLoading} from './Notices.tsx'
import {bodyStyle, hintStyle, titledStyle} from './panel.ts'
import {Panel} from './Panel.tsx'
import type {Reading} from './useReading.ts'

/** What a student would get right today, of one institution or mock exam. Shares are 0 to 1. */
export type ForecastEntry = {
  readonly id: string
  readonly name: string
  /** Null while there are too few answers or questions. */
  readonly estimate: {readonly share: number; readonly low: number; readonly high: number} | null
  readonly cutOff: number | null
  readonly coverage: number
  readonly questions: number
}

export type Forecast = {
  readonly answers: number
  readonly answersNeeded: number
  readonly entries: readonly ForecastEntry[]
}

type Estimated = ForecastEntry & {readonly estimate: NonNullable<ForecastEntry['estimate']>}

const isEstimated = (entry: ForecastEntry): entry is Estimated => entry.estimate !== null

const wordsOf = ({name, estimate, cutOff}: Estimated): string => forecastWords(name, {...estimate, cutOff})

function How() {
  return (
    <ChartFold label={forecastText.how}>
      {forecastHow.map((text) => (
        <p key={text} className={howStyle}>
          {text}
        </p>
      ))}
    </ChartFold>
  )
}

function Estimates({entries}: {readonly entries: readonly Estimated[]}) {
  return (
    <IntervalChart
      title={forecastText.title}
      description={entries.map(wordsOf).join(' ')}
      rows={entries.map(({id, name, estimate, cutOff}) => ({
        id,
        label: name,
        value: 100 * estimate.share,
        low: 100 * estimate.low,
        high: 100 * estimate.high,
        ...(cutOff !== null && {mark: 100 * cutOff}),
      }))}
      formatValue={percentText}
      wordsOf={(row) => {
        const entry = entries[row]
        return entry === undefined ? '' : wordsOf(entry)
      }}
      readerLabel={forecastText.read}
      empty={forecastText.empty}
    >
      <ChartFold label={performanceText.showTable}>
        <ChartTable
          caption={forecastText.title}
          columns={[forecastText.exam, forecastText.share, forecastText.interval, forecastText.cutOff]}
          rows={entries.map(({id, name, estimate, cutOff}) => ({
            id,
            name,
            cells: [
              shareText(estimate.share),
              `${shareText(estimate.low)}–${shareText(estimate.high)}`,
              shareText(cutOff),
            ],
          }))}
        />
      </ChartFold>
    </IntervalChart>
  )
}

function Shown({
  forecast: {entries, answers, answersNeeded},
  download,
}: {
  readonly forecast: Forecast
  readonly download: Download
}) {
  const known = entries.filter(isEstimated)
  const unknown = entries.filter((entry) => !isEstimated(entry))
  const table = () => ({
    name: 'previsao',
    head: [
      forecastText.exam,
      `${forecastText.share} (%)`,
      `${forecastText.from} (%)`,
      `${forecastText.to} (%)`,
      `${forecastText.cutOff} (%)`,
      `${forecastText.coverage} (%)`,
      forecastText.status,
    ],
    rows: entries.map(({name, estimate, cutOff, coverage}) => [
      name,
      ...[estimate?.share, estimate?.low, estimate?.high, cutOff, coverage].map((share) =>
        share === null || share === undefined ? null : 100 * share,
      ),
      estimate === null ? forecastText.unknown : null,
    ]),
  })
  return (
    <>
      {known.length === 0 ? (
        <p className={bodyStyle}>{entries.length === 0 ? forecastText.empty : tooFew(answers, answersNeeded)}</p>
      ) : (
        <Estimates entries={known} />
      )}
      {known.length === 0
        ? null
        : unknown.map(({id, name}) => (
            <p key={id} className={hintStyle}>
              {noDataFor(name)}
            </p>
          ))}
      {entries.length === 0 ? (
        <p>
          <TextLink href="/perfil?aba=estudo" variant="standalone">
            {forecastText.profile}
          </TextLink>
        </p>
      ) : null}
      <How />
      {known.length === 0 ? null : <CsvRow of={forecastText.title} table={table} download={download} />}
    </>
  )
}

type Props = {readonly forecast: Reading<Forecast>; readonly download: Download}

/** What the student would get right today, with the range it may lie in, and how that is known. */
export const ForecastView = ({forecast, download}: Props) => (
  <Panel title={forecastText.title} label={forecastText.title} className={titledStyle}>
    {forecast.status === 'loading' ? <PartLoading label={forecastText.loading} isTall /> : null}
    {forecast.status === 'offline' || forecast.status === 'failed' ? (
      <PartFailed
        isOffline={forecast.status === 'offline'}
        retryLabel={`${performanceText.tryAgain}: ${forecastText.title}`}
        onRetry={forecast.retry}
      />
    ) : null}
    {forecast.status === 'ready' ? <Shown forecast={forecast.value} download={download} /> : null}
  </Panel>
)

const howStyle = cx(bodyStyle, css({paddingBottom: '2'}))
