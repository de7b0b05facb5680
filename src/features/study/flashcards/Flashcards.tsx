import {useCallback, useEffect, useMemo, useRef} from 'react'
import {refreshAgenda} from '../../../services/study/flashcards.ts'
import type {PanelProps} from '../../agenda/panel.ts'
import {usePendingWrites} from '../../question/usePending.ts'
import {useRoot} from '../../root.ts'
import {useStudentActors} from '../../studentActors.ts'
import {type CardWrite, FlashcardPages} from './FlashcardPages.tsx'
import {CardDueNote} from './CardDueNote.tsx'
import type {KnownCards} from './useFlashcards.ts'

/** The last answer finishes a smart review on the server: the day is read again to show it. */
function useFinishedReview({ids, agenda, type}: PanelProps, waiting: number): (known: KnownCards) => void {
  const {client} = useStudentActors()
  const isOpen = type === 'smartReview' && agenda.smartReview?.finished === false
  const all = useRef(false)
  const waits = useRef(waiting)
  const check = useCallback(() => {
    if (isOpen && all.current && waits.current === 0) refreshAgenda(client(), agenda.calendarDate)
  }, [isOpen, client, agenda.calendarDate])
  useEffect(() => {
    waits.current = waiting
    check()
  }, [waiting, check])
  return useCallback(
    (known: KnownCards) => {
      all.current = ids.every((id) => (known[id] ?? -1) !== -1)
      check()
    },
    [ids, check],
  )
}

/** The flashcards of one activity of the day: graded through the outbox, in the activity's lane. */
export function Flashcards(props: PanelProps) {
  const {ids, agenda, type, isEditable} = props
  const {now} = useRoot()
  const {write} = useStudentActors()
  const entries = usePendingWrites(agenda._id)
  const onKnown = useFinishedReview(props, entries.length)
  const {_id: activity, calendarDate} = agenda
  const source = useMemo(() => ({calendarDate, activity}), [calendarDate, activity])
  const onWrite = useCallback(
    (key: string, card: CardWrite) => {
      const place = {calendarDate, activity, theoreticalType: type, dateNow: new Date(now()).toISOString()}
      if (card.operation === 'answerFlashcard') {
        const {document, choosen} = card
        write(key, activity, {operation: 'answerFlashcard', input: {...place, type: 'flashcard', document, choosen}})
      } else {
        write(key, activity, {operation: 'undoFlashcardAnswer', input: {...place, document: card.document}})
      }
    },
    [activity, calendarDate, type, now, write],
  )
  const noteOf = useCallback((cardId: string) => <CardDueNote agenda={agenda} cardId={cardId} />, [agenda])
  return (
    <FlashcardPages
      ids={ids}
      source={source}
      mode="saved"
      isEditable={isEditable}
      entries={entries}
      onWrite={onWrite}
      noteOf={type === 'smartReview' ? noteOf : undefined}
      onKnown={onKnown}
    />
  )
}
