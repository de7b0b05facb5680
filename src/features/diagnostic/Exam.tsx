import {useMachine, useSelector} from '@xstate/react'
import {useCallback, useEffect, useMemo, useState} from 'react'
import {resultsOf} from '../../../domain/question/results.ts'
import {noChoice} from '../../../domain/question/outcome.ts'
import type {DiagnosticExam, DiagnosticQuestion} from '../../../machines/diagnostic/diagnostic.types.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {areShortcutsOn, currentQuestionId} from '../../../machines/question/navigator.selectors.ts'
import {navigatorMachine} from '../../../machines/question/navigator.machine.ts'
import {changeBegun, type DiagnosticKind} from '../../services/diagnostic/store.ts'
import {setQuery} from '../../services/platform/url.ts'
import {shortcutsPreference, stripStore} from '../../services/question/preferences.ts'
import {examText, failureText} from '../../text/diagnostic/diagnostic.ts'
import {questionHeading} from '../../text/question/question.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {usePageTitle} from '../access/usePageTitle.ts'
import {type Mark} from '../question/NavigatorCells.tsx'
import {type ShortcutAction, useShortcuts} from '../question/useShortcuts.ts'
import {useOffline} from '../shell/useOffline.ts'
import {useQueryParameter} from '../shell/useAddress.ts'
import {useSend} from '../useSend.ts'
import {useDiagnosticOutbox} from './useDiagnosticOutbox.ts'
import {createExamMachine, examInput} from './exam.implementations.ts'
import {ExamPage} from './ExamPage.tsx'
import {ExamView} from './ExamView.tsx'
import {ReadFailed} from './ReadFailed.tsx'
import {useNetworkReturn} from './useNetworkReturn.ts'

/** Both are loaded when the first question is painted. */
const LabValues = lazyNamed(() => import('../question/tools/LabValues.tsx'), 'LabValues')
const PrintExam = lazyNamed(() => import('./PrintExam.tsx'), 'PrintExam')

type Props = {readonly id: string; readonly kind: DiagnosticKind}

function useExam({id, kind}: Props) {
  const outbox = useDiagnosticOutbox()
  const [machine] = useState(() => createExamMachine({kind, outbox}))
  const [input] = useState(() => examInput(id, kind))
  const [state, sendKeyed] = useMachine(machine, {input})
  useNetworkReturn(sendKeyed)
  useEffect(() => {
    const watches = [outbox.on('write.confirmed', sendKeyed), outbox.on('write.refused', sendKeyed)]
    return () => watches.forEach((watch) => watch.unsubscribe())
  }, [outbox, sendKeyed])
  // What is known to be finished needs no end of its own any more: of another tab, or of a lost answer.
  useEffect(() => {
    if (state.context.exam?.isFinished) changeBegun(id, {isFinished: true})
  }, [state.context.exam?.isFinished, id])
  return {state, send: useSend(sendKeyed), outbox}
}

/** Which marks are not with the server yet. */
const unsavedOf = (entries: readonly OutboxEntry[], id: string): Record<string, 'onItsWay' | 'refused'> =>
  Object.fromEntries(
    entries.flatMap((entry) =>
      entry.lane === id && entry.operation === 'updateDiagnosticExamPreChoice'
        ? [[entry.input.preChoice.questionId, entry.refusal === null ? 'onItsWay' : 'refused'] as const]
        : [],
    ),
  )

const outcomeOf = ({studentAnswer}: DiagnosticQuestion): 1 | 0 | -1 =>
  studentAnswer ? (studentAnswer.outcome === 1 ? 1 : 0) : -1

type Shown = ReturnType<typeof useExam> & {readonly exam: DiagnosticExam}

function marksOf({state, exam}: Pick<Shown, 'state' | 'exam'>, unsaved: ReturnType<typeof unsavedOf>) {
  const {choices, questions} = state.context
  const byId = new Map(questions.map((question) => [question._id, question]))
  const markOf = (id: string): Mark => {
    const question = byId.get(id)
    if (exam.isFinished && question) return outcomeOf(question) === 1 ? 'right' : 'wrong'
    return unsaved[id] ?? (choices[id] === undefined ? 'unanswered' : 'marked')
  }
  return Object.fromEntries(exam.questionIds.map((id) => [id, markOf(id)]))
}

const connectedNavigator = navigatorMachine.provide({
  actions: {
    openQuestion: (_, {questionId}) => setQuery({id: questionId}, {replace: true}),
    saveShortcuts: (_, {areOn}) => shortcutsPreference.write(areOn),
    saveStrip: (_, {isShown}) => stripStore.write(isShown),
  },
})

/** The question of the address, its numbers and its keys. */
function Questions({state, send, outbox, exam, isOffline}: Shown & {readonly isOffline: boolean}) {
  const {questionIds, isFinished} = exam
  const {choices, questions, isIncomplete} = state.context
  const wanted = useQueryParameter('id')
  const [first] = useState(
    () =>
      questionIds.find((id) => id === wanted) ??
      questionIds.find((id) => !isFinished && choices[id] === undefined) ??
      questionIds[0] ??
      '',
  )
  const [navigator, navigate] = useMachine(connectedNavigator, {
    input: {
      questionIds,
      currentId: first,
      areShortcutsOn: shortcutsPreference.read(),
      isStripShown: stripStore.read(),
    },
  })
  useEffect(() => {
    navigate({type: 'address.changed', questionId: wanted ?? first})
  }, [navigate, wanted, first])
  const entries = useSelector(outbox, (snapshot) => snapshot.context.entries)
  const unsaved = useMemo(() => unsavedOf(entries, exam.id), [entries, exam.id])
  const marks = useMemo(() => marksOf({state, exam}, unsaved), [state, exam, unsaved])
  const currentId = currentQuestionId(navigator)
  const question = questions.find(({_id}) => _id === currentId)
  const number = questionIds.indexOf(currentId) + 1
  usePageTitle(`${questionHeading(number, questionIds.length)} · ${examText.title}`)
  const isOpen = state.hasTag('open')
  const onMark = useCallback(
    (choice: number) => send({type: 'choice.mark', questionId: currentId, choice}),
    [send, currentId],
  )
  const perform = useCallback(
    (action: ShortcutAction) => {
      if (action.kind === 'next') navigate({type: 'question.next'})
      if (action.kind === 'previous') navigate({type: 'question.previous'})
      if (action.kind === 'pick' && isOpen && question && action.choice < question.choices.length) onMark(action.choice)
    },
    [navigate, isOpen, question, onMark],
  )
  const areKeysOn = areShortcutsOn(navigator)
  useShortcuts(areKeysOn && state.matches({open: 'answering'}), perform)
  const labs = useMemo(() => <LabValues areKeysOn={areKeysOn} />, [areKeysOn])
  const print = useMemo(
    () => (questions.length < questionIds.length ? null : <PrintExam exam={exam} questions={questions} />),
    [exam, questions, questionIds.length],
  )
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && currentId !== first) setHasMoved(true)
  const results = useMemo(
    () =>
      isFinished
        ? resultsOf(questions.map((one) => ({difficulty: one.difficulty ?? 'unknown', outcome: outcomeOf(one)})))
        : null,
    [isFinished, questions],
  )
  return (
    <ExamPage
      navigator={navigator}
      onNavigate={navigate}
      question={question}
      marks={marks}
      results={results}
      chosen={choices[currentId] ?? noChoice}
      isOpen={isOpen}
      takesFocus={hasMoved}
      labs={labs}
      print={print}
      onMark={onMark}
      missing={
        isIncomplete ? (
          <ReadFailed isOffline={isOffline} words={failureText} onRetry={() => send({type: 'exam.retry'})} />
        ) : null
      }
    />
  )
}

const open = (id: string) => setQuery({id}, {replace: true})

/** A complete or partial diagnostic of this device, from its first question to its end, and its review afterwards. */
export function Exam(props: Props) {
  const shown = useExam(props)
  const {state, send} = shown
  const {exam} = state.context
  const isOffline = useOffline()
  return (
    <ExamView state={state} send={send} isOffline={isOffline} isPartial={props.kind === 'partial'} onOpen={open}>
      {exam ? <Questions {...shown} exam={exam} isOffline={isOffline} /> : null}
    </ExamView>
  )
}
