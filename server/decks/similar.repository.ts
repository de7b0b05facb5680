import {sql} from 'kysely'
import {comparedLetters, comparedWords, mostAlikeOf, signatureOf} from '../../domain/decks/likeness.ts'
import type {CommunityFlashcard} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'
import {findCard} from './cards.repository.ts'
import {mostCompared} from './limits.ts'
import {bitsOf} from './signatures.ts'

type Stored = Pick<Database, 'db'>

export type SimilarWanted = {
  readonly profileId: string
  readonly courseId: string
  readonly lessonId: string
  readonly front: string
}

/**
 * The cards of a lesson that ask nearly the same, the most alike first. Every card of the lesson is looked at by the bits of
 * its front's trigrams, which stand in an index; those that may be alike are compared by their words.
 */
export async function findSimilarCards(database: Stored, wanted: SimilarWanted): Promise<CommunityFlashcard[]> {
  const {profileId, courseId, lessonId, front} = wanted
  const {hex, least} = signatureOf(comparedWords(front))
  const common = sql`bit_count(front_bits & ${bitsOf(hex)})`
  const {rows} = await sql<{id: string; front: string}>`
    select f.id, left(c.searched, least(char_length(c.front_source), ${comparedLetters.most * 2}::integer)) as front
    from (
      select id from flashcard
      where lesson_id = ${lessonId} and is_community and not retired and ${common} >= ${least}::integer
        and exists (select from lesson l where l.id = ${lessonId} and l.course_id = ${courseId})
      order by ${common} desc, id limit ${mostCompared}
    ) f join community_flashcard c on c.flashcard_id = f.id`.execute(database.db)
  const cards = await Promise.all(mostAlikeOf(front, rows).map((id) => findCard(database, profileId, id)))
  return cards.filter((card) => card !== undefined)
}
