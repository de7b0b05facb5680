import {useId} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {type BoardIncidence, hasNamesake, isTargetBoard, shareOf} from '../../../../domain/study/incidence.ts'
import type {lessonIncidenceMachine} from '../../../../machines/study/lessonIncidence.machine.ts'
import {boardsLeftOut, listedBoards} from '../../../../machines/study/lessonIncidence.selectors.ts'
import {
  boardName,
  incidenceText,
  lessonIncidenceText,
  moreBoards,
  shareText,
} from '../../../text/study/lessonIncidence.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {Badge} from '../../../ui/status/Badge.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof lessonIncidenceMachine>
  readonly send: (event: EventFrom<typeof lessonIncidenceMachine>) => void
}

type LineProps = {
  readonly board: BoardIncidence
  readonly name: string
  readonly isTarget: boolean
  /** Share of the longest bar, 0 to 1. */
  readonly most: number
}

function Line({board, name, isTarget, most}: LineProps) {
  return (
    <li className={css({display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0'})}>
      <span className={headStyle}>
        <span className={css({minWidth: '0', overflowWrap: 'anywhere', flex: '1', color: 'text.strong'})}>
          {name} {isTarget ? <Badge tone="brand">{lessonIncidenceText.target}</Badge> : null}
        </span>
        <strong className={css({fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap'})}>
          {shareText(board)}
        </strong>
      </span>
      <span aria-hidden="true" className={trackStyle}>
        <span className={fillStyle} style={{width: `${(100 * shareOf(board)) / most}%`}} />
      </span>
      <span className={css({textStyle: 'caption', color: 'text.muted'})}>{incidenceText(board)}</span>
    </li>
  )
}

function Boards({state, send}: Props) {
  const {boards, targets, isStale, isWhole} = state.context
  const leftOut = boardsLeftOut(state)
  const listId = useId()
  const most = Math.max(...boards.map(shareOf))
  return (
    <>
      <p className={css({textStyle: 'caption', color: 'text.muted', maxWidth: 'prose'})}>
        {lessonIncidenceText.hint} {isStale ? <span role="status">{lessonIncidenceText.fromDevice}</span> : null}
      </p>
      <ol id={listId} className={css({display: 'grid', gap: '4', listStyle: 'none', padding: '0'})}>
        {listedBoards(state).map((board) => (
          <Line
            key={`${board.uf} ${board.institution}`}
            board={board}
            name={boardName(board, hasNamesake(board, boards))}
            isTarget={isTargetBoard(board, targets)}
            most={most}
          />
        ))}
      </ol>
      {leftOut === 0 ? null : (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isWhole}
          aria-controls={listId}
          className={css({alignSelf: 'start', marginInlineStart: '[-0.75rem]'})}
          onClick={() => send({type: 'list.toggle'})}
        >
          {isWhole ? lessonIncidenceText.fewer : moreBoards(leftOut)}
        </Button>
      )}
    </>
  )
}

function Failed({send}: Pick<Props, 'send'>) {
  return (
    <div role="alert" className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3'})}>
      <p className={css({textStyle: 'body', color: 'text.muted'})}>{lessonIncidenceText.failed}</p>
      <Button variant="outline" size="sm" onClick={() => send({type: 'incidence.retry'})}>
        {lessonIncidenceText.retry}
      </Button>
    </div>
  )
}

function Contents({state, send}: Props) {
  if (state.matches({open: 'failed'})) return <Failed send={send} />
  if (state.matches({open: 'shown'})) return <Boards state={state} send={send} />
  return <Skeleton shape="text" lines={3} label={lessonIncidenceText.loading} />
}

/** Below the contents of a lesson: which institutions ask it, and how much. Nothing where no paper does. */
export function LessonIncidenceView({state, send}: Props) {
  const titleId = useId()
  if (state.matches({open: 'nothing'})) return null
  return (
    <section aria-labelledby={titleId} className={sectionStyle}>
      <h2 id={titleId} className={css({textStyle: 'label', color: 'text.strong'})}>
        {lessonIncidenceText.title}
      </h2>
      <Contents state={state} send={send} />
    </section>
  )
}

const sectionStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minWidth: '0',
  maxWidth: 'prose',
  marginTop: '6',
  paddingTop: '4',
  borderTopWidth: 'thin',
  borderColor: 'border.subtle',
})
const headStyle = css({display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3'})
const trackStyle = css({display: 'block', height: '1', borderRadius: 'full', bg: 'surface.sunken', overflow: 'hidden'})
const fillStyle = css({display: 'block', height: 'full', minWidth: '1', borderRadius: 'full', bg: 'brand.solid'})
