import type {Targets} from '../../domain/profile/targets.ts'
import {type CourseWeekGoals, daysFromMonday, type WeekForm} from '../../domain/profile/weekGoals.ts'
import type {Weekday} from '../../domain/shared/weekday.ts'
import type {InstitutionList} from '../../src/features/profile/targets.shown.ts'

/** The first days of the week, from Monday on. */
const days = (count: number): Record<Weekday, boolean> => {
  const on = new Set(daysFromMonday.slice(0, count))
  return {
    sunday: on.has('sunday'),
    monday: on.has('monday'),
    tuesday: on.has('tuesday'),
    wednesday: on.has('wednesday'),
    thursday: on.has('thursday'),
    friday: on.has('friday'),
    saturday: on.has('saturday'),
  }
}

export const weekGoals: CourseWeekGoals = {
  theoreticalStudy: {min: 3, max: 6},
  theoreticalReview: {min: 1, max: 5},
  smartReview: {min: 3, max: 7},
  exam: {min: 1, max: 2},
}

export const savedWeek: WeekForm = {
  theoreticalStudy: days(5),
  theoreticalReview: days(2),
  smartReview: days(6),
  examAndMocks: days(1),
}

/** Saved when the course still allowed more: out of its bounds now. */
export const crowdedWeek: WeekForm = {...savedWeek, theoreticalStudy: days(7), examAndMocks: days(0)}

export const institutions: InstitutionList = {
  status: 'ready',
  value: [
    {uf: 'MG', institutions: ['Universidade Federal de Minas Gerais']},
    {uf: 'RJ', institutions: ['Universidade Federal do Rio de Janeiro', 'Universidade do Estado do Rio de Janeiro']},
    {uf: 'SP', institutions: ['Universidade de São Paulo', 'Universidade Federal de São Paulo']},
  ],
}

export const savedTargets: Targets = [
  {uf: 'SP', institution: 'Universidade de São Paulo'},
  {uf: 'MG', institution: 'Universidade Federal de Minas Gerais'},
  {uf: 'RJ', institution: 'Universidade do Estado do Rio de Janeiro'},
]
