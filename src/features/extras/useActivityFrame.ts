import {useMemo} from 'react'
import type {ExtraPlace} from '../../../domain/extras/routes.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {isExtraFinished} from '../../services/extras/extras.actors.ts'
import {extrasText, extraSuffix} from '../../text/extras/extras.ts'
import type {ActivityFrame} from '../agenda/activityFrame.ts'

/** What stands around the extra of a place: its way back, its suffix, and how its end is told. */
export function useActivityFrame(
  place: ExtraPlace,
  calendarDate: CalendarDate,
  back: ActivityFrame['back'],
): ActivityFrame {
  const id = 'extra' in place ? place.extra.id : null
  // A mock exam says by itself that it is an extra.
  const suffix = place.show === 'exam' && place.route === 'simulado' ? '' : extraSuffix
  const hasOtherPart = place.show === 'smartReview'
  return useMemo(() => {
    if (id === null) return {back, suffix}
    const ask: NonNullable<ActivityFrame['end']>['ask'] = async (client) => {
      const isFinished = await isExtraFinished(client, calendarDate, id)
      // What has no other part ends with its last answer: the server is asked again.
      if (!isFinished && !hasOtherPart) throw new Error('the extra has not ended yet')
      return isFinished
    }
    return {back, suffix, end: {ask, text: extrasText.finishedExtra}}
  }, [back, suffix, calendarDate, id, hasOtherPart])
}
