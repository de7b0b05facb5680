import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {MockRanking} from '../../../../domain/exam/result.ts'
import type {rankingMachine} from '../../../../machines/exam/ranking.machine.ts'
import {knownRanking, rankingTime} from '../../../../machines/exam/ranking.selectors.ts'
import {rankingText} from '../../../text/exam/examResult.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {Card} from '../../../ui/content/Card.tsx'
import {Spinner} from '../../../ui/status/Spinner.tsx'
import {figureStyle, hintStyle, labelStyle, lineStyle, tileStyle} from './tile.ts'

type Props = {
  readonly state: SnapshotFrom<typeof rankingMachine>
  readonly send: (event: EventFrom<typeof rankingMachine>) => void
  /** Share, 0 to 1, of the ranked students with a lower grade; null before it is known (G-05). */
  readonly percentile: number | null
}

/** The place, and in words how many it leaves behind; the grade has a tile of its own. Nobody is told to be better than 0%. */
function Place({
  ranking: {position, total},
  percentile,
}: {
  readonly ranking: MockRanking
  readonly percentile: number | null
}) {
  return (
    <>
      <p className={lineStyle}>
        <span className={figureStyle}>{rankingText.position(position)}</span>{' '}
        <span className={hintStyle}>{rankingText.ofTotal(total)}</span>
      </p>
      {percentile === null || total === 1 || percentile === 0 ? null : (
        <p className={hintStyle}>{rankingText.percentileHint(percentile)}</p>
      )}
    </>
  )
}

function Inside({state, send, percentile}: Props) {
  const ranking = knownRanking(state)
  const time = rankingTime(state)
  if (ranking) return <Place ranking={ranking} percentile={percentile} />
  if (state.matches('never')) return <p className={hintStyle}>{rankingText.never}</p>
  if (state.matches('unranked')) return <p className={hintStyle}>{rankingText.unranked}</p>
  if (state.matches('ranking'))
    return (
      <p role="status" className={css({display: 'flex', gap: '2', alignItems: 'center', textStyle: 'body'})}>
        <Spinner size="sm" />
        {rankingText.ranking}
      </p>
    )
  if (state.matches({pending: 'preparing'}))
    return (
      <p role="status" className={hintStyle}>
        {rankingText.preparing}
      </p>
    )
  if (state.matches({pending: 'failed'})) {
    return (
      <div role="alert" className={css({display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2'})}>
        <p className={css({textStyle: 'body', color: 'text.strong'})}>{rankingText.failed}</p>
        <p className={hintStyle}>{rankingText.failedHint}</p>
        <Button variant="outline" onClick={() => send({type: 'ranking.retry'})}>
          {rankingText.tryAgain}
        </Button>
      </div>
    )
  }
  return time === null ? null : <p className={css({textStyle: 'body'})}>{rankingText.waiting(time)}</p>
}

/** The student's place in a mock exam, or when it comes, in every state of its chart (F-071; spec 2§4). */
export function RankingView(props: Props) {
  return (
    <Card as="section" padding="sm" className={tileStyle} aria-labelledby="mock-ranking">
      <h3 id="mock-ranking" className={labelStyle}>
        {rankingText.title}
      </h3>
      <Inside {...props} />
    </Card>
  )
}
