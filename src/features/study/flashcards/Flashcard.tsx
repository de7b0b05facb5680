import {useSelector} from '@xstate/react'
import {type ReactNode, type Ref, useEffect, useImperativeHandle, useRef} from 'react'
import {cardAnswerOf, type GradingMode} from '../../../../domain/study/flashcard.ts'
import {flashcardMachine} from '../../../../machines/study/flashcard.machine.ts'
import {gradeKey} from '../../../../machines/study/flashcard.selectors.ts'
import type {FlashcardEvent, PendingGrade} from '../../../../machines/study/flashcard.types.ts'
import {useEditability} from '../../question/useEditability.ts'
import {useSyncStatus} from '../../outbox/useWrites.ts'
import {FlashcardView} from './FlashcardView.tsx'
import type {ShownFlashcard} from './shown.ts'
import type {Send} from '../../flow.ts'
import {useFlow} from '../../useFlow.ts'
import {useSend} from '../../useSend.ts'
import {type CardDeck, createFlashcardImplementations} from './flashcard.implementations.ts'

type Props = {
  readonly card: ShownFlashcard
  readonly mode: GradingMode
  readonly isEditable: boolean
  readonly isReversed: boolean
  readonly place: {readonly number: number; readonly total: number} | null
  /** The outbox's word about this card. */
  readonly pending: PendingGrade | null
  readonly note?: ReactNode
  readonly takesFocus: boolean
  readonly deck: CardDeck
  /** Lets the keyboard shortcuts reach the card on the screen. */
  readonly sendRef?: Ref<Send<FlashcardEvent>>
}

function useCardActor({card: {_id}, mode, isEditable, pending, deck, card}: Props) {
  return useFlow(flashcardMachine, {
    id: `flashcard ${card.scopedId}`,
    implementations: createFlashcardImplementations({cardId: _id, deck}),
    input: () => ({cardId: _id, mode, isEditable, answer: cardAnswerOf(card.answer), pending}),
  })
}

type Arrived = Pick<Props, 'pending'> & {readonly answer: ReturnType<typeof cardAnswerOf>}

/** Tells the card what the outbox and the server say of it: another tab, the deck's undo, another device. */
function useArrivals(actor: ReturnType<typeof useCardActor>, {pending, answer}: Arrived): void {
  // Refused, or taken: the server may hold the grade of another tab that was there first.
  const isSettled = useSelector(
    actor,
    (state) => state.matches({grading: {asking: 'refused'}}) || state.matches({grading: {graded: 'answered'}}),
  )
  useEffect(() => {
    if (!pending || actor.getSnapshot().context.writeKey === pending.key) return
    if (pending.kind === 'undo') actor.send({type: 'undo.arrived', key: pending.key})
    else if (!pending.isRefused) actor.send({type: 'grade.arrived', key: pending.key, grade: pending.grade})
  }, [actor, pending])
  const last = useRef(answer)
  useEffect(() => {
    const isNews = answer !== last.current || (isSettled && answer !== -1)
    last.current = answer
    if (isNews) actor.send({type: 'answer.arrived', answer})
  }, [actor, answer, isSettled])
}

/** One flashcard against the outbox. One instance serves one card. */
export function FlashcardCard(props: Props) {
  const {card, isEditable, isReversed, place, pending, note, takesFocus, sendRef} = props
  const actor = useCardActor(props)
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  const syncStatus = useSyncStatus(gradeKey(state))
  useArrivals(actor, {pending, answer: cardAnswerOf(card.answer)})
  useImperativeHandle(sendRef, () => send, [send])
  useEditability(actor, isEditable)
  return (
    <FlashcardView
      state={state}
      send={send}
      card={card}
      isReversed={isReversed}
      place={place}
      syncStatus={syncStatus}
      note={note}
      takesFocus={takesFocus}
    />
  )
}
