import {css} from 'styled-system/css'
import type {DueReason} from '../../../domain/agenda/agenda.types.ts'
import {dueReasons, recallChance} from '../../text/agenda/due.ts'

type Due = {readonly reason: DueReason; readonly retrievability?: number | null | undefined}

/** Why the smart review shows a question or a flashcard today (D-20); nothing for what is not due. */
export function DueNote({due}: {readonly due: Due | undefined}) {
  if (!due) return null
  const {reason, retrievability} = due
  const chance = typeof retrievability === 'number' ? ` · ${recallChance(Math.round(retrievability * 100))}` : ''
  return (
    <p className={css({textStyle: 'small', color: 'info.text', marginTop: '2'})}>{`${dueReasons[reason]}${chance}`}</p>
  )
}
