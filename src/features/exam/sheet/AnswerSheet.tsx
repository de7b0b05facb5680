import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import type {SheetChoices, SheetQuestion} from '../../../../domain/exam/answerSheet.ts'
import type {Instant} from '../../../../domain/shared/studyDay.ts'
import {answerSheetMachine} from '../../../../machines/exam/answerSheet.machine.ts'
import {unconfirmedCount} from '../../../../machines/exam/answerSheet.selectors.ts'
import {readSheetDraft} from '../../../services/exam/sheetDraft.ts'
import {randomId} from '../../../services/platform/device.ts'
import {useClock, useRoot} from '../../root.ts'
import {useStudentActors} from '../../studentActors.ts'
import {AnswerSheetView} from './AnswerSheetView.tsx'
import {useFlow} from '../../useFlow.ts'
import {useSend} from '../../useSend.ts'
import {createAnswerSheetImplementations} from './answerSheet.implementations.ts'

type Props = {
  /** The exam, or the day's agenda; also the lane of its writes. Another activity is another instance: give it a `key`. */
  readonly activityId: string
  /** Under which name the server knows it: an exam is an `activity`, a day an `agenda`. */
  readonly kind: 'activity' | 'agenda'
  /** All questions of the exam in their order. */
  readonly questions: readonly SheetQuestion[]
  /** What is chosen on the screen, what is still on its way included. */
  readonly choices: SheetChoices
  /** When the time of the exam ends: what stands on an open sheet is confirmed before. */
  readonly endsAt?: Instant | null
  /** The choices that were confirmed, -1 for one taken back: the screen shows them at once. They are on their way already. */
  readonly onSaved?: (choices: SheetChoices) => void
  /** How many letters are typed and not confirmed, whenever that changes. */
  readonly onUnconfirmed?: (count: number) => void
}

/** 'Preencher gabarito': the answer sheet of a whole exam against the outbox (spec 2§2, 2§5). */
export function AnswerSheet({activityId, kind, questions, choices, endsAt = null, onSaved, onUnconfirmed}: Props) {
  const {now} = useRoot()
  const student = useStudentActors()
  const actor = useFlow(answerSheetMachine, {
    id: `answerSheet ${activityId}`,
    implementations: createAnswerSheetImplementations({...student, now, activityId, kind, onSaved}),
    input: () => ({questions, choices, endsAt, draft: readSheetDraft(activityId), timeKey: randomId()}),
  })
  const send = useSend(actor.send)
  useClock(actor)
  useEffect(
    () => actor.send({type: 'sheet.update', facts: {questions, choices, endsAt}}),
    [actor, questions, choices, endsAt],
  )
  const state = useSelector(actor, (snapshot) => snapshot)
  const unconfirmed = unconfirmedCount(state)
  useEffect(() => onUnconfirmed?.(unconfirmed), [onUnconfirmed, unconfirmed])
  return <AnswerSheetView state={state} send={send} />
}
