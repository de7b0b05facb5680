import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {ReportBlock} from '../../../domain/performance/stars.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import type {reportCardMachine} from '../../../machines/performance/reportCard.machine.ts'
import {
  blockStates,
  isReportFromDevice,
  neighbourMonths,
  offeredMonths,
  reportData,
  shownMonth,
  wonStars,
} from '../../../machines/performance/reportCard.selectors.ts'
import type {BlockStatus} from '../../../machines/performance/reportCard.types.ts'
import {
  blockFailed,
  blockNames,
  monthName,
  reportText,
  retryBlock,
  starGoalTexts,
  starsWon,
} from '../../text/performance/reportCard.ts'
import {Button} from '../../ui/action/Button.tsx'
import {IconButton} from '../../ui/action/IconButton.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {WarningIcon} from '../../ui/icon/basicIcons.tsx'
import {CheckIcon, ChevronLeftIcon, ChevronRightIcon} from '../../ui/icon/icons.tsx'
import {PrinterIcon} from '../../ui/icon/printerIcon.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Spinner} from '../../ui/status/Spinner.tsx'
import {CsvButton, type Download} from './CsvButton.tsx'
import {FromDevice, PartFailed, PartLoading} from './Notices.tsx'
import {headingStyle, hintStyle, twoStyle} from './panel.ts'
import {Panel} from './Panel.tsx'
import {PerformanceFrame} from './PerformanceFrame.tsx'
import {blockContents} from './ReportBlocks.tsx'
import {reportTable} from './reportTable.ts'
import {Star} from './Star.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof reportCardMachine>
  readonly send: (event: EventFrom<typeof reportCardMachine>) => void
  readonly today: CalendarDate
  readonly download: Download
}

function MonthPicker({state, send}: Pick<Props, 'state' | 'send'>) {
  const {before, after} = neighbourMonths(state)
  const go = (month: string | null) => {
    if (month !== null) send({type: 'month.set', month})
  }
  return (
    <div className={pickerStyle}>
      <IconButton
        label={reportText.before}
        icon={<ChevronLeftIcon />}
        disabled={before === null}
        onClick={() => go(before)}
      />
      <SelectField
        label={reportText.month}
        hideLabel
        options={offeredMonths(state).map((month) => ({value: month, label: monthName(month)}))}
        value={shownMonth(state)}
        onChange={({currentTarget: {value}}) => go(value)}
      />
      <IconButton
        label={reportText.after}
        icon={<ChevronRightIcon />}
        disabled={after === null}
        onClick={() => go(after)}
      />
    </div>
  )
}

const signs: Readonly<Record<BlockStatus, {readonly words: string}>> = {
  loading: {words: reportText.pending},
  ready: {words: reportText.done},
  offline: {words: reportText.blockFailed},
  failed: {words: reportText.blockFailed},
}

function Sign({status}: {readonly status: BlockStatus}) {
  if (status === 'loading') return <Spinner size="sm" />
  return status === 'ready' ? <CheckIcon size={20} /> : <WarningIcon size={20} />
}

/** The seven blocks on their way: each is ticked by itself, and one that failed can be asked for again. */
function Loader({state, send}: Pick<Props, 'state' | 'send'>) {
  return (
    <Panel title={reportText.loading}>
      <ul className={css({display: 'flex', flexDirection: 'column', listStyle: 'none', minHeight: '[22rem]'})}>
        {blockStates(state).map(({block, status}) => (
          <li key={block} className={rowStyle} data-status={status}>
            <span className={signStyle}>
              <Sign status={status} />
            </span>
            <span>{blockNames[block]}</span>
            <span className={hintStyle}>{signs[status].words}</span>
            {status === 'failed' || status === 'offline' ? (
              <Button
                variant="ghost"
                size="sm"
                aria-label={retryBlock(blockNames[block])}
                onClick={() => send({type: 'block.retry', block})}
              >
                {reportText.tryAgain}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <p role="status" className="visuallyHidden">
        {reportText.progress(blockStates(state).filter(({status}) => status !== 'loading').length)}
      </p>
    </Panel>
  )
}

type BlockProps = Pick<Props, 'state' | 'send' | 'today'> & {readonly block: ReportBlock; readonly status: BlockStatus}

function Block({state, send, today, block, status}: BlockProps) {
  const name = blockNames[block]
  const isWon = wonStars(state, today).includes(block)
  const contents = blockContents(reportData(state), {month: shownMonth(state), today})[block]
  return (
    <Panel label={name}>
      <div className={blockHeadStyle}>
        <h2 className={headingStyle}>{name}</h2>
        {status === 'ready' ? <Star isWon={isWon} /> : null}
      </div>
      {status === 'loading' ? <PartLoading label={`${name}: ${reportText.pending}`} /> : null}
      {status === 'failed' || status === 'offline' ? (
        <PartFailed
          title={blockFailed(name)}
          isOffline={status === 'offline'}
          retryLabel={retryBlock(name)}
          onRetry={() => send({type: 'block.retry', block})}
        />
      ) : null}
      {status === 'ready' ? (
        <>
          {contents}
          <p className={hintStyle}>{starGoalTexts[block]}</p>
        </>
      ) : null}
    </Panel>
  )
}

/** So many blocks, of different heights, fill the columns before the themes. */
const inColumns = 4

function Report({state, send, today, download}: Props) {
  const won = wonStars(state, today)
  const blocks = blockStates(state).map(({block, status}) => (
    <Block key={block} state={state} send={send} today={today} block={block} status={status} />
  ))
  return (
    <>
      {isReportFromDevice(state) ? <FromDevice /> : null}
      <p className={printTitleStyle}>{monthName(shownMonth(state))}</p>
      <p role="status" className={starsStyle}>
        <Star isWon={won.length > 0} size={24} />
        {starsWon(won.length)}
      </p>
      <div className={columnsStyle}>{blocks.slice(0, inColumns)}</div>
      {blocks.slice(inColumns, inColumns + 1)}
      <div className={twoStyle}>{blocks.slice(inColumns + 1)}</div>
      <div className={css({display: 'flex', flexWrap: 'wrap', gap: '2'})}>
        <Button variant="outline" icon={<PrinterIcon />} onClick={() => send({type: 'report.print'})}>
          {reportText.print}
        </Button>
        <CsvButton
          of={reportText.title}
          table={() => reportTable({month: shownMonth(state), today, data: reportData(state), won})}
          download={download}
        />
      </div>
    </>
  )
}

function Body(props: Props) {
  const {state, send} = props
  if (state.matches('offline') || state.matches('failed'))
    return (
      <LoadFailed
        isOffline={state.matches('offline')}
        words={reportText}
        onRetry={() => send({type: 'report.retry'})}
      />
    )
  return state.matches({asking: 'revealed'}) ? <Report {...props} /> : <Loader state={state} send={send} />
}

/** The monthly report card, in every state of its chart (F-123). */
export const ReportCardView = (props: Props) => (
  <PerformanceFrame
    page="boletim"
    title={reportText.title}
    actions={<MonthPicker state={props.state} send={props.send} />}
  >
    <Body {...props} />
  </PerformanceFrame>
)

const pickerStyle = css({display: 'flex', alignItems: 'center', gap: '1', minWidth: '0', _print: {display: 'none'}})
const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  minHeight: '12',
  textStyle: 'label',
  color: 'text.default',
  '& + &': {borderTop: 'subtle'},
  '&[data-status=ready] svg': {color: 'right.text'},
  '&:is([data-status=failed], [data-status=offline]) svg': {color: 'wrong.text'},
  '& > button': {marginInlineStart: 'auto'},
})
const signStyle = css({display: 'inline-flex', justifyContent: 'center', width: '5', flexShrink: '0'})
const blockHeadStyle = css({display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3'})
// Blocks of different heights, in the order of reading from the top of the first column on.
const columnsStyle = css({
  columnGap: '5',
  lg: {columnCount: '2'},
  _print: {columnCount: '2', columnGap: '3'},
  '& > * + *': {marginTop: '5', _print: {marginTop: '3'}},
  '& > *': {breakInside: 'avoid'},
})
const starsStyle = css({display: 'flex', alignItems: 'center', gap: '2', textStyle: 'label', color: 'text.strong'})
const printTitleStyle = css({display: 'none', textStyle: 'heading', color: 'text.strong', _print: {display: 'block'}})
