import {useSelector} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import {isComplete as isCompleteExtra} from '../../../domain/extras/counts.ts'
import type {Extra} from '../../../domain/extras/extra.types.ts'
import {extraPath} from '../../../domain/extras/routes.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {extraActivityMachine} from '../../../machines/extras/extraActivity.machine.ts'
import {extraWriteKey} from '../../../machines/extras/extraActivity.selectors.ts'
import type {OutboxEntry, WriteOperation} from '../../../machines/outbox/outbox.types.ts'
import {usePendingWrites, useSyncStatus} from '../outbox/useWrites.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {ExtraActivityView} from './ExtraActivityView.tsx'
import {createExtraActivityImplementations} from './extraActivity.implementations.ts'

const finishes: readonly WriteOperation[] = [
  'finishExtraActivity',
  'finishExtraTheoreticalStudyExtraActivity',
  'finishExtraTheoreticalReviewActivity',
]

/** A finish of the extra that is on its way. */
const finishIn = (entries: readonly OutboxEntry[]): string | null =>
  entries.findLast(({operation, refusal}) => refusal === null && finishes.includes(operation))?.key ?? null

type Props = {
  readonly extra: Extra
  readonly calendarDate: CalendarDate
  readonly isEditable: boolean
}

/** One extra of the list against the outbox and the server. */
export function ExtraActivity({extra, calendarDate, isEditable}: Props) {
  const {id, isFinished} = extra
  const {now} = useRoot()
  const student = useStudentActors()
  const writeKey = finishIn(usePendingWrites(id))
  const isComplete = isCompleteExtra(extra)
  const news = useMemo(
    () => ({isFinished, isComplete, isEditable, writeKey}),
    [isFinished, isComplete, isEditable, writeKey],
  )
  const actor = useFlow(extraActivityMachine, {
    id: `extra ${id}`,
    implementations: createExtraActivityImplementations({...student, now, id, calendarDate}),
    input: () => ({id, ...news}),
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => actor.send({type: 'extra.changed', ...news}), [actor, news])
  return (
    <ExtraActivityView
      state={state}
      send={send}
      extra={extra}
      href={extraPath(extra.kind, {id, calendarDate})}
      syncStatus={useSyncStatus(extraWriteKey(state))}
    />
  )
}
