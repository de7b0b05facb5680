import {type RawBuilder, sql} from 'kysely'
import type {ChosenHistory} from '../../domain/extras/extras.types.ts'
import {unseenDays} from '../../domain/extras/limits.ts'
import type {FilterScope} from './questionFit.ts'

/** What the student has done with the question of the row `s` of `own`. */
export const historySql: {readonly [H in ChosenHistory]: RawBuilder<boolean>} = {
  unanswered: sql<boolean>`not s.answered`,
  wrong: sql<boolean>`s.wrong`,
  doubt: sql<boolean>`s.doubt`,
  favorite: sql<boolean>`s.favorite`,
  unseen: sql<boolean>`not s.recent`,
}

/** What holds for questions that the student has had nothing to do with. */
export const ofNew: ReadonlySet<ChosenHistory> = new Set(['unanswered', 'unseen'])

/** SQL of several histories, joined by or. */
export const anyOf = (histories: readonly ChosenHistory[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    histories.map((history) => historySql[history]),
    sql` or `,
  )})`

/**
 * The rows of what the student has to do with questions, `own`: answered is what her memory knows, so that answers of
 * exams whose keys are not out tell nothing.
 */
export const ownOf = ({profileId, now}: FilterScope): RawBuilder<unknown> => sql`
    own as materialized (
      select question_id, bool_or(answered) as answered, bool_or(wrong) as wrong, bool_or(recent) as recent,
        bool_or(doubt) as doubt, bool_or(favorite) as favorite
      from (
        select question_id, true as answered, last_outcome = 0 as wrong,
          last_review > ${new Date(now - unseenDays * 86_400_000)}::timestamptz as recent, false as doubt, false as favorite
        from question_card where profile_id = ${profileId}
        union all
        select question_id, false, false, false, true, false from question_doubt where profile_id = ${profileId}
        union all
        select document, false, false, false, false, true from favorite
        where profile_id = ${profileId} and type = 'question'
      ) said
      group by question_id
    )`
