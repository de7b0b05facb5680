import type {EventFrom, SnapshotFrom} from 'xstate'
import type {mockResultMachine} from '../../../../machines/exam/mockResult.machine.ts'
import {knownResult} from '../../../../machines/exam/mockResult.selectors.ts'
import type {rankingMachine} from '../../../../machines/exam/ranking.machine.ts'
import {MockResultView} from './MockResultView.tsx'
import {RankingView} from './RankingView.tsx'

export type ResultDialogProps = {
  readonly title: string
  readonly state: SnapshotFrom<typeof mockResultMachine>
  readonly send: (event: EventFrom<typeof mockResultMachine>) => void
  readonly ranking: SnapshotFrom<typeof rankingMachine>
  readonly sendToRanking: (event: EventFrom<typeof rankingMachine>) => void
}

/** The modal with the student's place in it. Loaded when it is asked for: it brings the charts and their libraries along. */
export function ResultDialog({title, state, send, ranking, sendToRanking}: ResultDialogProps) {
  const percentile = knownResult(state)?.percentile ?? null
  return (
    <MockResultView
      state={state}
      send={send}
      title={title}
      ranking={<RankingView state={ranking} send={sendToRanking} percentile={percentile} />}
    />
  )
}
