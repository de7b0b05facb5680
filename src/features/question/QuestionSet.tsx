import {useActorRef, useSelector} from '@xstate/react'
import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react'
import {css} from 'styled-system/css'
import {useSearch} from 'wouter'
import type {DayAgenda, TheoreticalType} from '../../../domain/agenda/agenda.types.ts'
import {currentQuestion} from '../../../domain/question/navigation.ts'
import {noChoice} from '../../../domain/question/outcome.ts'
import {markedChoice} from '../../../machines/question/examMode.selectors.ts'
import {navigatorMachine} from '../../../machines/question/navigator.machine.ts'
import {areShortcutsOn, currentNumber, currentQuestionId} from '../../../machines/question/navigator.selectors.ts'
import type {QuestionEvent} from '../../../machines/question/question.types.ts'
import {randomId} from '../../services/platform/device.ts'
import {setQuery} from '../../services/platform/url.ts'
import {examModePreference, shortcutsPreference} from '../../services/question/preferences.ts'
import {refreshQuestion} from '../../services/question/refresh.ts'
import {agendaText, dueReasons, emptyTabs, recallChance} from '../../text/agenda.ts'
import {brand} from '../../text/brand.ts'
import {questionHeading, questionText} from '../../text/question.ts'
import {Button} from '../../ui/Button.tsx'
import {EmptyState} from '../../ui/EmptyState.tsx'
import {Skeleton} from '../../ui/Skeleton.tsx'
import {useRoot} from '../root.ts'
import {ExamMode, type ExamModeActor, useExamMode} from './ExamMode.tsx'
import {ExamQuestion} from './ExamQuestion.tsx'
import {NavigatorView} from './NavigatorView.tsx'
import {type Activity, Question} from './Question.tsx'
import type {ShownQuestion} from './shown.ts'
import {pendingAnswers, pendingChoices, usePendingWrites} from './usePending.ts'
import {marksOf, resultsOfKnown, useKnownQuestions, useQuestionChunk} from './useQuestions.ts'
import {type ShortcutAction, useShortcuts} from './useShortcuts.ts'

type Props = {
  readonly ids: readonly string[]
  readonly agenda: DayAgenda
  readonly type: TheoreticalType
  readonly isEditable: boolean
}

/** The questions of one activity of the day, or why there are none. */
export function QuestionSet(props: Props) {
  const wanted = new URLSearchParams(useSearch()).get('id')
  const [first] = useState(() => currentQuestion(props.ids, wanted, new Set()))
  if (first === null) return <EmptyState art="search" title={emptyTabs.questao} />
  return <Questions {...props} first={first} wanted={wanted} />
}

const navigator = navigatorMachine.provide({
  actions: {
    openQuestion: (_, {questionId}) => setQuery({id: questionId, showComment: null}),
    saveShortcuts: (_, {areOn}) => shortcutsPreference.write(areOn),
  },
})

type Inner = Props & {readonly first: string; readonly wanted: string | null}

function useNavigator({ids, first, wanted}: Inner) {
  const actor = useActorRef(navigator, {input: {questionIds: ids, currentId: first, areShortcutsOn: shortcutsPreference.read()}})
  useEffect(() => {
    if (wanted !== null) actor.send({type: 'address.changed', questionId: wanted})
  }, [actor, wanted])
  return actor
}

function DueNote({agenda, questionId}: {agenda: DayAgenda; questionId: string}) {
  const due = agenda.smartReview?.due.find((item) => item.questionId === questionId)
  if (!due) return null
  const {reason, retrievability} = due
  const chance = retrievability === null || retrievability === undefined ? '' : ` · ${recallChance(Math.round(retrievability * 100))}`
  return <p className={css({textStyle: 'small', color: 'info.text'})}>{`${dueReasons[reason]}${chance}`}</p>
}

function Questions(props: Inner) {
  const {ids, agenda, type, isEditable} = props
  const actor = useNavigator(props)
  const state = useSelector(actor, (snapshot) => snapshot)
  const currentId = currentQuestionId(state)
  const source = useMemo(() => ({calendarDate: agenda.calendarDate, activity: agenda._id}), [agenda.calendarDate, agenda._id])
  const activity = useMemo<Activity>(() => ({...source, theoreticalType: type}), [source, type])
  const remote = useQuestionChunk(ids, currentId, source)
  const chunk = remote.status === 'ready' ? remote.value : nothing
  const known = useKnownQuestions(ids, chunk, source)
  const entries = usePendingWrites(agenda._id)
  const number = currentNumber(state)

  useEffect(() => {
    document.title = `${questionHeading(number, ids.length)} · ${brand.name}`
  }, [number, ids.length])

  if (remote.status === 'loading') return <Skeleton shape="text" lines={8} label={questionText.loading} />
  if (remote.status === 'failed') {
    return (
      <EmptyState
        art="offline"
        role="alert"
        title={questionText.notFound}
        actions={<Button onClick={remote.retry}>{agendaText.tryAgain}</Button>}
      >
        {agendaText.failedHint}
      </EmptyState>
    )
  }
  const question = chunk.find(({_id}) => _id === currentId)
  const shared = {props, question, activity, known, entries, number, isEditable, actor, state}
  return type === 'smartReview' ? <WithExamMode {...shared} /> : <Immediate {...shared} />
}

const nothing: readonly ShownQuestion[] = []

type Shared = {
  readonly props: Inner
  readonly question: ShownQuestion | undefined
  readonly activity: Activity
  readonly known: ReturnType<typeof useKnownQuestions>
  readonly entries: ReturnType<typeof usePendingWrites>
  readonly number: number
  readonly isEditable: boolean
  readonly actor: ReturnType<typeof useNavigator>
  readonly state: ReturnType<ReturnType<typeof useNavigator>['getSnapshot']>
}

type QuestionActor = {readonly send: (event: QuestionEvent) => void}

const eventOf = (action: ShortcutAction): QuestionEvent | null => {
  if (action.kind === 'pick') return {type: 'choice.pick', choice: action.choice}
  if (action.kind === 'strike') return {type: 'choice.strike', choice: action.choice}
  if (action.kind === 'answer') return {type: 'answer.confirm', key: randomId()}
  return action.kind === 'comment' ? {type: 'comment.toggle'} : null
}

function Navigated({shared, marked, children}: {shared: Shared; marked: ReadonlySet<string>; children: ReactNode}) {
  const {props, known, entries, actor, state} = shared
  const marks = useMemo(() => marksOf(props.ids, {known, pending: pendingAnswers(entries), marked}), [props.ids, known, entries, marked])
  const results = useMemo(() => resultsOfKnown(props.ids, known), [props.ids, known])
  return <NavigatorView state={state} send={actor.send} marks={marks} results={results}>{children}</NavigatorView>
}

const noMarks: ReadonlySet<string> = new Set()

function Immediate({onAnswer = () => undefined, ...shared}: Shared & {onAnswer?: () => void}) {
  return (
    <Navigated shared={shared} marked={noMarks}>
      <Answered shared={shared} onAnswer={onAnswer} />
    </Navigated>
  )
}

function Answered({shared, onAnswer}: {shared: Shared; onAnswer: () => void}) {
  const {props, question, activity, number, isEditable, actor, state} = shared
  const {client} = useRoot()
  const current = useRef<QuestionActor | null>(null)
  const onActor = useCallback((next: QuestionActor | null) => {
    current.current = next
  }, [])
  const perform = useCallback(
    (action: ShortcutAction) => {
      if (action.kind === 'next') actor.send({type: 'question.next'})
      if (action.kind === 'previous') actor.send({type: 'question.previous'})
      const event = eventOf(action)
      if (event) current.current?.send(event)
    },
    [actor],
  )
  useShortcuts(areShortcutsOn(state), perform)
  const questionId = question?._id
  const onKeyMissing = useCallback(() => {
    if (questionId !== undefined) void refreshQuestion(client(), questionId, activity)
  }, [client, questionId, activity])
  if (!question) return <EmptyState art="search" title={questionText.notFound} />
  return (
    <Question
      key={question.scopedId}
      question={question}
      activity={activity}
      isEditable={isEditable}
      number={number}
      total={props.ids.length}
      note={<DueNote agenda={props.agenda} questionId={question._id} />}
      onActor={onActor}
      onAnswer={onAnswer}
      onKeyMissing={onKeyMissing}
    />
  )
}

function WithExamMode(shared: Shared) {
  const {props, entries, known, activity} = shared
  const [input] = useState(() => {
    const stored = Object.fromEntries(props.agenda.smartReviewPreChoice.map(({questionId, selected}) => [questionId, selected]))
    const all: Record<string, number> = {...stored, ...pendingChoices(entries)}
    const choices = Object.fromEntries(Object.entries(all).filter(([, choice]) => choice !== noChoice))
    const finishing = entries.find((entry) => entry.operation === 'createManyAnswer' && entry.refusal === null)
    const answered = props.ids.filter((id) => (known[id]?.outcome ?? -1) !== -1).length
    const isMarked = Object.keys(choices).length > 0
    return {
      questionIds: props.ids,
      choices,
      isPreferred: examModePreference.read() && answered === 0,
      isStarted: isMarked || answered > 0,
      isFinished: isMarked && answered === props.ids.length,
      pendingKey: finishing?.key ?? null,
    }
  })
  const mode = useExamMode(input, activity)
  return (
    <ExamMode actor={mode}>
      <ExamOrImmediate shared={shared} mode={mode} />
    </ExamMode>
  )
}

function ExamOrImmediate({shared, mode}: {shared: Shared; mode: ExamModeActor}) {
  const state = useSelector(mode, (snapshot) => snapshot)
  const {choices} = state.context
  const isFinished = state.matches('finished')
  const marked = useMemo(() => (isFinished ? noMarks : new Set(Object.keys(choices))), [choices, isFinished])
  const onAnswer = useCallback(() => mode.send({type: 'answer.given'}), [mode])
  if (!state.hasTag('withoutFeedback')) return <Immediate {...shared} onAnswer={onAnswer} />
  const {question, number, props, isEditable} = shared
  const mark = (choice: number) => {
    if (question) mode.send({type: 'choice.mark', questionId: question._id, choice, key: randomId()})
  }
  return (
    <Navigated shared={shared} marked={marked}>
      <ExamShortcuts shared={shared} mark={mark} />
      {question ? (
        <ExamQuestion
          question={question}
          number={number}
          total={props.ids.length}
          marked={markedChoice(state, question._id)}
          isOpen={isEditable && (state.matches('on') || state.matches('started'))}
          onMark={mark}
          note={<DueNote agenda={props.agenda} questionId={question._id} />}
        />
      ) : (
        <EmptyState art="search" title={questionText.notFound} />
      )}
    </Navigated>
  )
}

function ExamShortcuts({shared, mark}: {shared: Shared; mark: (choice: number) => void}) {
  const {actor, state} = shared
  useShortcuts(areShortcutsOn(state), (action) => {
    if (action.kind === 'next') actor.send({type: 'question.next'})
    if (action.kind === 'previous') actor.send({type: 'question.previous'})
    if (action.kind === 'pick') mark(action.choice)
  })
  return null
}
