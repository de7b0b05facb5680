import {useSelector} from '@xstate/react'
import {type ReactNode, Suspense, useCallback, useMemo} from 'react'
import {css} from 'styled-system/css'
import type {SheetChoices} from '../../../domain/exam/answerSheet.ts'
import {canBeFilled} from '../../../machines/question/examMode.selectors.ts'
import {lazyWhenIdle} from '../../ui/loading/lazyLoading.tsx'
import type {ExamToolsProps} from '../question/examHost.ts'
import {useRoot} from '../root.ts'
import {useWholeExam} from './useWholeExam.ts'

const AnswerSheet = lazyWhenIdle(() => import('./sheet/AnswerSheet.tsx'), 'AnswerSheet')
const ExamPrint = lazyWhenIdle(() => import('./print/ExamPrint.tsx'), 'ExamPrint')

/** 'Preencher gabarito' of an exam: what is typed becomes marks without feedback, as 'Modo prova' does them. */
function useSheet({ids, activity: {activity: id, calendarDate}, mode, isEditable}: ExamToolsProps): ReactNode {
  const state = useSelector(mode, (snapshot) => snapshot)
  const stored = useWholeExam(useMemo(() => ({id, calendarDate, questionIds: ids}), [id, calendarDate, ids]))
  const questions = useMemo(
    () => stored.map((question, index) => ({...question, number: index + 1, isLocked: false})),
    [stored],
  )
  const {now} = useRoot()
  const onSaved = useCallback(
    (choices: SheetChoices) => mode.send({type: 'sheet.filled', choices, now: now()}),
    [mode, now],
  )
  if (!isEditable || !canBeFilled(state) || questions.length < ids.length) return null
  return (
    <AnswerSheet
      key={id}
      activityId={id}
      kind="activity"
      questions={questions}
      choices={state.context.choices}
      onSaved={onSaved}
    />
  )
}

/** What an exam offers beside its questions: the answer sheet, and the exam and its sheet on paper. */
export function ExamTools(props: ExamToolsProps) {
  const sheet = useSheet(props)
  const {activity: id} = props.activity
  return (
    <div className={css({display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', minHeight: 'touch'})}>
      <Suspense fallback={null}>{sheet}</Suspense>
      <Suspense fallback={null}>
        <ExamPrint key={id} activityId={id} isBlocked={false} />
      </Suspense>
    </div>
  )
}
