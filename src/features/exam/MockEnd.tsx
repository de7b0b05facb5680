import {type ReactNode, use} from 'react'
import {css} from 'styled-system/css'
import {
  answeredCount,
  isTimeOver,
  keysComeAt,
  lateMarks,
  shownMock,
  totalCount,
} from '../../../machines/exam/mockExam.selectors.ts'
import {brasiliaTime} from '../../text/shared/brasilia.ts'
import {mockText, mockTitle} from '../../text/exam/exam.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {ActivityHead} from '../agenda/ActivityHead.tsx'
import {KeptContext} from '../kept.ts'
import {LateMarks} from './LateMarks.tsx'
import type {MockViewProps} from './mockView.types.ts'

type Props = MockViewProps & {readonly takesFocus: boolean}

/** Nothing can be marked any more, and the server has not confirmed the end yet. */
function Ending({state, send, isStuck, parts}: Props) {
  const answered = answeredCount(state)
  const total = totalCount(state)
  const isKept = use(KeptContext)
  const countsUntil = shownMock(state)?.countsUntil ?? null
  if (state.matches('unfinished')) {
    const retry = (
      <Button size="sm" onClick={() => send({type: 'finish.retry'})}>
        {mockText.tryAgain}
      </Button>
    )
    return (
      <>
        <Alert tone="error" role="alert" title={mockText.finishFailed} actions={retry}>
          {isKept ? mockText.finishFailedText : mockText.finishFailedInTabText}
        </Alert>
        {parts?.answerBackup}
      </>
    )
  }
  if (isStuck) {
    return (
      <>
        <Alert tone="warning" role="status" title={isKept ? mockText.offlineTitle : mockText.tabTitle}>
          <p>{isKept ? mockText.offlineText(answered, total) : mockText.tabText(answered, total)}</p>
          {isTimeOver(state) && countsUntil !== null ? <p>{mockText.sendUntil(brasiliaTime(countsUntil))}</p> : null}
        </Alert>
        {parts?.answerBackup}
      </>
    )
  }
  return (
    <Alert tone="info" role="status" title={mockText.finishingTitle}>
      {isTimeOver(state) ? mockText.expiredText : mockText.finishingText}
    </Alert>
  )
}

function Outcome({state}: Pick<Props, 'state'>): ReactNode {
  const activity = shownMock(state)
  const keys = keysComeAt(state)
  if (state.matches({finished: 'waitingForKeys'}))
    return keys === null ? null : mockText.waitingForKeys(brasiliaTime(keys))
  if (state.matches({finished: 'waitingForRanking'})) {
    return activity?.rankingAt ? mockText.waitingForRanking(brasiliaTime(activity.rankingAt)) : null
  }
  return mockText.complete
}

/** A mock exam after its time or its end: locked, then read only with its receipt and its result (spec 2§4). */
export function MockEnd(props: Props) {
  const {state, parts, takesFocus} = props
  const activity = shownMock(state)
  const isFinished = state.matches('finished')
  const answered = activity?.receipt?.answered ?? answeredCount(state)
  const title = isFinished
    ? mockText.finishedTitle
    : isTimeOver(state)
      ? mockText.expiredTitle
      : mockText.finishingTitle
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '5'})}>
      <ActivityHead
        key={title}
        kind={mockText.kind}
        path={activity === null ? '' : mockTitle(activity)}
        title={title}
        isOpen={!isFinished}
        takesFocus={takesFocus}
      />
      <p className={css({textStyle: 'body', color: 'text.default', fontVariantNumeric: 'tabular-nums'})}>
        {mockText.answered(answered, totalCount(state))}
      </p>
      {isFinished ? (
        <>
          <Alert tone="success" role="status">
            <p>
              <Outcome state={state} />
            </p>
            <p>{mockText.readOnly}</p>
          </Alert>
          <div className={css({display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center'})}>
            {parts?.result}
            {parts?.print}
          </div>
          <LateMarks marks={lateMarks(state)} />
          {parts?.questions}
          {parts?.receipt}
        </>
      ) : (
        <Ending {...props} />
      )}
    </div>
  )
}
