import {randomUUID} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import {countsUntilOf, deadlineOf, sealsAtOf, usualGraceMinutes} from '../../domain/exam/mockExam.ts'
import {noChoice, outcomeOf} from '../../domain/question/outcome.ts'
import {seededRandom} from '../../domain/shared/seededRandom.ts'
import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import {makeFullExam, makeMockExam} from '../exam/create.repository.ts'
import {finishExam} from '../exam/examFinish.repository.ts'
import {lockMock, storeStart} from '../exam/mockProgress.repository.ts'
import {sealMock} from '../exam/mockSeal.repository.ts'
import {storeSheet} from '../exam/mockSheet.repository.ts'
import {rankMock} from '../exam/ranking.repository.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {correctChoiceOf} from '../question/questionRow.ts'

const minute = 60_000
const day = 1_440 * minute

/** How good somebody was: the share, 0 to 1, that they knew. */
type Taking = {readonly profileId: string; readonly skill: number}

/** The mock exams of the demo that somebody took before the seed. */
export const demoMocks = {
  open: 'demo/simulado-aberto',
  yesterday: 'demo/simulado-de-ontem',
  ranked: 'demo/simulado-classificado',
}

type Asked = {
  readonly questionId: string
  readonly isEssay: boolean
  readonly correct: number | null
  readonly choices: number
}

async function questionsOf(tx: Kysely<Tables>, activityId: string): Promise<Asked[]> {
  const rows = await tx
    .selectFrom('agenda_question as aq')
    .innerJoin('question as q', 'q.id', 'aq.question_id')
    .select(['q.id', 'q.kind', 'q.correct', 'q.choices'])
    .where('aq.agenda_id', '=', activityId)
    .orderBy('aq.position')
    .execute()
  return rows.map(({id, kind, correct, choices}) => ({
    questionId: id,
    isEssay: kind === 'essay',
    correct,
    choices: choices.length,
  }))
}

/** The right choice of what they knew, else the next one. */
function chosen(random: () => number, skill: number, {isEssay, correct, choices}: Asked): number {
  const right = correctChoiceOf(isEssay, correct)
  if (random() < skill) return Math.max(0, right)
  return (Math.max(0, right) + 1) % (isEssay ? 2 : choices)
}

type ExamDay = {
  readonly profileId: string
  readonly at: number
  readonly examId?: string | null
  readonly mockExamId?: string | null
}

/** The day on which an exam was taken, so that the history leads to it; a day that is there already stays. */
async function storeDay(tx: Kysely<Tables>, {profileId, at, examId = null, mockExamId = null}: ExamDay): Promise<void> {
  const calendarDate = calendarDateOf(at, defaultTimeZone)
  await sql`
    insert into agenda (id, profile_id, calendar_date, has_smart_review, created_at, exam_id, mock_exam_id)
    values (${`${profileId}-${calendarDate}`}, ${profileId}, ${calendarDate}, false, ${new Date(at)}, ${examId}, ${mockExamId})
    on conflict (profile_id, calendar_date) where kind = 'day' do nothing`.execute(tx)
}

/**
 * A mock exam that somebody took: started two hours after it opened and finished twenty minutes later. The tallies do not
 * count it, so that the percentages of the demo's questions stay what they are.
 */
async function takeMock(
  tx: Kysely<Tables>,
  {profileId, skill}: Taking,
  templateId: string,
  at: number,
  seed: number,
): Promise<void> {
  await storeDay(tx, {profileId, at, mockExamId: templateId})
  const made = {profileId, templateId, calendarDate: calendarDateOf(at, defaultTimeZone), now: at}
  const id = await makeMockExam({db: tx}, made, false)
  const opened = id === undefined ? undefined : await lockMock(tx, profileId, id)
  if (id === undefined || opened === undefined) return
  const deadline = deadlineOf({...opened, startedAt: at, timeToDo: opened.minutes ?? 0, extraMinutes: 0})
  const countsUntil = countsUntilOf({...opened, deadline, graceMinutes: usualGraceMinutes})
  const sealsAt = sealsAtOf(deadline, countsUntil, opened.answersAt)
  await storeStart(tx, id, {startedAt: at, extraMinutes: 0, deadline, countsUntil, sealsAt})
  const random = seededRandom(seed)
  const marks = (await questionsOf(tx, id)).map((question, index) => ({
    agenda_id: id,
    question_id: question.questionId,
    selected: question.isEssay ? noChoice : chosen(random, skill, question),
    essay: null,
    date_now: new Date(at + (index + 1) * minute),
  }))
  await tx.insertInto('pre_choice').values(marks).execute()
  await tx
    .updateTable('exam_activity')
    .set({learned_at: new Date(at)})
    .where('id', '=', id)
    .execute()
  const taken = await lockMock(tx, profileId, id)
  if (taken === undefined) return
  const finishedAt = at + (20 + (seed % 7)) * minute
  await storeSheet(tx, taken, {finishedAt, isByStudent: true, now: finishedAt})
  await sealMock(tx, taken, finishedAt)
}

/** A full exam that was answered on a day, with its grade and receipt. */
async function takeFullExam(
  tx: Kysely<Tables>,
  {profileId, skill}: Taking,
  templateId: string,
  at: number,
  seed: number,
): Promise<void> {
  const date = calendarDateOf(at, defaultTimeZone)
  await storeDay(tx, {profileId, at, examId: templateId})
  const id = await makeFullExam({db: tx}, {profileId, templateId, calendarDate: date, now: at}, false)
  if (id === undefined) return
  const random = seededRandom(seed)
  const answers = (await questionsOf(tx, id)).map((question, index) => {
    const choosen = chosen(random, skill, question)
    const when = new Date(at + index * minute)
    return {
      id: randomUUID(),
      profile_id: profileId,
      agenda_id: id,
      question_id: question.questionId,
      choosen,
      outcome: outcomeOf(choosen, correctChoiceOf(question.isEssay, question.correct)),
      essay: question.isEssay ? 'Resposta de demonstração.' : null,
      calendar_date: date,
      type: 'exams',
      theoretical_type: 'exam' as const,
      answered_at: when,
      created_at: when,
    }
  })
  await tx.insertInto('answer').values(answers).execute()
  await finishExam(tx, id, at + answers.length * minute)
}

/** Midnight of Brasília so many days ago, in milliseconds; São Paulo has been three hours behind UTC since 2019. */
const midnight = (now: number, daysAgo: number): number => {
  const date = calendarDateOf(now - daysAgo * day, defaultTimeZone)
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6)), 3)
}

/** Who took what before the seed. */
export type PastExams = {
  readonly now: number
  /** They took the ranked mock exam, as everybody else here. */
  readonly others: readonly string[]
  /** They also took yesterday's, and a full exam. */
  readonly history: readonly string[]
  /** They have the open mock exam behind them, so that their days have full exams. */
  readonly withoutMock: readonly string[]
  /** They have taken every full exam, too, so that their days have smart exams. */
  readonly withoutExams: readonly string[]
}

/** The past of the demo in exams; the same database and instant give the same grades. */
export async function storePastExams(
  tx: Kysely<Tables>,
  {now, others, history, withoutMock, withoutExams}: PastExams,
): Promise<void> {
  const taking = (profileId: string, index: number): Taking => ({profileId, skill: 0.35 + ((index * 3) % 7) * 0.09})
  for (const [index, profileId] of [...others, ...history].entries()) {
    await takeMock(tx, taking(profileId, index), demoMocks.ranked, midnight(now, 7) + 10 * 60 * minute, 100 + index)
  }
  await rankMock(tx, demoMocks.ranked, midnight(now, 6) + 8 * 60 * minute)
  const exams = await tx.selectFrom('exam').select('id').orderBy('id').execute()
  for (const [index, profileId] of history.entries()) {
    await takeMock(tx, {profileId, skill: 0.7}, demoMocks.yesterday, midnight(now, 1) + 10 * 60 * minute, 200 + index)
    const [exam] = exams
    if (exam !== undefined) await takeFullExam(tx, {profileId, skill: 0.7}, exam.id, now - 9 * day, 300 + index)
  }
  for (const [index, profileId] of [...withoutMock, ...withoutExams].entries()) {
    await takeMock(tx, {profileId, skill: 0.6}, demoMocks.open, midnight(now, 3) + 10 * 60 * minute, 400 + index)
  }
  for (const profileId of withoutExams) {
    for (const [index, {id}] of exams.entries())
      await takeFullExam(tx, {profileId, skill: 0.6}, id, now - (10 + index) * day, 500 + index)
  }
}
