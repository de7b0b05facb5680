import {agendaDeliveries} from '../services/agenda/deliveries.ts'
import {examDeliveries} from '../services/exam/deliveries.ts'
import {extrasDeliveries} from '../services/extras/deliveries.ts'
import {feedbackDeliveries} from '../services/feedback/deliveries.ts'
import {forumDeliveries} from '../services/forum/deliveries.ts'
import {deliverWith} from '../services/outbox/deliver.actors.ts'
import {questionDeliveries} from '../services/question/deliveries.ts'
import {studyDeliveries} from '../services/study/deliveries.ts'
import {themeDeliveries} from '../services/themes/deliveries.ts'

/** Delivers the writes of all areas. A new area adds its deliveries here, and its inputs to `Writes`. */
export const deliver = deliverWith({
  ...agendaDeliveries,
  ...examDeliveries,
  ...extrasDeliveries,
  ...feedbackDeliveries,
  ...forumDeliveries,
  ...questionDeliveries,
  ...studyDeliveries,
  ...themeDeliveries,
})
