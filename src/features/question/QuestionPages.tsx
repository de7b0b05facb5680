import {type ReactNode, Suspense, use, useCallback, useMemo, useRef, useState} from 'react'
import {areShortcutsOn} from '../../../machines/question/navigator.selectors.ts'
import type {QuestionEvent} from '../../../machines/question/question.types.ts'
import {refreshQuestion} from '../../services/question/refresh.ts'
import {questionText} from '../../text/question/question.ts'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {useDayDrawn} from '../shell/useSplash.ts'
import {useStudentActors} from '../studentActors.ts'
import {DoubtsContext} from './doubts.ts'
import {ExamHostContext} from './examHost.ts'
import {MissingQuestion} from './MissingQuestion.tsx'
import {NavigatorView} from './NavigatorView.tsx'
import type {QuestionPagesProps} from './pages.ts'
import {Question} from './Question.tsx'
import {toolsSlot} from './tools/QuestionToolsSlot.tsx'
import {QuestionToolsContext} from './tools/toolsContext.ts'
import {Zoomable} from './tools/Zoomable.tsx'
import {pendingAnswers} from './pendingAnswers.ts'
import {marksOf, resultsOfKnown} from './useQuestions.ts'
import {type ShortcutAction, useShortcuts} from './useShortcuts.ts'
import type {Keyless, Send} from '../flow.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

/** Most activities have no essay. */
const Essay = lazyNamed(() => import('./Essay.tsx'), 'Essay')

const eventOf = (action: ShortcutAction): Keyless<QuestionEvent> | null => {
  if (action.kind === 'pick') return {type: 'choice.pick', choice: action.choice}
  if (action.kind === 'strike') return {type: 'choice.strike', choice: action.choice}
  if (action.kind === 'answer') return {type: 'answer.confirm'}
  return action.kind === 'comment' ? {type: 'comment.toggle'} : null
}

const noMarks: ReadonlySet<string> = new Set()

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id))

type NavigatedProps = {
  readonly shared: QuestionPagesProps
  readonly marked: ReadonlySet<string>
  /** What the outbox says of each question, where marks are given and nothing is said of right and wrong. */
  readonly unsaved?: ReturnType<typeof pendingAnswers>
  /** Before the end of an exam: neither right and wrong nor how difficult it all is. */
  readonly hidesResults?: boolean
  readonly children: ReactNode
}

/** The navigator around the question on the screen. */
export function NavigatedQuestion({shared, marked, unsaved, hidesResults = false, children}: NavigatedProps) {
  const {ids, known, entries, actor, state, activity} = shared
  useDayDrawn(true)
  const [doubts, setDoubts] = useState(noMarks)
  // Every question tells what it read: only news draws the numbers again.
  const tell = useCallback(
    (ids: ReadonlySet<string>) => setDoubts((before) => (before !== noMarks && isSame(before, ids) ? before : ids)),
    [],
  )
  const told = useMemo(
    () => ({place: activity, ids: doubts, isKnown: doubts !== noMarks, tell}),
    [activity, doubts, tell],
  )
  const marks = useMemo(
    () => marksOf(ids, {known, pending: unsaved ?? pendingAnswers(entries), marked}),
    [ids, known, entries, marked, unsaved],
  )
  const results = useMemo(
    () => (unsaved || hidesResults ? null : resultsOfKnown(ids, known)),
    [ids, known, unsaved, hidesResults],
  )
  const hidesHints = use(ExamHostContext)?.hidesHints ?? false
  return (
    <QuestionToolsContext value={toolsSlot}>
      <DoubtsContext value={told}>
        <Zoomable>
          <NavigatorView
            state={state}
            send={actor.send}
            marks={marks}
            doubts={doubts}
            results={results}
            hidesHints={hidesHints}
          >
            {children}
          </NavigatorView>
        </Zoomable>
      </DoubtsContext>
    </QuestionToolsContext>
  )
}

const nothing = () => undefined

type AnsweredProps = {
  readonly onAnswer?: (() => void) | undefined
  /** Stands beside where the question comes from. */
  readonly note?: ReactNode
}

/** The questions of an activity, each answered with immediate feedback. */
export function QuestionPages({onAnswer, note, ...shared}: QuestionPagesProps & AnsweredProps) {
  return (
    <NavigatedQuestion shared={shared} marked={noMarks}>
      <Answered shared={shared} onAnswer={onAnswer} note={note} />
    </NavigatedQuestion>
  )
}

function Answered({shared, onAnswer = nothing, note}: AnsweredProps & {shared: QuestionPagesProps}) {
  const {ids, question, activity, number, isEditable, actor, state} = shared
  const {client} = useStudentActors()
  const sendRef = useRef<Send<QuestionEvent>>(null)
  const perform = useCallback(
    (action: ShortcutAction) => {
      if (action.kind === 'next') actor.send({type: 'question.next'})
      if (action.kind === 'previous') actor.send({type: 'question.previous'})
      const event = eventOf(action)
      if (event) sendRef.current?.(event)
    },
    [actor],
  )
  useShortcuts(areShortcutsOn(state), perform)
  const questionId = question?._id
  const onKeyMissing = useCallback(() => {
    if (questionId !== undefined) void refreshQuestion(client(), questionId, activity)
  }, [client, questionId, activity])
  if (!question) return <MissingQuestion />
  const props = {
    question,
    activity,
    isEditable,
    number,
    total: ids.length,
    note,
    takesFocus: shared.hasMoved,
    sendRef,
    onAnswer,
    onKeyMissing,
  }
  if (!question.isEssay) return <Question key={question.scopedId} {...props} />
  return (
    <Suspense fallback={loading}>
      <Essay key={question.scopedId} {...props} />
    </Suspense>
  )
}

const loading = <Skeleton shape="text" lines={8} label={questionText.loading} />
