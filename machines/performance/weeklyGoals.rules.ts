import type {WeeklyAchievement} from './weeklyTrophy.types.ts'
import type {WeeklyGoalsContext} from './weeklyGoals.types.ts'

const nothing = {bronze: 0, silver: 0, gold: 0}

/** A week of which nothing is known yet. */
const noWeek: WeeklyAchievement = {
  id: '',
  calendarDateStart: '',
  calendarDateEnd: '',
  theoreticalStudy: {done: 0, total: 0},
  theoreticalReview: {done: 0, total: 0},
  extraTheoreticalReview: 0,
  exams: {done: 0, total: 0},
  smartReview: {questions: 0, flashcards: 0, total: 0},
  goals: {theoreticalStudy: nothing, theoreticalReview: nothing, smartReview: nothing, exam: nothing},
}

/** The week with what the debug stepper adds to each activity. */
export function steppedWeek({goals, step}: Pick<WeeklyGoalsContext, 'goals' | 'step'>): WeeklyAchievement {
  const week = goals?.week ?? noWeek
  if (step === 0) return week
  const more = ({done, total}: {readonly done: number; readonly total: number}) => ({done: done + step, total})
  return {
    ...week,
    theoreticalStudy: more(week.theoreticalStudy),
    theoreticalReview: more(week.theoreticalReview),
    exams: more(week.exams),
    smartReview: {
      ...week.smartReview,
      questions: week.smartReview.questions + step,
      flashcards: week.smartReview.flashcards + step,
    },
  }
}
