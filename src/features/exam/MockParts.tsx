import {memo, type ReactNode, Suspense, use, useCallback, useMemo, useState} from 'react'
import {css} from 'styled-system/css'
import type {SnapshotFrom} from 'xstate'
import type {mockExamMachine} from '../../../machines/exam/mockExam.machine.ts'
import {isRunning, isTimeOver, markedChoices, shownMock} from '../../../machines/exam/mockExam.selectors.ts'
import type {MockActivity, MockMark} from '../../../machines/exam/mockExam.types.ts'
import {mockText} from '../../text/exam/exam.ts'
import {lazyNamed, lazyWhenIdle} from '../../ui/loading/lazyLoading.tsx'
import {KeptContext} from '../kept.ts'
import {useRoot} from '../root.ts'
import {MockQuestions} from './MockPages.tsx'
import type {MockExamActor, MockViewProps} from './mockView.types.ts'
import {useWholeExam} from './useWholeExam.ts'

/** Beside the question that is marked: a mark draws none of them anew, and all but the timer wait for an idle student. */
const ExamTimer = memo(lazyNamed(() => import('./ExamTimer.tsx'), 'ExamTimer'))
const AnswerSheet = memo(lazyWhenIdle(() => import('./sheet/AnswerSheet.tsx'), 'AnswerSheet'))
const ExamPrint = memo(lazyWhenIdle(() => import('./print/ExamPrint.tsx'), 'ExamPrint'))
const AnswerBackup = memo(lazyWhenIdle(() => import('./AnswerBackup.tsx'), 'AnswerBackup'))
const MockResult = lazyNamed(() => import('./result/MockResult.tsx'), 'MockResult')
const ReceiptCard = lazyNamed(() => import('./ReceiptCard.tsx'), 'ReceiptCard')

type Props = {
  readonly state: SnapshotFrom<typeof mockExamMachine>
  readonly actor: MockExamActor
}

const inItsRoom = (part: ReactNode) => (
  <Suspense fallback={<span className={css({display: 'block', minHeight: 'touch'})} />}>{part}</Suspense>
)

const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())

function useSheet(
  {state, actor}: Props,
  activity: MockActivity | null,
  stored: ReturnType<typeof useWholeExam>,
): ReactNode {
  const {now} = useRoot()
  const isOn = state.matches('running')
  const {marks} = state.context
  const choices = useMemo(() => markedChoices(marks), [marks])
  const questions = useMemo(
    () => stored.map((question, index) => ({...question, number: index + 1, isLocked: false})),
    [stored],
  )
  const onSaved = useCallback(
    (saved: Readonly<Record<string, number>>) => {
      const at = now()
      const made = Object.entries(saved).map(([questionId, selected]) => ({questionId, selected, essay: null, at}))
      actor.send({type: 'marks.arrived', marks: made})
    },
    [actor, now],
  )
  if (!activity || !isOn || questions.length < activity.questionIds.length) return null
  return inItsRoom(
    <AnswerSheet
      key={activity.id}
      activityId={activity.id}
      kind="activity"
      questions={questions}
      choices={choices}
      endsAt={activity.deadline}
      onSaved={onSaved}
    />,
  )
}

/** The file that saves what cannot be sent, and takes it back (D-01). */
function useAnswerBackup({state, actor}: Props, activity: MockActivity | null): ReactNode {
  const known = useCallback(
    () =>
      Object.fromEntries(Object.values(actor.getSnapshot().context.marks).map(({questionId, at}) => [questionId, at])),
    [actor],
  )
  const onRestored = useCallback(
    (restored: readonly MockMark[]) => actor.send({type: 'marks.arrived', marks: restored}),
    [actor],
  )
  if (!activity || !isRunning(state)) return null
  return inItsRoom(
    <AnswerBackup
      key={activity.id}
      activityId={activity.id}
      isOver={isTimeOver(state)}
      known={known}
      onRestored={onRestored}
    />,
  )
}

const inTab = {storing: mockText.storingInTab, stored: mockText.storedInTab}

function Stored({stored, total}: {readonly stored: number; readonly total: number}) {
  const words = use(KeptContext) ? mockText : inTab
  return (
    <p className={css({textStyle: 'caption', color: 'text.muted', fontVariantNumeric: 'tabular-nums'})}>
      {stored < total ? words.storing(stored, total) : words.stored}
    </p>
  )
}

/** The parts of other flows around a mock exam: timer, answer sheet, receipt and result. */
export function useMockParts({
  isReturn,
  ...props
}: Props & {readonly isReturn: boolean}): NonNullable<MockViewProps['parts']> {
  const {state, actor} = props
  const [hasSeenStart, setHasSeenStart] = useState(false)
  if (!hasSeenStart && state.hasTag('startPage')) setHasSeenStart(true)
  const activity = shownMock(state)
  const isOn = isRunning(state)
  const stored = useWholeExam(isOn ? activity : null)
  const sheet = useSheet(props, activity, stored)
  const answerBackup = useAnswerBackup(props, activity)
  if (!activity) return {}
  const {
    id,
    template,
    title,
    isExtra,
    answersAt,
    rankingAt,
    ranking,
    receipt,
    startedAt,
    deadline,
    extraMinutes,
    questionIds,
    isPrintingBlocked,
  } = activity
  const {marks} = state.context
  const areKeysShown = state.matches({finished: 'waitingForRanking'}) || state.matches({finished: 'complete'})
  const known = {
    activityId: id,
    rows: questionIds.map((question) => [question, marks[question]?.selected ?? -1] as const),
  }
  return {
    sheet,
    answerBackup,
    print: inItsRoom(<ExamPrint key={id} activityId={id} isBlocked={isPrintingBlocked} />),
    timer:
      startedAt !== null && deadline !== null
        ? inItsRoom(<ExamTimer startedAt={startedAt} deadline={deadline} extraTime={extraMinutes} />)
        : null,
    stored: <Stored stored={stored.length} total={questionIds.length} />,
    receipt: receipt
      ? inItsRoom(<ReceiptCard receipt={receipt} exam={{title, institution: null}} sheet={known} />)
      : null,
    result: inItsRoom(
      <MockResult
        activityId={id}
        templateId={template}
        title={title}
        isExtra={isExtra}
        answersAt={isoOf(answersAt)}
        rankingAt={isoOf(rankingAt)}
        ranking={ranking}
      />,
    ),
    questions: (
      <MockQuestions
        activity={activity}
        isOpen={state.matches('running')}
        areKeysShown={areKeysShown}
        actor={actor}
        takesFocus={(hasSeenStart || isReturn) && isOn}
      />
    ),
  }
}
