import {useSelector} from '@xstate/react'
import {type ReactNode, Suspense, useCallback, useMemo, useState} from 'react'
import {css} from 'styled-system/css'
import {agendaPath} from '../../../domain/agenda/routes.ts'
import type {ExamSource} from '../../../domain/exam/exam.types.ts'
import {dayExamMachine} from '../../../machines/exam/dayExam.machine.ts'
import {isExamEditable, shownExam} from '../../../machines/exam/dayExam.selectors.ts'
import type {DayExam as Exam, DayExamKind} from '../../../machines/exam/dayExam.types.ts'
import {timeZone} from '../../services/platform/device.ts'
import {setQuery} from '../../services/platform/url.ts'
import {dayExamText} from '../../text/exam/dayExam.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {type ExamHost, ExamHostContext} from '../question/examHost.ts'
import {QuestionSet} from '../question/QuestionSet.tsx'
import {useClock, useRoot} from '../root.ts'
import {useDayDrawn} from '../shell/useSplash.ts'
import {useStudentActors} from '../studentActors.ts'
import {DayExamView} from './DayExamView.tsx'
import {ExamTools} from './ExamTools.tsx'
import {useFlow} from '../useFlow.ts'
import {createDayExamImplementations} from './dayExam.implementations.ts'

const ReceiptCard = lazyNamed(() => import('./ReceiptCard.tsx'), 'ReceiptCard')

type Props = {
  readonly kind: DayExamKind
  readonly source: ExamSource
  readonly calendarDate: string
  /** Where its address stands; the agenda by default. */
  readonly base?: string
  /** Stands where there is no such exam, instead of the agenda's words. */
  readonly none?: ReactNode
  /** Why it stands on its day; below the questions until it is finished. */
  readonly why?: ReactNode
}

function useDayExam({kind, source, calendarDate, base = agendaPath}: Props) {
  const {now} = useRoot()
  const {client} = useStudentActors()
  const actor = useFlow(dayExamMachine, {
    implementations: createDayExamImplementations({client, kind, base}),
    input: () => ({kind, source, calendarDate, timeZone, openedAt: now()}),
  })
  useClock(actor)
  return actor
}

const wireTypes = {exam: 'exams', smartExam: 'smart_exams'} as const

const openQuestion = (id: string) => setQuery({id, showComment: null})

/** The questions of the exam. Its lists keep their identity as long as they say the same. */
function Questions({
  exam,
  kind,
  title,
  isEditable,
}: {
  exam: Exam
  kind: DayExamKind
  title: string
  isEditable: boolean
}) {
  const {_id, calendarDate, questions, preChoice} = exam
  const [ids, setIds] = useState(questions)
  if (ids !== questions && ids.join() !== questions.join()) setIds(questions)
  const source = useMemo(
    () => ({_id, calendarDate, smartReviewPreChoice: preChoice, type: wireTypes[kind]}),
    [_id, calendarDate, preChoice, kind],
  )
  return <QuestionSet key={_id} ids={ids} agenda={source} type="exam" title={title} isEditable={isEditable} />
}

function receiptOf({receipt, institution}: Exam, title: string): ReactNode {
  if (!receipt) return null
  return (
    <Suspense fallback={<div className={css({minHeight: '40'})} />}>
      <ReceiptCard receipt={receipt} exam={{title, institution}} />
    </Suspense>
  )
}

/** A full or smart exam of one day, from its first question to its receipt (spec 2§4). */
export function DayExam(props: Props) {
  const actor = useDayExam(props)
  const state = useSelector(actor, (snapshot) => snapshot)
  const exam = shownExam(state)
  // Questions tell it themselves.
  useDayDrawn(state.matches({open: 'none'}) || state.matches({open: 'failed'}))
  const isAbsent = props.none !== undefined && state.matches({open: 'none'})
  const tell = useCallback<ExamHost['tell']>(
    ({answered, ungraded}) => actor.send({type: 'progress.changed', answered, ungraded}),
    [actor],
  )
  const hidesHints = exam?.finished === false
  const host = useMemo(() => ({tell, hidesHints, Tools: ExamTools}), [tell, hidesHints])
  const title = exam?.title ?? dayExamText.kind[props.kind]
  if (isAbsent) return props.none
  return (
    <DayExamView state={state} send={actor.send} onOpen={openQuestion} receipt={exam ? receiptOf(exam, title) : null}>
      <ExamHostContext value={host}>
        {exam ? <Questions exam={exam} kind={props.kind} title={title} isEditable={isExamEditable(state)} /> : null}
      </ExamHostContext>
      {exam?.finished === false ? props.why : null}
    </DayExamView>
  )
}
