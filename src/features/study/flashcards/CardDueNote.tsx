import {css} from 'styled-system/css'
import type {DayAgenda} from '../../../../domain/agenda/agenda.types.ts'
import {dueReasons, recallChance} from '../../../text/agenda.ts'

/** Why the smart review shows a flashcard today (D-20). */
export function CardDueNote({agenda, cardId}: {readonly agenda: DayAgenda; readonly cardId: string}) {
  const due = agenda.smartReview?.dueFlashcards.find(({flashcardId}) => flashcardId === cardId)
  if (!due) return null
  const chance = typeof due.retrievability === 'number' ? ` · ${recallChance(Math.round(due.retrievability * 100))}` : ''
  return <p className={css({textStyle: 'small', color: 'info.text'})}>{`${dueReasons[due.reason]}${chance}`}</p>
}
