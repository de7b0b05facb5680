import {useSelector} from '@xstate/react'
import {lazy, Suspense, useCallback, useMemo} from 'react'
import type {SheetChoices, SheetQuestion} from '../../../domain/exam/answerSheet.ts'
import {canBeFilled} from '../../../machines/question/examMode.selectors.ts'
import {arriving} from '../../ui/arriving.ts'
import type {ExamToolsProps} from '../question/examHost.ts'
import {useSheetQuestions} from './useSheetQuestions.ts'

const AnswerSheet = lazy(() => arriving(() => import('./sheet/AnswerSheet.tsx')).then((module) => ({default: module.AnswerSheet})))

/** 'Preencher gabarito' of an exam: what is typed becomes marks without feedback, as 'Modo prova' does them. */
export function ExamTools({ids, activity, mode, isEditable}: ExamToolsProps) {
  const state = useSelector(mode, (snapshot) => snapshot)
  const {choices} = state.context
  const lines = useSheetQuestions(ids, activity)
  const questions = useMemo<readonly SheetQuestion[] | null>(() => {
    const known = new Map(lines?.map((line) => [line.id, line]))
    return lines && ids.map((id, index) => ({id, number: index + 1, choices: 0, isEssay: false, ...known.get(id), isLocked: false}))
  }, [ids, lines])
  const onSaved = useCallback((filled: SheetChoices) => mode.send({type: 'sheet.filled', choices: filled}), [mode])
  if (!questions || !isEditable || !canBeFilled(state)) return null
  return (
    <Suspense fallback={null}>
      <AnswerSheet key={activity.activity} activityId={activity.activity} kind="activity" questions={questions} choices={choices} onSaved={onSaved} />
    </Suspense>
  )
}
