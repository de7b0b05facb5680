import * as v from 'valibot'
import {emptyChoice, type QuestionChoice, questionYears} from '../../../domain/extras/questionChoice.ts'
import {timeLimits} from '../../../domain/extras/limits.ts'
import {questionDifficulties, questionHistories} from '../../../domain/extras/extras.types.ts'
import {accountStore} from '../platform/storage.ts'

/** Characters of a number that is typed. */
const longest = 20
const typed = v.pipe(v.string(), v.maxLength(longest))

const choice = v.object({
  themes: v.array(v.array(v.string())),
  isRandom: v.boolean(),
  quantity: typed,
  difficulty: v.array(v.picklist(questionDifficulties)),
  history: v.array(v.picklist(questionHistories)),
  uf: v.string(),
  institution: v.string(),
  onlyWithComments: v.boolean(),
  minYear: v.number(),
  maxYear: v.number(),
  examMode: v.boolean(),
  isTimed: v.optional(v.boolean(), false),
  minutes: v.optional(typed, String(timeLimits.usual)),
})
const kept = v.nullable(v.object({uid: v.string(), choice}))

/** The last choice of the question wizard on this device. One of an older shape is dropped. */
const store = accountStore<v.InferOutput<typeof kept>>('questionWizard', 1, kept, null)

/** The last choice of this account; one with years that are no longer offered gets all of them. */
export function readQuestionChoice(uid: string, year: number): QuestionChoice {
  const draft = store.read()
  if (draft?.uid !== uid) return emptyChoice(year)
  const years = questionYears(year)
  const {minYear, maxYear} = emptyChoice(year)
  return {
    ...draft.choice,
    minYear: years.includes(draft.choice.minYear) ? draft.choice.minYear : minYear,
    maxYear: years.includes(draft.choice.maxYear) ? draft.choice.maxYear : maxYear,
  }
}

export const keepQuestionChoice = (uid: string, chosen: QuestionChoice): void =>
  store.write({
    uid,
    choice: {
      ...chosen,
      themes: chosen.themes.map((theme) => [...theme]),
      difficulty: [...chosen.difficulty],
      history: [...chosen.history],
      quantity: chosen.quantity.slice(0, longest),
      minutes: chosen.minutes.slice(0, longest),
    },
  })
