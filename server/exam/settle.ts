import {sql} from 'kysely'
import {graceTime} from '../../domain/exam/mockExam.ts'
import {heldQuestionIds} from '../answer-keys/embargo.ts'
import type {Services} from '../kernel/context.ts'
import {guarded, reportTo} from '../kernel/guarded.ts'
import {learnFromHeldAnswers} from '../question/heldAnswer.repository.ts'
import {lockIfFree, type StoredMock, type Tx} from './mockProgress.repository.ts'
import {learnFromMock, sealMock} from './mockSeal.repository.ts'
import {storeSheet} from './mockSheet.repository.ts'
import {rankMock} from './ranking.repository.ts'

type Settling = Pick<Services, 'database' | 'databaseNow' | 'log'>

/** Exams of one round; the next round takes the others. */
const most = 1_000

/** Exams for which something is due; those whose time is over first. */
async function findDue(db: Tx, now: number): Promise<string[]> {
  const at = sql`${new Date(now)}::timestamptz`
  const {rows} = await sql<{id: string}>`
    select id from exam_activity
    where kind = 'mock' and started_at is not null and learned_at is null and (
      (finished_at is null and deadline <= ${new Date(now - graceTime)}::timestamptz)
      or (sealed_at is null and finished_at is not null and seals_at <= ${at})
      or (sealed_at is not null and (answers_at is null or answers_at <= ${at}) and not exists (
        select from agenda_question hq where hq.agenda_id = exam_activity.id and hq.question_id in ${heldQuestionIds(now)}
      )))
    order by deadline, id limit ${most}`.execute(db)
  return rows.map(({id}) => id)
}

/** What is due for one exam now: closing by time, sealing, learning from it. Each happens once. */
async function settleOne(tx: Tx, exam: StoredMock, now: number): Promise<void> {
  const {deadline, sealsAt, answersAt, isSealed} = exam
  if (deadline === null || sealsAt === null) return
  if (exam.finishedAt === null) {
    if (now < deadline + graceTime) return
    await storeSheet(tx, exam, {finishedAt: deadline, isByStudent: false, now})
  }
  if (!isSealed && now >= sealsAt) await sealMock(tx, exam, now)
  if (isSealed && (answersAt === null || now >= answersAt)) await learnFromMock(tx, exam, now)
}

async function findUnranked(db: Tx, now: number): Promise<string[]> {
  const {rows} = await sql<{id: string}>`
    select distinct e.mock_exam_id as id from exam_activity e
    where e.kind = 'mock' and not e.is_extra and e.sealed_at is not null and e.ranking_at <= ${new Date(now)}
      and not exists (select from mock_ranking r where r.activity_id = e.id)`.execute(db)
  return rows.map(({id}) => id)
}

/** Lets the results of full and smart exams be told that waited for the key of one of their questions. */
async function tellResults(tx: Tx, now: number): Promise<void> {
  await sql`
    update exam_activity set learned_at = ${new Date(now)}
    where kind <> 'mock' and finished_at is not null and learned_at is null and not exists (
      select from agenda_question hq where hq.agenda_id = exam_activity.id and hq.question_id in ${heldQuestionIds(now)}
    )`.execute(tx)
}

/** The rounds of one settling in which answers are learned from whose keys have come out. */
const mostRounds = 100

/**
 * Does what is due for mock exams that nobody looks after: those whose time is over are closed, sealed, counted and
 * ranked. Then for what waited for their keys: answers given in study, and results of other exams. Each exam has a transaction of its own, and one that another process is at is left to it, so that everything
 * happens exactly once with any number of processes. One that fails stops none of the others. `isOver` ends the round
 * before the next exam.
 */
export async function settleExams({database: {db}, databaseNow, log}: Settling, isOver = () => false): Promise<void> {
  const attempt = (work: (tx: Tx, now: number) => Promise<void>) =>
    db
      .transaction()
      .execute(async (tx) => work(tx, await databaseNow(tx)))
      .catch((error: unknown) => log.error({err: error}, 'an exam could not be settled'))
  for (const id of await findDue(db, await databaseNow(db))) {
    if (isOver()) return
    await attempt(async (tx, now) => {
      const exam = await lockIfFree(tx, id)
      if (exam !== undefined) await settleOne(tx, exam, now)
    })
  }
  for (const id of await findUnranked(db, await databaseNow(db))) await attempt((tx, now) => rankMock(tx, id, now))
  await attempt(tellResults)
  for (let round = 0, learned = 1; round < mostRounds && learned > 0 && !isOver(); round += 1) {
    learned = 0
    await attempt(async (tx, now) => {
      learned = await learnFromHeldAnswers(tx, now)
    })
  }
}

export type ExamKeeper = {
  /** Does a round at once, after the one that is under way. */
  readonly settle: () => Promise<void>
  /** Ends it; the exam that a round is at is waited for. */
  readonly stop: () => Promise<void>
}

/** Settles exams every `seconds`, on each process. */
export function startExamKeeper(services: Settling, seconds: number): ExamKeeper {
  let round = Promise.resolve()
  let waiting = 0
  let isOver = false
  const settle = () => {
    waiting += 1
    round = round
      .then(() => settleExams(services, () => isOver))
      .catch((error: unknown) => services.log.error({err: error}, 'exams could not be settled'))
      .finally(() => (waiting -= 1))
    return round
  }
  // A round that takes longer than the interval is not followed by a queue of others.
  const begin = () => (waiting === 0 ? settle() : undefined)
  const timer = setInterval(guarded(reportTo(services.log), 'exam keeper', begin), seconds * 1_000)
  timer.unref()
  return {
    settle,
    stop: async () => {
      isOver = true
      clearInterval(timer)
      await round
    },
  }
}
