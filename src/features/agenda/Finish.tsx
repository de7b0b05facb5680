import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {useQuery} from 'urql'
import {percentOfQuestionsAnswered} from '../../../domain/agenda/progress.ts'
import {finishMachine} from '../../../machines/agenda/finish.machine.ts'
import {finishWriteKey} from '../../../machines/agenda/finish.selectors.ts'
import type {FinishContext} from '../../../machines/agenda/finish.types.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {QuestionMarksDocument} from '../../services/gen/day/graphql.ts'
import {markGroupsOf} from '../../services/question/chunks.ts'
import {usePendingWrites, useSyncStatus} from '../outbox/useWrites.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {FinishView} from './FinishView.tsx'
import type {PanelProps} from './panel.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {finishOfDay, type FinishWrite, pendingFinish} from './finishWrite.ts'
import {createFinishImplementations} from './finish.implementations.ts'

type Props = Pick<PanelProps, 'agenda' | 'isEditable'> & {
  readonly type: FinishContext['type']
  readonly lesson: NonNullable<PanelProps['lesson']>
  readonly write: FinishWrite
}

/** The student's progress in a review's questions, answers on their way included; null until it is known. */
function useProgress({agenda, type, lesson}: Omit<Props, 'write'>, entries: readonly OutboxEntry[]): number | null {
  // A review asks for ten answers; its first group of marks holds hundreds.
  const ids = markGroupsOf(lesson.questions)[0] ?? []
  const [{data}] = useQuery({
    query: QuestionMarksDocument,
    variables: {ids, calendarDate: agenda.calendarDate, type: 'question', activity: agenda._id},
    requestPolicy: 'cache-and-network',
    pause: type === 'theoreticalStudy' || ids.length === 0,
  })
  if (type === 'theoreticalStudy') return null
  if (!data && ids.length > 0) return null
  const waiting = new Set(
    entries.flatMap((entry) =>
      entry.operation === 'createOneAnswer' && entry.refusal === null && entry.input.choosen !== -1
        ? [entry.input.document]
        : [],
    ),
  )
  const answered = (data?.questionMany ?? []).filter(
    ({_id, studentAnswer}) => Boolean(studentAnswer) || waiting.has(_id),
  ).length
  return percentOfQuestionsAnswered(type, answered, lesson.questions.length)
}

/** 'Concluir …' of one lesson against the outbox. One instance serves one lesson of one day or extra. */
export function Finish(props: Props) {
  const {agenda, type, lesson, isEditable, write} = props
  const {now} = useRoot()
  const student = useStudentActors()
  const entries = usePendingWrites(agenda._id)
  const progress = useProgress(props, entries)
  const {lessonId, finished} = lesson
  const actor = useFlow(finishMachine, {
    id: `finish ${agenda._id}:${lessonId}`,
    implementations: createFinishImplementations({...student, now, write, lane: agenda._id}),
    input: () => ({type, isEditable, progress, isFinished: finished, pending: pendingFinish(entries, write)}),
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  const syncStatus = useSyncStatus(finishWriteKey(state))
  useEffect(() => actor.send({type: 'progress.changed', progress}), [actor, progress])
  useEffect(() => actor.send({type: 'window.changed', isEditable}), [actor, isEditable])
  useEffect(() => {
    if (finished) actor.send({type: 'finish.arrived'})
  }, [actor, finished])
  return <FinishView state={state} send={send} syncStatus={syncStatus} />
}

/** 'Concluir …' of one lesson of a day's agenda. */
export function DayFinish(props: Omit<Props, 'write'>) {
  const {agenda, type, lesson} = props
  const write = finishOfDay({type, lessonId: lesson.lessonId, calendarDate: agenda.calendarDate})
  return <Finish {...props} write={write} />
}
