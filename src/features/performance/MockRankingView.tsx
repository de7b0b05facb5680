import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {RankingRow, RankingTable} from '../../../domain/performance/ranking.ts'
import type {mockRankingMachine} from '../../../machines/performance/mockRanking.machine.ts'
import {
  chosenTemplate,
  isRankingFromDevice,
  mockTemplates,
  ownPercentile,
  rankingTable,
} from '../../../machines/performance/mockRanking.selectors.ts'
import {gradeOf, ofTotal, percentileWords, placeText, rankingText} from '../../text/performance/mockRanking.ts'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {Medal, type MedalTier} from '../../ui/content/Medal.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {CsvRow, type Download} from './CsvButton.tsx'
import {FromDevice} from './Notices.tsx'
import {bodyStyle, hintStyle} from './panel.ts'
import {Panel} from './Panel.tsx'
import {PerformanceFrame} from './PerformanceFrame.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof mockRankingMachine>
  readonly send: (event: EventFrom<typeof mockRankingMachine>) => void
  readonly download: Download
}

const podiumTiers: readonly MedalTier[] = ['gold', 'silver', 'bronze']

/** Where a place stands in the drawing: the first in the middle. */
const podiumOrder = [1, 0, 2]

function Podium({podium, own}: Pick<RankingTable, 'podium' | 'own'>) {
  return (
    <ol aria-label={rankingText.podium} className={podiumStyle}>
      {podium.map((row, place) => (
        <li key={row.userId} className={placeStyle} data-place={place + 1} style={{order: podiumOrder[place]}}>
          <Medal tier={podiumTiers[place] ?? 'bronze'} letter={String(place + 1)} size={40} />
          <span className={podiumNameStyle}>
            {row.name}
            {row.userId === own?.userId ? ` (${rankingText.you})` : ''}
          </span>
          <span className={css({textStyle: 'heading', color: 'text.strong'})}>{gradeOf(row.grade)}</span>
          <span className={stepStyle} aria-hidden="true" />
        </li>
      ))}
    </ol>
  )
}

function Row({row, isOwn}: {readonly row: RankingRow; readonly isOwn: boolean}) {
  return (
    <tr data-own={isOwn || undefined}>
      <td>{row.ranking === null ? '–' : placeText(row.ranking)}</td>
      <th scope="row">{isOwn ? `${row.name} (${rankingText.you})` : row.name}</th>
      <td>{row.ranking === null ? <Badge>{rankingText.notDone}</Badge> : gradeOf(row.grade)}</td>
    </tr>
  )
}

function Table({rows, own}: Pick<RankingTable, 'rows' | 'own'>) {
  return (
    <table className={tableStyle}>
      <caption className="visuallyHidden">{rankingText.table}</caption>
      <thead>
        <tr>
          <th scope="col">{rankingText.place}</th>
          <th scope="col">{rankingText.name}</th>
          <th scope="col">{rankingText.grade}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.userId} row={row} isOwn={row.userId === own?.userId} />
        ))}
      </tbody>
      {own === null ? null : (
        <tbody aria-label={rankingText.own}>
          <Row row={own} isOwn />
        </tbody>
      )}
    </table>
  )
}

function Ranking({state, download, table}: Pick<Props, 'state' | 'download'> & {readonly table: RankingTable}) {
  const percentile = ownPercentile(state)
  const title = chosenTemplate(state)?.title ?? rankingText.title
  const csv = () => ({
    name: 'ranking',
    head: [
      rankingText.choose,
      rankingText.place,
      rankingText.name,
      `${rankingText.grade} (%)`,
      rankingText.total,
      rankingText.above,
    ],
    rows: [
      ...table.rows.map((row) => ({row, isOwn: row.userId === table.own?.userId, above: null})),
      ...(table.own === null
        ? []
        : [{row: table.own, isOwn: true, above: percentile === null ? null : 100 * percentile}]),
    ].map(({row: {ranking, name, grade, total}, isOwn, above}) => [
      title,
      ranking,
      isOwn ? `${name} (${rankingText.you})` : name,
      ranking === null ? rankingText.notDone : grade,
      total,
      above,
    ]),
  })
  return (
    <>
      {isRankingFromDevice(state) ? <FromDevice words={rankingText.fromDevice} /> : null}
      <Panel title={title}>
        <Podium podium={table.podium} own={table.own} />
        <Table rows={table.rows} own={table.own} />
        {table.own === null ? null : <p className={hintStyle}>{ofTotal(table.own.total)}</p>}
        {percentile === null ? null : <p className={bodyStyle}>{percentileWords(percentile)}</p>}
        <p className={hintStyle}>
          {`${rankingText.initials} `}
          <TextLink href="/perfil?aba=dados">{rankingText.initialsLink}</TextLink>
        </p>
        <CsvRow of={title} table={csv} download={download} />
      </Panel>
    </>
  )
}

function Body({state, send, download}: Props) {
  const table = rankingTable(state)
  if (state.hasTag('pending'))
    return (
      <div className={css({minHeight: '[60dvh]'})}>
        <Skeleton shape="row" lines={10} label={state.matches('listing') ? rankingText.listing : rankingText.loading} />
      </div>
    )
  if (state.matches({chosen: 'noTemplate'})) return <EmptyState art="search" title={rankingText.chooseHint} />
  if (state.matches({chosen: 'insufficient'}))
    return <EmptyState title={rankingText.insufficient}>{rankingText.insufficientHint}</EmptyState>
  if (state.matches({chosen: 'empty'}))
    return (
      <EmptyState art="search" title={rankingText.none}>
        {mockTemplates(state).length === 0 ? rankingText.noMocks : rankingText.noneHint}
      </EmptyState>
    )
  if (state.matches({chosen: 'shown'}) && table !== null)
    return <Ranking state={state} download={download} table={table} />
  const isOffline = state.matches({listing: 'offline'}) || state.matches({chosen: 'offline'})
  return <LoadFailed isOffline={isOffline} words={rankingText} onRetry={() => send({type: 'ranking.retry'})} />
}

/** The ranking of mock exams, in every state of its chart (F-124). */
export function MockRankingView(props: Props) {
  const {state, send} = props
  const templates = mockTemplates(state)
  return (
    <PerformanceFrame page="ranking" title={rankingText.title}>
      {templates.length === 0 ? null : (
        <SelectField
          label={rankingText.choose}
          placeholder={rankingText.placeholder}
          className={css({maxWidth: 'form'})}
          options={templates.map(({template, title}) => ({value: template, label: title}))}
          value={chosenTemplate(state)?.template ?? ''}
          onChange={({currentTarget: {value}}) => send({type: 'template.choose', template: value})}
        />
      )}
      <Body {...props} />
    </PerformanceFrame>
  )
}

const podiumStyle = css({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: '2',
  listStyle: 'none',
  minWidth: '0',
  maxWidth: '[32rem]',
  width: 'full',
  mx: 'auto',
})
const placeStyle = css({
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1',
  textAlign: 'center',
  '&[data-place="1"] > :last-child': {height: '24'},
  '&[data-place="2"] > :last-child': {height: '16'},
  '&[data-place="3"] > :last-child': {height: '10'},
})
const podiumNameStyle = css({textStyle: 'label', color: 'text.strong', overflowWrap: 'anywhere', maxWidth: 'full'})
const stepStyle = css({
  width: 'full',
  bg: 'surface.sunken',
  border: 'default',
  borderBottom: 'none',
  borderTopRadius: 'md',
})
const tableStyle = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  textStyle: 'body',
  color: 'text.default',
  '& :is(th, td)': {paddingBlock: '2.5', paddingInline: '2', textAlign: 'start', fontWeight: 'regular'},
  '& thead th': {textStyle: 'caption', color: 'text.muted', borderBottom: 'control'},
  '& :is(th, td):first-child': {width: '[5.5rem]', whiteSpace: 'nowrap'},
  '& :is(th, td):last-child': {textAlign: 'end', whiteSpace: 'nowrap'},
  '& tbody th': {overflowWrap: 'anywhere'},
  '& tr + tr > *': {borderTop: 'subtle'},
  // The divider before the student's own row.
  '& tbody + tbody tr > *': {borderTop: '[2px solid {colors.text.strong}]'},
  '& tr[data-own] > *': {fontWeight: 'semibold', color: 'text.strong'},
})
