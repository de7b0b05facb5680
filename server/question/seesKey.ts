import {type RawBuilder, sql} from 'kysely'
import {studyDayOf} from '../../domain/shared/studyDay.ts'
import {isInOpenMock} from '../answer-keys/disclosure.ts'
import {isHeld} from '../answer-keys/embargo.ts'
import {lastZone} from './question.input.ts'
import {isOpen} from './question.repository.ts'

/** Who looks at a key, and when; agendas of `openSince` and later ones can still be answered. */
export type KeyViewer = {readonly profileId: string; readonly openSince: string; readonly now: number}

/** The earliest day whose agenda may still be answered anywhere in Brazil. */
export const openSinceInBrazil = (now: number): string => studyDayOf(now, lastZone)

/**
 * Whether the student sees the key of the question in `q` anywhere: they have answered it and it stands open on no day of
 * theirs, or it is among the commented exams (D-10), and no mock exam holds it (D-18).
 */
export function seesKey({profileId, openSince, now}: KeyViewer): RawBuilder<boolean> {
  return sql<boolean>`(not ${isHeld(now)} and ((
    exists (select from answer g where g.profile_id = ${profileId} and g.question_id = q.id)
    and not ${isOpen({profileId, questionIds: [], openSince, now})}
  ) or (
    exists (select from exam_question x where x.question_id = q.id) and not exists (
      select from exam_activity u join agenda_question uq on uq.agenda_id = u.id and uq.question_id = q.id
      where u.profile_id = ${profileId} and u.kind <> 'mock' and u.finished_at is null and u.calendar_date >= ${openSince}
    ) and not ${isInOpenMock(profileId, now)}
  )))`
}
