import {randomUUID} from 'node:crypto'
import type {Kysely} from 'kysely'
import {outcomeOf} from '../../domain/question/outcome.ts'
import {seededRandom} from '../../domain/shared/seededRandom.ts'
import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {correctChoiceOf} from '../question/questionRow.ts'
import {afterAnswer} from '../spaced-repetition/memory.ts'
import {storePastCards} from './studyPast.ts'

/** The demo student studied a lesson on each of these days before the seed. All are due for review by now. */
export const longAgo = [38, 34, 31, 27, 24, 20, 17]

const day = 86_400_000

export type DemoHistory = {
  readonly profileId: string
  readonly courseId: string
  readonly now: number
  /** A lesson was studied so many days before, the oldest first. */
  readonly studiedDaysAgo?: readonly number[]
  /** How many lessons at most; one for each of those days when absent. */
  readonly lessons?: number
}

/**
 * Gives the demo student a past: lessons studied, most of them more than two weeks ago, with answers and memories, so
 * that the agenda of any day has a study, a review and a smart review. The same database and instant give the same past.
 */
export async function storeHistory(db: Kysely<Tables>, history: DemoHistory): Promise<void> {
  const random = seededRandom(20_260_714)
  const lessons = await studyableLessons(db, history)
  const {studiedDaysAgo = longAgo} = history
  for (const [index, daysAgo] of studiedDaysAgo.slice(0, history.lessons).entries()) {
    const lesson = lessons[index]
    if (lesson === undefined) return
    await storeStudy(db, history, lesson, history.now - daysAgo * day, random)
  }
}

/** Lessons with questions, in the order of their release; the most relevant ones stay for the days to come. */
async function studyableLessons(db: Kysely<Tables>, {courseId}: DemoHistory): Promise<string[]> {
  const rows = await db
    .selectFrom('lesson as l')
    .innerJoin('course_phase as f', (join) =>
      join.onRef('f.course_id', '=', 'l.course_id').onRef('f.phase', '=', 'l.phase'),
    )
    .select('l.id')
    .where('l.course_id', '=', courseId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('question as q')
          .select('q.id')
          .whereRef('q.lesson_id', '=', 'l.id')
          .where('q.is_reserved', '=', false),
      ),
    )
    .orderBy((eb) => eb('f.starts_after_days', '+', eb.ref('l.release_after_days')))
    .orderBy('l.id')
    .execute()
  return rows.map(({id}) => id)
}

async function storeStudy(
  db: Kysely<Tables>,
  {profileId}: DemoHistory,
  lessonId: string,
  at: number,
  random: () => number,
): Promise<void> {
  const agendaId = randomUUID()
  const date = calendarDateOf(at, defaultTimeZone)
  const when = new Date(at)
  const questions = await db
    .selectFrom('question')
    .selectAll()
    .where('lesson_id', '=', lessonId)
    .where('is_reserved', '=', false)
    .orderBy('id')
    .execute()
  await db
    .insertInto('agenda')
    .values({id: agendaId, profile_id: profileId, calendar_date: date, has_smart_review: false, created_at: when})
    .execute()
  await db
    .insertInto('agenda_lesson')
    .values({agenda_id: agendaId, part: 'theoreticalStudy', lesson_id: lessonId, position: 0, finished_at: when})
    .execute()
  await db
    .insertInto('lesson_progress')
    .values({profile_id: profileId, lesson_id: lessonId, study_finished_at: when})
    .execute()
  await db
    .insertInto('login_record')
    .values({profile_id: profileId, study_day: date, seen_at: when})
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (const [position, question] of questions.entries()) {
    const isEssay = question.kind === 'essay'
    const correct = correctChoiceOf(isEssay, question.correct)
    const choosen = pick(random, correct, isEssay ? 2 : question.choices.length)
    const place = {agenda_id: agendaId, question_id: question.id}
    await db
      .insertInto('agenda_question')
      .values({...place, part: 'theoreticalStudy', lesson_id: lessonId, position, reason: null, retrievability: null})
      .execute()
    await storeAnswer(db, {...place, profileId, date, choosen, outcome: outcomeOf(choosen, correct), isEssay, at})
  }
  await storePastCards(db, {profileId, agendaId, lessonId, date, at, random})
}

type PastAnswer = {
  readonly agenda_id: string
  readonly question_id: string
  readonly profileId: string
  readonly date: string
  readonly choosen: number
  readonly outcome: 1 | 0 | -1
  readonly isEssay: boolean
  readonly at: number
}

async function storeAnswer(db: Kysely<Tables>, answer: PastAnswer): Promise<void> {
  const {agenda_id, question_id, profileId, date, choosen, outcome, isEssay, at} = answer
  const when = new Date(at)
  await db
    .insertInto('answer')
    .values({
      id: randomUUID(),
      profile_id: profileId,
      agenda_id,
      question_id,
      choosen,
      outcome,
      essay: isEssay ? 'Resposta de demonstração.' : null,
      calendar_date: date,
      type: 'question',
      theoretical_type: 'theoreticalStudy',
      answered_at: when,
      created_at: when,
    })
    .execute()
  if (isEssay) {
    await db
      .insertInto('pre_choice')
      .values({
        agenda_id,
        question_id,
        selected: -1,
        essay: 'Resposta de demonstração.',
        date_now: when,
        revealed_at: when,
      })
      .execute()
  }
  await db
    .insertInto('answer_tally')
    .values({question_id, choosen, amount: 1})
    .onConflict((conflict) =>
      conflict.columns(['question_id', 'choosen']).doUpdateSet((eb) => ({amount: eb('answer_tally.amount', '+', 1)})),
    )
    .execute()
  const memory = afterAnswer(null, outcome, at)
  await db
    .insertInto('question_card')
    .values({
      profile_id: profileId,
      question_id,
      due: memory.due,
      stability: memory.stability,
      difficulty: memory.difficulty,
      scheduled_days: memory.scheduledDays,
      learning_steps: memory.learningSteps,
      reps: memory.reps,
      lapses: memory.lapses,
      state: memory.state,
      last_review: memory.lastReview,
      last_outcome: Math.max(outcome, 0),
    })
    .execute()
}

/** Right about two times of three. */
function pick(random: () => number, correct: number, choices: number): number {
  const wanted = correct >= 0 && random() < 0.66
  return wanted ? correct : Math.floor(random() * choices)
}
