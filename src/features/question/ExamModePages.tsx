import {useSelector} from '@xstate/react'
import {useCallback, useMemo, useState} from 'react'
import {noChoice} from '../../../domain/question/outcome.ts'
import {markedChoice} from '../../../machines/question/examMode.selectors.ts'
import {areShortcutsOn} from '../../../machines/question/navigator.selectors.ts'
import {randomId} from '../../services/platform/device.ts'
import {examModePreference} from '../../services/question/preferences.ts'
import {questionText} from '../../text/question.ts'
import {EmptyState} from '../../ui/EmptyState.tsx'
import {DueNote} from './DueNote.tsx'
import {ExamMode, type ExamModeActor, useExamMode} from './ExamMode.tsx'
import {ExamQuestion} from './ExamQuestion.tsx'
import type {QuestionPagesProps} from './pages.ts'
import {NavigatedQuestion, QuestionPages} from './QuestionPages.tsx'
import {pendingAnswers, pendingChoices} from './usePending.ts'
import {useShortcuts} from './useShortcuts.ts'

const noMarks: ReadonlySet<string> = new Set()

/** The smart review's questions: with 'Modo prova' or, as the student prefers, with immediate feedback (spec 2§4). */
export function ExamModePages(shared: QuestionPagesProps) {
  const {ids, agenda, entries, known, activity} = shared
  const [input] = useState(() => {
    const stored = Object.fromEntries(agenda.smartReviewPreChoice.map(({questionId, selected}) => [questionId, selected]))
    const all: Record<string, number> = {...stored, ...pendingChoices(entries)}
    const choices = Object.fromEntries(Object.entries(all).filter(([, choice]) => choice !== noChoice))
    const finishing = entries.find((entry) => entry.operation === 'createManyAnswer' && entry.refusal === null)
    const onTheirWay = pendingAnswers(entries)
    const answered = ids.filter((id) => (known[id]?.outcome ?? -1) !== -1 || onTheirWay[id] !== undefined).length
    const isMarked = Object.keys(choices).length > 0
    return {
      questionIds: ids,
      choices,
      isPreferred: examModePreference.read() && answered === 0,
      isStarted: isMarked || answered > 0,
      isFinished: isMarked && answered === ids.length,
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

function ExamOrImmediate({shared, mode}: {shared: QuestionPagesProps; mode: ExamModeActor}) {
  const state = useSelector(mode, (snapshot) => snapshot)
  const {choices} = state.context
  const isFinished = state.matches('finished')
  const marked = useMemo(() => (isFinished ? noMarks : new Set(Object.keys(choices))), [choices, isFinished])
  const onAnswer = useCallback(() => mode.send({type: 'answer.given'}), [mode])
  if (!state.hasTag('withoutFeedback')) return <QuestionPages {...shared} onAnswer={onAnswer} />
  const {question, number, ids, agenda, isEditable} = shared
  const mark = (choice: number) => {
    if (question) mode.send({type: 'choice.mark', questionId: question._id, choice, key: randomId()})
  }
  return (
    <NavigatedQuestion shared={shared} marked={marked}>
      <ExamShortcuts shared={shared} mark={mark} />
      {question ? (
        <ExamQuestion
          question={question}
          number={number}
          total={ids.length}
          marked={markedChoice(state, question._id)}
          isOpen={isEditable && (state.matches('on') || state.matches('started'))}
          onMark={mark}
          note={<DueNote agenda={agenda} questionId={question._id} />}
          takesFocus={shared.hasMoved}
        />
      ) : (
        <EmptyState art="search" title={questionText.notFound} />
      )}
    </NavigatedQuestion>
  )
}

function ExamShortcuts({shared, mark}: {shared: QuestionPagesProps; mark: (choice: number) => void}) {
  const {actor, state} = shared
  useShortcuts(areShortcutsOn(state), (action) => {
    if (action.kind === 'next') actor.send({type: 'question.next'})
    if (action.kind === 'previous') actor.send({type: 'question.previous'})
    if (action.kind === 'pick') mark(action.choice)
  })
  return null
}
