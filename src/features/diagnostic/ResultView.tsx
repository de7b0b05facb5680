import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {totalRow} from '../../../domain/diagnostic/results.ts'
import {percentOf} from '../../../domain/diagnostic/statistics.ts'
import {priorityTone, redThemes} from '../../../domain/performance/themes.ts'
import type {DiagnosticResult} from '../../../machines/diagnostic/diagnostic.types.ts'
import type {resultMachine} from '../../../machines/diagnostic/result.machine.ts'
import {failureText, resultText as text} from '../../text/diagnostic/diagnostic.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {Card} from '../../ui/content/Card.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import type {Send} from '../flow.ts'
import {DiagnosticFrame} from './DiagnosticFrame.tsx'
import {PagedTable} from './PagedTable.tsx'
import {diagnosticPaths} from './paths.ts'
import {ReadFailed} from './ReadFailed.tsx'
import {actionsStyle, headingStyle, hintStyle} from './styles.ts'
import {ThemeTable} from './ThemeTable.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof resultMachine>
  readonly send: Send<EventFrom<typeof resultMachine>>
  readonly isPartial: boolean
  readonly onPrint: () => void
  /** What comes after a partial one. */
  readonly cards?: ReactNode
  /** Sharing it with others. */
  readonly share?: ReactNode
}

type Area = DiagnosticResult['areas'][number]
type Stats = Area['totalStats']

/** `75% (9/12)`; a dash without questions. */
const shareOf = (performance: number | null | undefined, {hits, total}: Stats): string =>
  performance === null || performance === undefined || total === 0
    ? text.none
    : `${percentOf(performance)}% (${hits}/${total})`

const cellsOf = (area: Area): string[] => [
  String(area.atentionCount),
  shareOf(area.totalPerformance, area.totalStats),
  shareOf(area.easyPerformance, area.easyStats),
  shareOf(area.mediumPerformance, area.mediumStats),
  shareOf(area.hardPerformance, area.hardStats),
]

/** Five measures by area, and their total (spec 3§2.3, 3§9; C-32). */
function Areas({areas}: Pick<DiagnosticResult, 'areas'>) {
  const total = areas.find(({area}) => area === totalRow)
  return (
    <Card as="section" aria-labelledby="areas">
      <h2 id="areas" className={headingStyle}>
        {text.areasTitle}
      </h2>
      <PagedTable
        caption={text.areasTitle}
        nameTitle={text.area}
        columns={[text.attention, text.total, text.easy, text.medium, text.hard]}
        rows={areas
          .filter(({area}) => area !== totalRow)
          .map((area) => ({id: area.area, name: area.area, cells: cellsOf(area)}))}
        {...(total && {footer: {name: totalRow, cells: cellsOf(total)}})}
      />
    </Card>
  )
}

/** Red or yellow, said in a word as well (D-30). */
const Priority = ({place}: {readonly place: number}) => {
  const tone = priorityTone(place, redThemes.diagnostic)
  return (
    <span className={priorityStyle}>
      <span aria-hidden="true" className={tone === 'red' ? redStyle : yellowStyle} />
      {text[tone]}
    </span>
  )
}

/** Themes by urgency: the first ten are red, the others yellow (spec 3§2.1; C-06). */
function Themes({themes}: Pick<DiagnosticResult, 'themes'>) {
  return (
    <Card as="section" aria-labelledby="themes">
      <h2 id="themes" className={headingStyle}>
        {text.themesTitle}
      </h2>
      <p className={hintStyle}>{text.themesHint}</p>
      <ThemeTable
        caption={text.themesTitle}
        nameTitle={text.theme}
        columns={[text.priority, text.performance, text.relevance]}
        rows={themes.map(({leaf, stats, totalPerformance, relevance}, place) => ({
          id: leaf.join('|'),
          name: leaf.join(' | '),
          cells: [
            <Priority key="priority" place={place} />,
            shareOf(totalPerformance, stats),
            `${(100 * relevance).toFixed(1).replace('.', ',')}%`,
          ],
        }))}
      />
    </Card>
  )
}

function Shown({state, send, isPartial, onPrint, cards, share}: Props) {
  const {result} = state.context
  if (result === null) return null
  const stats = result.areas.find(({area}) => area === totalRow)?.totalStats
  return (
    <>
      {stats ? (
        <p className={scoreStyle}>
          <strong>{stats.total === 0 ? text.none : `${percentOf(stats.hits / stats.total)}%`}</strong>
          <span>{text.score(stats.hits, stats.total)}</span>
        </p>
      ) : null}
      <Areas areas={result.areas} />
      <Themes themes={result.themes} />
      {cards}
      {share}
      <div className={actionsStyle}>
        <span className={groupStyle}>
          <Button variant="outline" onClick={onPrint}>
            {text.print}
          </Button>
          {isPartial ? null : (
            <Button variant="ghost" onClick={() => send({type: 'exam.another'})}>
              {text.another}
            </Button>
          )}
        </span>
        <span className={groupStyle}>
          {isPartial ? null : (
            <ButtonLink variant="soft" href={diagnosticPaths.contact}>
              {text.report}
            </ButtonLink>
          )}
          <Button onClick={() => send({type: 'exam.review'})}>{text.review}</Button>
        </span>
      </div>
    </>
  )
}

function Body(props: Props) {
  const {state, send} = props
  if (state.matches('shown') || state.matches('leaving')) return <Shown {...props} />
  if (state.matches('loading'))
    return (
      <>
        <p role="status">{text.loading}</p>
        <Skeleton shape="row" lines={6} label={text.loading} />
      </>
    )
  if (state.matches('unknown'))
    return (
      <Alert
        tone="warning"
        role="alert"
        title={text.unknown}
        actions={
          <Button size="sm" variant="outline" onClick={() => send({type: 'exam.another'})}>
            {text.begin}
          </Button>
        }
      >
        {text.unknownHint}
      </Alert>
    )
  return (
    <ReadFailed isOffline={state.matches('offline')} words={failureText} onRetry={() => send({type: 'result.retry'})} />
  )
}

/** The result of a diagnostic, complete or partial, in every state of its chart (F-133, F-135). */
export function ResultView(props: Props) {
  return (
    <DiagnosticFrame title={props.isPartial ? text.partialTitle : text.title} isWide>
      <Body {...props} />
    </DiagnosticFrame>
  )
}

const groupStyle = css({display: 'flex', flexDirection: {base: 'column', sm: 'row'}, gap: '3'})
const scoreStyle = css({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '3',
  color: 'text.muted',
  textStyle: 'body',
  '& > strong': {
    fontSize: '[2.5rem]',
    lineHeight: '[1]',
    fontWeight: '[700]',
    color: 'text.strong',
    fontVariantNumeric: 'tabular-nums',
  },
})
const priorityStyle = css({display: 'inline-flex', alignItems: 'center', gap: '1.5'})
const dot = {
  width: '[0.625rem]',
  height: '[0.625rem]',
  borderRadius: 'full',
  flexShrink: '0',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
} as const
const redStyle = css({...dot, bg: 'wrong.text'})
const yellowStyle = css({...dot, bg: 'warning.text'})
