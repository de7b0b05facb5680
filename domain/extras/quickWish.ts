import type {ThemePath} from './extras.types.ts'
import type {QuestionWish} from './questionChoice.ts'

/** Questions of the quick activity, and the years before the current one that they are of. */
const quick = {amount: 5, years: 5} as const

/** The quick activity about a theme: 5 commented questions of the last 6 years (spec 1§5, 2§9). */
export const quickWish = (theme: ThemePath, year: number): QuestionWish => ({
  classification: [theme],
  count: quick.amount,
  difficulty: [],
  history: [],
  uf: null,
  institution: null,
  onlyWithComments: true,
  minYear: year - quick.years,
  maxYear: year,
  examMode: false,
  timeLimit: null,
})
