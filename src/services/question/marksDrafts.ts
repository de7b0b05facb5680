import type {Draft} from '../../../machines/outbox/draftSync.types.ts'
import type {Writes} from '../../../machines/outbox/outbox.types.ts'
import type {DraftSource} from '../outbox/draftStore.ts'
import {type DatedMarks, onMarksSaved} from './marks.ts'
import {settleMarks, unsentMarks, unsentQuestions} from './unsentMarks.ts'

/** `agenda:question` names an activity, `viewer:question` none. */
function placeOf(scopedId: string): Pick<Writes['saveQuestionMarks'], 'question' | 'activity'> {
  const colon = scopedId.indexOf(':')
  const place = scopedId.slice(0, colon)
  return {question: scopedId.slice(colon + 1), activity: place === 'viewer' ? null : place}
}

/** The marks of a question as a draft. Their lane is their own: they neither wait for answers nor hold them up. */
export const marksDraft = (scopedId: string, {struck, selected, essay, highlights, dateNow}: DatedMarks): Draft => ({
  id: scopedId,
  stamp: dateNow,
  lane: `marks ${scopedId}`,
  write: {
    operation: 'saveQuestionMarks',
    input: {...placeOf(scopedId), struck, selected, essay, highlights, dateNow},
  },
})

/** Struck choices, picks, texts and highlights of every question (D-23). */
export const marksDrafts: DraftSource = {
  onChange: onMarksSaved,
  unsent: unsentQuestions,
  read: (scopedId) => {
    const marks = unsentMarks(scopedId)
    return marks && marksDraft(scopedId, marks)
  },
  settle: ({id, stamp}) => settleMarks(id, stamp),
}
