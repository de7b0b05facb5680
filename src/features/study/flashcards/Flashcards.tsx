import {useCallback, useMemo, useState} from 'react'
import {css} from 'styled-system/css'
import type {PanelProps} from '../../agenda/panel.ts'
import {AutoFinish} from '../../question/AutoFinish.tsx'
import {DueNote} from '../../question/DueNote.tsx'
import {FocusMode} from '../../question/tools/FocusMode.tsx'
import {usePendingWrites} from '../../outbox/useWrites.ts'
import {useRoot} from '../../root.ts'
import {useStudentActors} from '../../studentActors.ts'
import type {CardWrite} from './deck.implementations.ts'
import {FlashcardPages} from './FlashcardPages.tsx'
import type {KnownCards} from './useFlashcards.ts'

/** The flashcards of one activity of the day: graded through the outbox, in the activity's lane. */
export function Flashcards(props: PanelProps) {
  const {ids, agenda, type, isEditable} = props
  const {now} = useRoot()
  const {outbox, writeEvent} = useStudentActors()
  const entries = usePendingWrites(agenda._id)
  const [isComplete, setIsComplete] = useState(false)
  const onKnown = useCallback((known: KnownCards) => setIsComplete(ids.every((id) => (known[id] ?? -1) !== -1)), [ids])
  const {_id: activity, calendarDate} = agenda
  const source = useMemo(() => ({calendarDate, activity}), [calendarDate, activity])
  const onWrite = useCallback(
    (key: string, card: CardWrite) => {
      const place = {calendarDate, activity, theoreticalType: type, dateNow: new Date(now()).toISOString()}
      if (card.operation === 'answerFlashcard') {
        const {document, choosen} = card
        const input = {...place, type: 'flashcard', document, choosen}
        outbox.send(writeEvent(key, activity, {operation: 'answerFlashcard', input}))
      } else {
        const input = {...place, document: card.document}
        outbox.send(writeEvent(key, activity, {operation: 'undoFlashcardAnswer', input}))
      }
    },
    [activity, calendarDate, type, now, outbox, writeEvent],
  )
  const noteOf = useCallback(
    (cardId: string) => (
      <DueNote due={agenda.smartReview?.dueFlashcards.find(({flashcardId}) => flashcardId === cardId)} />
    ),
    [agenda],
  )
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '5'})}>
      {type === 'smartReview' ? <AutoFinish agenda={agenda} isComplete={isComplete} part="cards" /> : null}
      <FlashcardPages
        ids={ids}
        source={source}
        mode="saved"
        isEditable={isEditable}
        entries={entries}
        onWrite={onWrite}
        noteOf={type === 'smartReview' ? noteOf : undefined}
        tools={<FocusMode kind="flashcard" />}
        onKnown={onKnown}
      />
    </div>
  )
}
