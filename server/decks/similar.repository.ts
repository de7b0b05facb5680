import {sql} from 'kysely'
import {comparedLetters, mostAlikeOf} from '../../domain/decks/likeness.ts'
import type {CommunityFlashcard} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'
import {findCard} from './cards.repository.ts'
import {mostCompared} from './limits.ts'

type Stored = Pick<Database, 'db'>

export type SimilarWanted = {
  readonly profileId: string
  readonly courseId: string
  readonly lessonId: string
  readonly front: string
}

/**
 * The cards of a lesson that ask nearly the same, the most alike first. A deck is compared front by front: it has hundreds of
 * cards however many the community has, and its newest are enough.
 */
export async function findSimilarCards(database: Stored, wanted: SimilarWanted): Promise<CommunityFlashcard[]> {
  const {profileId, courseId, lessonId, front} = wanted
  const {rows} = await sql<{id: string; front: string}>`
    select f.id, left(c.searched, least(char_length(c.front_source), ${comparedLetters.most * 2}::integer)) as front
    from (
      select id from flashcard
      where lesson_id = ${lessonId} and is_community and not retired
        and exists (select from lesson l where l.id = ${lessonId} and l.course_id = ${courseId})
      order by created_at desc, id limit ${mostCompared}
    ) f join community_flashcard c on c.flashcard_id = f.id`.execute(database.db)
  const cards = await Promise.all(mostAlikeOf(front, rows).map((id) => findCard(database, profileId, id)))
  return cards.filter((card) => card !== undefined)
}
