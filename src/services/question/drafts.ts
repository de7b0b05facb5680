import {marksIn} from './details.actors.ts'
import {marksOf} from './marks.ts'

/** What was picked and written in an activity's questions on this device, and not answered. */
export function draftsOf(ids: readonly string[], agendaId: string) {
  return marksIn(ids.map((questionId) => ({questionId, ...marksOf(`${agendaId}:${questionId}`)})))
}
