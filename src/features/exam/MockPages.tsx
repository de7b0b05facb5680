import {useSelector} from '@xstate/react'
import {memo, Suspense, useCallback, useMemo} from 'react'
import {noChoice} from '../../../domain/question/outcome.ts'
import {isAnswered} from '../../../machines/exam/mockExam.rules.ts'
import {markOf} from '../../../machines/exam/mockExam.selectors.ts'
import type {MockActivity} from '../../../machines/exam/mockExam.types.ts'
import {areShortcutsOn} from '../../../machines/question/navigator.selectors.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {questionText} from '../../text/question/question.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {ExamQuestion} from '../question/ExamQuestion.tsx'
import {MissingQuestion} from '../question/MissingQuestion.tsx'
import type {QuestionPagesProps} from '../question/pages.ts'
import {NavigatedQuestion, QuestionPages} from '../question/QuestionPages.tsx'
import {QuestionSet} from '../question/QuestionSet.tsx'
import {withoutHints} from '../question/withoutHints.ts'
import {type ShortcutAction, useShortcuts} from '../question/useShortcuts.ts'
import {useStrokes} from '../question/useStrokes.ts'
import {useRoot} from '../root.ts'
import type {MockExamActor} from './mockView.types.ts'
import {useSend} from '../useSend.ts'

/** Most exams have no essay. */
const Essay = lazyNamed(() => import('../question/Essay.tsx'), 'Essay')

type Props = {
  readonly activity: MockActivity
  /** The time runs: choices can be marked. */
  readonly isOpen: boolean
  readonly areKeysShown: boolean
  readonly actor: MockExamActor
  /** The questions have come in the place of the start page. */
  readonly takesFocus: boolean
}

type PagesProps = Pick<Props, 'isOpen' | 'actor'> & {readonly shared: QuestionPagesProps}

type PageProps = Pick<Props, 'isOpen' | 'actor'> &
  Pick<QuestionPagesProps, 'question' | 'number' | 'activity' | 'hasMoved'> & {
    readonly total: number
    readonly areShortcutsOn: boolean
    readonly navigator: QuestionPagesProps['actor']
  }

/** `onItsWay` or `refused` for every question whose mark the outbox holds; the last word counts. */
function unsavedMarks(entries: readonly OutboxEntry[]): Record<string, 'onItsWay' | 'refused'> {
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const syncStatus = entry.refusal === null ? ('onItsWay' as const) : ('refused' as const)
      if (entry.operation === 'createOrUpdateOnePreChoice') return [[entry.input.question, syncStatus] as const]
      return entry.operation === 'createManyPreChoices'
        ? entry.input.preChoices.map(({question}) => [question, syncStatus] as const)
        : []
    }),
  )
}

const nothing = () => undefined

/**
 * One question of a mock exam, without feedback: open while the time runs, locked afterwards (spec 2§4). Drawn anew by its
 * own mark only, not by what becomes of it on its way.
 */
const MockPage = memo(function MockPage({
  question,
  number,
  total,
  activity,
  hasMoved,
  areShortcutsOn: areOn,
  navigator,
  isOpen,
  actor,
}: PageProps) {
  const {now} = useRoot()
  const questionId = question?._id
  const marked = useSelector(actor, (state) => markOf(state, questionId ?? '')?.selected ?? noChoice)
  const send = useSend(actor.send)
  const strokes = useStrokes(question)
  const onText = useCallback(
    (essay: string) => questionId !== undefined && actor.send({type: 'essay.write', questionId, essay, now: now()}),
    [actor, questionId, now],
  )
  const mark = (choice: number) => {
    if (!question || question.isEssay || choice >= question.choices.length) return
    strokes.clear(choice)
    send({type: 'choice.mark', questionId: question._id, choice, now: now()})
  }
  const strike = (choice: number) => {
    if (!question || question.isEssay || choice >= question.choices.length) return
    strokes.toggle(choice)
  }
  useShortcuts(areOn, (action: ShortcutAction) => {
    if (action.kind === 'next') navigator.send({type: 'question.next'})
    if (action.kind === 'previous') navigator.send({type: 'question.previous'})
    if (action.kind === 'pick' && isOpen) mark(action.choice)
    if (action.kind === 'strike' && isOpen) strike(action.choice)
  })
  if (!question) return <MissingQuestion />
  const place = {question, number, total, takesFocus: hasMoved}
  if (question.isEssay) {
    return (
      <Suspense fallback={loading}>
        <Essay
          key={question.scopedId}
          {...place}
          activity={activity}
          isEditable={isOpen}
          isExam
          onText={onText}
          onKeyMissing={nothing}
        />
      </Suspense>
    )
  }
  return (
    <ExamQuestion {...place} marked={marked} isOpen={isOpen} onMark={mark} struck={strokes.struck} onStrike={strike} />
  )
})

/** Marks are all there is before the keys come: what the server may say of right and wrong is not shown. */
function MockPages({shared, isOpen, actor}: PagesProps) {
  const {ids, number, activity, hasMoved, entries} = shared
  const question = useMemo(
    () => (isOpen && shared.question ? withoutHints(shared.question) : shared.question),
    [isOpen, shared.question],
  )
  const marks = useSelector(actor, ({context}) => context.marks)
  const marked = useMemo(
    () =>
      new Set(
        Object.values(marks)
          .filter(isAnswered)
          .map(({questionId}) => questionId),
      ),
    [marks],
  )
  const unsaved = useMemo(() => unsavedMarks(entries), [entries])
  return (
    <NavigatedQuestion shared={{...shared, known: nobodyKnows}} marked={marked} unsaved={unsaved}>
      <MockPage
        question={question}
        number={number}
        total={ids.length}
        activity={activity}
        hasMoved={hasMoved}
        areShortcutsOn={areShortcutsOn(shared.state)}
        navigator={shared.actor}
        isOpen={isOpen}
        actor={actor}
      />
    </NavigatedQuestion>
  )
}

/** The questions of a mock exam: without feedback until its keys are shown, then read only with them. No mark draws them all anew. */
export const MockQuestions = memo(function MockQuestions({activity, isOpen, areKeysShown, actor, takesFocus}: Props) {
  const {id, calendarDate, questionIds, title} = activity
  const source = useMemo(() => ({_id: id, calendarDate, smartReviewPreChoice: []}), [id, calendarDate])
  return (
    <QuestionSet
      key={areKeysShown ? 'keys' : 'blind'}
      ids={questionIds}
      agenda={source}
      type="exam"
      title={title}
      isEditable={isOpen}
      hidesResults={!areKeysShown}
      takesFocus={takesFocus}
      namesWindow={isOpen}
      renderPages={(shared) =>
        areKeysShown ? <QuestionPages {...shared} /> : <MockPages shared={shared} isOpen={isOpen} actor={actor} />
      }
    />
  )
})

const nobodyKnows: QuestionPagesProps['known'] = {}
const loading = <Skeleton shape="text" lines={8} label={questionText.loading} />
