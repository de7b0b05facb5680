import {createHash} from 'node:crypto'
import {sql} from 'kysely'
import {leastRanked, listedRows, rankedName} from '../../domain/performance/ranking.ts'
import type {RankingStatus} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'

type Stored = Pick<Database, 'db'>

type Row = {
  readonly profileId: string
  readonly name: string
  readonly isInitials: boolean
  readonly position: number
  readonly grade: number
  readonly percentile: number
}

/** What rows say when a name is empty. */
const nameless = 'Estudante'

/** The same for one student in one exam, and of no use anywhere else. */
const strangerId = (mockExamId: string, profileId: string): string =>
  createHash('sha256').update(`${mockExamId}\n${profileId}`).digest('base64url').slice(0, 16)

/** A ranking tells of the keys of its exam: as long as another exam holds one of them, nobody sees it (D-18). */
async function isRankingHeld({db}: Stored, mockExamId: string, now: number): Promise<boolean> {
  const {rows} = await sql<{isHeld: boolean}>`
    select exists (
      select from question q where q.key_held_until > ${new Date(now)}::timestamptz and (
        exists (select from mock_exam_question x where x.mock_exam_id = ${mockExamId} and x.question_id = q.id)
        or exists (select from mock_exam_dropped x where x.mock_exam_id = ${mockExamId} and x.question_id = q.id))
    ) as "isHeld"`.execute(db)
  return rows[0]?.isHeld ?? true
}

type Ranking = {readonly total: number; readonly first: readonly Row[]; readonly own: Row | undefined}

const columns = sql`r.profile_id as "profileId", p.name, p.ranking_initials as "isInitials", r.position, r.grade, r.percentile`

async function findRanking(
  {db}: Stored,
  {profileId, mockExamId}: {readonly profileId: string; readonly mockExamId: string},
): Promise<Ranking> {
  const [counted, first, own] = await Promise.all([
    sql<{
      total: number
    }>`select count(*)::integer as total from mock_ranking where mock_exam_id = ${mockExamId}`.execute(db),
    sql<Row>`
      select ${columns} from mock_ranking r join profile p on p.id = r.profile_id
      where r.mock_exam_id = ${mockExamId} order by r.position, r.activity_id limit ${listedRows}`.execute(db),
    sql<Row>`
      select ${columns} from mock_ranking r join profile p on p.id = r.profile_id
      where r.mock_exam_id = ${mockExamId} and r.profile_id = ${profileId} limit 1`.execute(db),
  ])
  return {total: counted.rows[0]?.total ?? 0, first: first.rows, own: own.rows[0]}
}

type Asked = {
  readonly profileId: string
  readonly name: string
  readonly mockExamId: string
  /** The server's instant. */
  readonly now: number
}

/** The first ten and, last, the student herself; empty before the ranking. With fewer than three ranked only herself. */
export async function findRankingStatus(database: Stored, asked: Asked): Promise<RankingStatus[]> {
  if (await isRankingHeld(database, asked.mockExamId, asked.now)) return []
  const {total, first, own} = await findRanking(database, asked)
  if (total === 0) return []
  const rows = total < leastRanked ? [] : first
  return [
    ...rows.map((row) => ({
      userId: row.profileId === asked.profileId ? row.profileId : strangerId(asked.mockExamId, row.profileId),
      name: rankedName(row.name, row.isInitials, nameless),
      ranking: row.position,
      total,
      grade: row.grade,
    })),
    {
      userId: asked.profileId,
      name: rankedName(asked.name, false, nameless),
      ranking: own?.position ?? null,
      total,
      grade: own?.grade ?? null,
    },
  ]
}

/** The student's place among all; nulls for who is not ranked. */
export async function findPercentiles(database: Stored, asked: Asked) {
  if (await isRankingHeld(database, asked.mockExamId, asked.now)) return {userRanking: null, userPercentile: null}
  const {total, own} = await findRanking(database, asked)
  if (own === undefined) return {userRanking: null, userPercentile: null}
  return {userRanking: {grade: own.grade, total}, userPercentile: own.percentile}
}
