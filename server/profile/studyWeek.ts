import type {StudyDayPlan} from '../../domain/agenda/agenda.types.ts'
import type {StudyWeek} from '../../domain/profile/weekGoals.ts'
import type {Weekday} from '../../domain/shared/weekday.ts'
import type {WeekGoals} from '../content/tables.ts'

const fromMonday: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** The week of a student who has not chosen one: from Monday on, as many days of each kind as the course allows. */
export function firstStudyWeek(goals: WeekGoals | undefined): StudyWeek {
  const days = (most: number | undefined) => new Set(fromMonday.slice(0, most ?? 7))
  const study = days(goals?.theoreticalStudy.max)
  const review = days(goals?.theoreticalReview.max)
  const smart = days(goals?.smartReview.max)
  const exam = days(goals?.exam.max)
  const plan = (day: Weekday): StudyDayPlan => ({
    theoreticalStudy: study.has(day),
    theoreticalReview: review.has(day),
    smartReview: smart.has(day),
    examAndMocks: exam.has(day),
  })
  return {
    sunday: plan('sunday'),
    monday: plan('monday'),
    tuesday: plan('tuesday'),
    wednesday: plan('wednesday'),
    thursday: plan('thursday'),
    friday: plan('friday'),
    saturday: plan('saturday'),
  }
}
