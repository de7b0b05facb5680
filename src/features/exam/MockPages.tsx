import {lazy, Suspense, useCallback, useMemo, useState} from 'react'
import type {SnapshotFrom} from 'xstate'
import {noChoice} from '../../../domain/question/outcome.ts'
import type {mockExamMachine} from '../../../machines/exam/mockExam.machine.ts'
import {isAnswered} from '../../../machines/exam/mockExam.rules.ts'
import {markOf} from '../../../machines/exam/mockExam.selectors.ts'
import type {MockActivity} from '../../../machines/exam/mockExam.types.ts'
import {areShortcutsOn} from '../../../machines/question/navigator.selectors.ts'
import type {OutboxEntry} from '../../../machines/shared/outbox.types.ts'
import {randomId} from '../../services/platform/device.ts'
import {marksOf, saveMarks} from '../../services/question/marks.ts'
import {questionText} from '../../text/question.ts'
import {arriving} from '../../ui/arriving.ts'
import {EmptyState} from '../../ui/EmptyState.tsx'
import {Skeleton} from '../../ui/Skeleton.tsx'
import {ExamQuestion} from '../question/ExamQuestion.tsx'
import type {QuestionPagesProps} from '../question/pages.ts'
import {NavigatedQuestion, QuestionPages} from '../question/QuestionPages.tsx'
import {QuestionSet} from '../question/QuestionSet.tsx'
import type {ShownQuestion} from '../question/shown.ts'
import {type ShortcutAction, useShortcuts} from '../question/useShortcuts.ts'
import {useRoot} from '../root.ts'
import type {MockExamActor} from './mockView.types.ts'

/** Most exams have no essay. */
const Essay = lazy(() => arriving(() => import('../question/Essay.tsx')).then((module) => ({default: module.Essay})))

type Props = {
  readonly activity: MockActivity
  readonly state: SnapshotFrom<typeof mockExamMachine>
  readonly actor: MockExamActor
}

type PagesProps = Omit<Props, 'activity'> & {readonly shared: QuestionPagesProps}

/** `onItsWay` or `refused` for every question whose mark the outbox holds; the last word counts. */
function unsavedMarks(entries: readonly OutboxEntry[]): Record<string, 'onItsWay' | 'refused'> {
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const truth = entry.refusal === null ? ('onItsWay' as const) : ('refused' as const)
      if (entry.operation === 'createOrUpdateOnePreChoice') return [[entry.input.question, truth] as const]
      return entry.operation === 'createManyPreChoices' ? entry.input.preChoices.map(({question}) => [question, truth] as const) : []
    }),
  )
}

/** Strokes of the question on the screen; they are kept on the device and follow the account (D-23). */
function useStrokes(question: ShownQuestion | undefined) {
  const [changed, setChanged] = useState<{scopedId: string; struck: readonly number[]} | null>(null)
  const scopedId = question?.scopedId
  const kept = question ? marksOf(question.scopedId, question.studentMarks).struck : []
  const struck = changed !== null && changed.scopedId === scopedId ? changed.struck : kept
  const store = (next: readonly number[]) => {
    if (scopedId === undefined) return
    saveMarks(scopedId, {struck: next})
    setChanged({scopedId, struck: next})
  }
  return {
    struck,
    toggle: (choice: number) => store(struck.includes(choice) ? struck.filter((one) => one !== choice) : [...struck, choice].toSorted((a, b) => a - b)),
    clear: (choice: number) => {
      if (struck.includes(choice)) store(struck.filter((one) => one !== choice))
    },
  }
}

const nothing = () => undefined

/** One question of a mock exam, without feedback: open while the time runs, locked afterwards (spec 2§4). */
function MockPage({shared, state, actor}: PagesProps) {
  const {question, number, ids, activity, hasMoved} = shared
  const {now} = useRoot()
  const isOpen = state.matches('running')
  const questionId = question?._id
  const strokes = useStrokes(question)
  const onText = useCallback(
    (essay: string) => questionId !== undefined && actor.send({type: 'essay.write', questionId, essay, now: now()}),
    [actor, questionId, now],
  )
  const mark = (choice: number) => {
    if (!question || question.isEssay || choice >= question.choices.length) return
    strokes.clear(choice)
    actor.send({type: 'choice.mark', questionId: question._id, choice, key: randomId(), now: now()})
  }
  const strike = (choice: number) => {
    if (!question || question.isEssay || choice >= question.choices.length) return
    strokes.toggle(choice)
  }
  useShortcuts(areShortcutsOn(shared.state), (action: ShortcutAction) => {
    if (action.kind === 'next') shared.actor.send({type: 'question.next'})
    if (action.kind === 'previous') shared.actor.send({type: 'question.previous'})
    if (action.kind === 'pick' && isOpen) mark(action.choice)
    if (action.kind === 'strike' && isOpen) strike(action.choice)
  })
  if (!question) return <EmptyState art="search" title={questionText.notFound} />
  const place = {question, number, total: ids.length, takesFocus: hasMoved}
  if (question.isEssay) {
    return (
      <Suspense fallback={loading}>
        <Essay key={question.scopedId} {...place} activity={activity} isEditable={isOpen} isExam onText={onText} onKeyMissing={nothing} />
      </Suspense>
    )
  }
  return (
    <ExamQuestion
      {...place}
      marked={markOf(state, question._id)?.selected ?? noChoice}
      isOpen={isOpen}
      onMark={mark}
      struck={strokes.struck}
      onStrike={strike}
    />
  )
}

/** Marks are all there is before the keys come: what the server may say of right and wrong is not shown. */
function MockPages(props: PagesProps) {
  const {shared, state} = props
  const {entries} = shared
  const {marks} = state.context
  const blind = useMemo(() => ({...shared, known: {}}), [shared])
  const marked = useMemo(() => new Set(Object.values(marks).filter(isAnswered).map(({questionId}) => questionId)), [marks])
  const unsaved = useMemo(() => unsavedMarks(entries), [entries])
  return (
    <NavigatedQuestion shared={blind} marked={marked} unsaved={unsaved}>
      <MockPage {...props} />
    </NavigatedQuestion>
  )
}

/** The questions of a mock exam: without feedback until its keys are shown, then read only with them. */
export function MockQuestions({activity, state, actor}: Props) {
  const {id, calendarDate, questionIds, title} = activity
  const source = useMemo(() => ({_id: id, calendarDate, smartReviewPreChoice: []}), [id, calendarDate])
  const areKeysShown = state.matches({finished: 'waitingForRanking'}) || state.matches({finished: 'complete'})
  return (
    <QuestionSet
      key={areKeysShown ? 'keys' : 'blind'}
      ids={questionIds}
      agenda={source}
      type="exam"
      title={title}
      isEditable={state.matches('running')}
      renderPages={(shared) => (areKeysShown ? <QuestionPages {...shared} /> : <MockPages shared={shared} state={state} actor={actor} />)}
    />
  )
}

const loading = <Skeleton shape="text" lines={8} label={questionText.loading} />
