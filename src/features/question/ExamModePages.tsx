import {useSelector} from '@xstate/react'
import {type ReactNode, use, useCallback, useEffect, useMemo, useState} from 'react'
import type {SnapshotFrom} from 'xstate'
import type {examModeMachine} from '../../../machines/question/examMode.machine.ts'
import {markedChoice} from '../../../machines/question/examMode.selectors.ts'
import {areShortcutsOn} from '../../../machines/question/navigator.selectors.ts'
import {marksIn} from '../../services/question/details.actors.ts'
import {examModePreference} from '../../services/question/preferences.ts'
import {refreshQuestion} from '../../services/question/refresh.ts'
import {countTime} from '../../services/question/timeInFront.ts'
import {useStudentActors} from '../studentActors.ts'
import {ActivityFrameContext} from '../agenda/activityFrame.ts'
import {AutoFinish} from './AutoFinish.tsx'
import {DueNote} from './DueNote.tsx'
import {Essay} from './Essay.tsx'
import {draftsOf} from '../../services/question/drafts.ts'
import {ExamMode, type ExamModeActor, useExamMode} from './ExamMode.tsx'
import {ExamHostContext} from './examHost.ts'
import {ExamQuestion} from './ExamQuestion.tsx'
import {MissingQuestion} from './MissingQuestion.tsx'
import type {QuestionPagesProps, QuestionSource} from './pages.ts'
import {NavigatedQuestion, QuestionPages} from './QuestionPages.tsx'
import {UngradedEssays} from './UngradedEssays.tsx'
import {pendingAnswers} from './pendingAnswers.ts'
import {pendingMarks} from './pendingMarks.ts'
import type {Known} from './useQuestions.ts'
import {withoutHints} from './withoutHints.ts'
import {useRoot} from '../root.ts'
import {useShortcuts} from './useShortcuts.ts'
import {useStrokes} from './useStrokes.ts'
import {useSend} from '../useSend.ts'

const noMarks: ReadonlySet<string> = new Set()

const dueOf = ({smartReview}: QuestionSource, id: string) => smartReview?.due.find(({questionId}) => questionId === id)

/** Questions of the smart review or an exam: with 'Modo prova' or, as the student prefers, with immediate feedback (spec 2§4). */
export function ExamModePages(pages: QuestionPagesProps) {
  const {ids, agenda, entries, known, activity, actor} = pages
  const {exam} = use(ActivityFrameContext)
  const deadline = exam?.deadline ?? null
  const [input] = useState(() => {
    const {choices, essays} = marksIn([...agenda.smartReviewPreChoice, ...pendingMarks(entries)])
    const finishing = entries.find((entry) => entry.operation === 'createManyAnswer' && entry.refusal === null)
    const onTheirWay = pendingAnswers(entries)
    const answered = ids.filter((id) => isDone(known[id]) || onTheirWay[id] !== undefined).length
    const isPreferred = (exam?.isOn ?? examModePreference.read()) && answered === 0
    const drafts = isPreferred ? draftsOf(ids, agenda._id).essays : {}
    const isMarked = Object.keys(choices).length > 0 || (isPreferred && Object.keys({...drafts, ...essays}).length > 0)
    return {
      questionIds: ids,
      choices,
      essays: {...essays, ...drafts},
      isPreferred,
      isStarted: isMarked || answered > 0,
      isFinished: (isMarked && answered > 0) || (deadline !== null && agenda.smartReview?.finished === true),
      deadline,
      pendingKey: finishing?.key ?? null,
    }
  })
  const mode = useExamMode(input, activity)
  const onOpen = useCallback((questionId: string) => actor.send({type: 'question.goto', questionId}), [actor])
  const ungraded = useMemo(() => ids.filter((id) => known[id]?.isUngraded), [ids, known])
  const answered = ids.filter((id) => (known[id]?.outcome ?? -1) !== -1).length
  const hasAnswers = ids.some((id) => isDone(known[id]))
  useEffect(() => {
    if (hasAnswers) mode.send({type: 'answers.known'})
  }, [mode, hasAnswers])
  const host = use(ExamHostContext)
  const question = useMemo(
    () => (host?.hidesHints && pages.question ? withoutHints(pages.question) : pages.question),
    [host?.hidesHints, pages.question],
  )
  const shared = {...pages, question}
  useEffect(() => host?.tell({answered, ungraded}), [host, answered, ungraded])
  // An essay that was handed in blank has nothing to grade.
  const isOver = agenda.smartReview?.finished ?? false
  const ownWords = (
    <>
      {ungraded.length > 0 && !isOver ? <UngradedEssays ids={ids} ungraded={ungraded} onOpen={onOpen} /> : null}
      <AutoFinish agenda={agenda} isComplete={answered === ids.length} />
    </>
  )
  return (
    <ExamMode
      actor={mode}
      onOpen={onOpen}
      isEndTold={host !== null}
      tools={
        host ? (
          <host.Tools ids={ids} activity={activity} known={known} mode={mode} isEditable={shared.isEditable} />
        ) : null
      }
    >
      {host ? null : ownWords}
      <ExamOrImmediate shared={shared} mode={mode} />
    </ExamMode>
  )
}

const isDone = (question: Known[string] | undefined) =>
  question !== undefined && (question.outcome !== -1 || question.isUngraded)

function ExamOrImmediate({shared, mode}: {shared: QuestionPagesProps; mode: ExamModeActor}) {
  const state = useSelector(mode, (snapshot) => snapshot)
  const {choices, essays} = state.context
  const isFinished = state.matches('finished')
  const marked = useMemo(
    () => (isFinished ? noMarks : new Set([...Object.keys(choices), ...Object.keys(essays)])),
    [choices, essays, isFinished],
  )
  const onAnswer = useCallback(() => mode.send({type: 'answer.given'}), [mode])
  const {question} = shared
  const {noteOf} = use(ActivityFrameContext)
  const note = question ? (noteOf?.(question._id) ?? <DueNote due={dueOf(shared.agenda, question._id)} />) : null
  if (!state.hasTag('withoutFeedback')) return <QuestionPages {...shared} onAnswer={onAnswer} note={note} />
  return <Marking shared={shared} mode={mode} state={state} marked={marked} note={note} />
}

type MarkingProps = {
  readonly shared: QuestionPagesProps
  readonly mode: ExamModeActor
  readonly state: SnapshotFrom<typeof examModeMachine>
  readonly marked: ReadonlySet<string>
  readonly note: ReactNode
}

/** Marks and strokes of the question on the screen, by pointer and by key; nothing is said of right and wrong. */
function Marking({shared, mode, state, marked, note}: MarkingProps) {
  const {actor, question} = shared
  const send = useSend(mode.send)
  const {now} = useRoot()
  const strokes = useStrokes(question)
  const isChoice = (choice: number) => question !== undefined && !question.isEssay && choice < question.choices.length
  const mark = (choice: number) => {
    if (!question || !isChoice(choice)) return
    strokes.clear(choice)
    send({type: 'choice.mark', questionId: question._id, choice, now: now()})
  }
  const strike = (choice: number) => {
    if (isChoice(choice)) strokes.toggle(choice)
  }
  useShortcuts(areShortcutsOn(shared.state), (action) => {
    if (action.kind === 'next') actor.send({type: 'question.next'})
    if (action.kind === 'previous') actor.send({type: 'question.previous'})
    if (action.kind === 'pick') mark(action.choice)
    if (action.kind === 'strike') strike(action.choice)
  })
  return (
    <NavigatedQuestion shared={shared} marked={marked} hidesResults>
      <MarkedQuestion
        shared={shared}
        mode={mode}
        state={state}
        mark={mark}
        strike={strike}
        struck={strokes.struck}
        note={note}
      />
    </NavigatedQuestion>
  )
}

type MarkedProps = {
  readonly shared: QuestionPagesProps
  readonly mode: ExamModeActor
  readonly state: SnapshotFrom<typeof examModeMachine>
  readonly mark: (choice: number) => void
  readonly strike: (choice: number) => void
  readonly struck: readonly number[]
  readonly note: ReactNode
}

/** One question without feedback: its choices, or the field of an essay. */
function MarkedQuestion({shared, mode, state, mark, strike, struck, note}: MarkedProps) {
  const {question, number, ids, activity, isEditable, hasMoved} = shared
  const {client} = useStudentActors()
  const questionId = question?._id
  const onText = useCallback(
    (essay: string) => questionId !== undefined && mode.send({type: 'essay.write', questionId, essay}),
    [mode, questionId],
  )
  const onKeyMissing = useCallback(() => {
    if (questionId !== undefined) void refreshQuestion(client(), questionId, activity)
  }, [client, questionId, activity])
  useEffect(() => (questionId === undefined ? undefined : countTime(questionId)), [questionId])
  if (!question) return <MissingQuestion />
  const isOpen = isEditable && (state.matches('on') || state.matches('started'))
  const place = {question, number, total: ids.length, note, takesFocus: hasMoved}
  if (!question.isEssay)
    return (
      <ExamQuestion
        {...place}
        marked={markedChoice(state, question._id)}
        isOpen={isOpen}
        onMark={mark}
        struck={struck}
        onStrike={strike}
      />
    )
  return (
    <Essay
      key={question.scopedId}
      {...place}
      activity={activity}
      isEditable={isOpen || (isEditable && !state.matches('finishing'))}
      isExam
      onText={onText}
      onKeyMissing={onKeyMissing}
    />
  )
}
