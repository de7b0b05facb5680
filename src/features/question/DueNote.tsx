import {css} from 'styled-system/css'
import {dueReasons, recallChance} from '../../text/agenda.ts'
import type {QuestionSource} from './pages.ts'

/** Why the smart review shows a question today (D-20). */
export function DueNote({agenda, questionId}: {agenda: QuestionSource; questionId: string}) {
  const due = agenda.smartReview?.due.find((item) => item.questionId === questionId)
  if (!due) return null
  const {reason, retrievability} = due
  const chance = retrievability === null || retrievability === undefined ? '' : ` · ${recallChance(Math.round(retrievability * 100))}`
  return <p className={css({textStyle: 'small', color: 'info.text'})}>{`${dueReasons[reason]}${chance}`}</p>
}
