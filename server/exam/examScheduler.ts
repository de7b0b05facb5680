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

type SchedulerServices = Pick<Services, 'database' | 'databaseNow' | 'log'>

/** Exams of one run; the next run takes the others. */
const maxExams = 1_000

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
    order by deadline, id limit ${maxExams}`.execute(db)
  return rows.map(({id}) => id)
}

/** Does what is due for one exam: closing by time, sealing, learning from it. Each happens once. */
async function processExam(tx: Tx, exam: StoredMock, now: number): Promise<void> {
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

/** Releases the results of full and smart exams that waited for the key of one of their questions. */
async function releaseResults(tx: Tx, now: number): Promise<void> {
  await sql`
    update exam_activity set learned_at = ${new Date(now)}
    where kind <> 'mock' and finished_at is not null and learned_at is null and not exists (
      select from agenda_question hq where hq.agenda_id = exam_activity.id and hq.question_id in ${heldQuestionIds(now)}
    )`.execute(tx)
}

/** Batches per run of answers whose keys have come out, from which memories are learned. */
const maxRounds = 100

/**
 * Processes mock exams that are due: those whose time is over are closed, sealed, counted and ranked; then what waited
 * for their keys: answers given in study, and results of other exams. Each exam has a transaction of its own, and one
 * that another process has locked is skipped, so everything happens exactly once with any number of processes. An exam
 * that fails does not stop the others. `isOver` ends the run before the next exam.
 */
export async function processDueExams(
  {database: {db}, databaseNow, log}: SchedulerServices,
  isOver = () => false,
): Promise<void> {
  const attempt = (work: (tx: Tx, now: number) => Promise<void>) =>
    db
      .transaction()
      .execute(async (tx) => work(tx, await databaseNow(tx)))
      .catch((error: unknown) => log.error({err: error}, 'an exam could not be processed'))
  for (const id of await findDue(db, await databaseNow(db))) {
    if (isOver()) return
    await attempt(async (tx, now) => {
      const exam = await lockIfFree(tx, id)
      if (exam !== undefined) await processExam(tx, exam, now)
    })
  }
  for (const id of await findUnranked(db, await databaseNow(db))) await attempt((tx, now) => rankMock(tx, id, now))
  await attempt(releaseResults)
  for (let round = 0, learned = 1; round < maxRounds && learned > 0 && !isOver(); round += 1) {
    learned = 0
    await attempt(async (tx, now) => {
      learned = await learnFromHeldAnswers(tx, now)
    })
  }
}

export type ExamScheduler = {
  /** Starts a run at once, after the one in progress. */
  readonly runNow: () => Promise<void>
  /** Stops the scheduler after the exam in progress. */
  readonly stop: () => Promise<void>
}

/** Work beside the exams; `isOver` ends it before its next item. */
type DueWork = (isOver: () => boolean) => Promise<void>

/** Processes due exams, and then what else is due, every `seconds`, in each process. */
export function startExamScheduler(
  services: SchedulerServices,
  seconds: number,
  others: readonly DueWork[] = [],
): ExamScheduler {
  let round = Promise.resolve()
  let waiting = 0
  let isOver = false
  const runNow = () => {
    waiting += 1
    round = round
      .then(() => processDueExams(services, () => isOver))
      .then(async () => {
        for (const other of others) await other(() => isOver)
      })
      .catch((error: unknown) => services.log.error({err: error}, 'due exams could not be processed'))
      .finally(() => (waiting -= 1))
    return round
  }
  // A run that takes longer than the interval is not followed by a queue of further runs.
  const begin = () => (waiting === 0 ? runNow() : undefined)
  const timer = setInterval(guarded(reportTo(services.log), 'exam scheduler', begin), seconds * 1_000)
  timer.unref()
  return {
    runNow,
    stop: async () => {
      isOver = true
      clearInterval(timer)
      await round
    },
  }
}
