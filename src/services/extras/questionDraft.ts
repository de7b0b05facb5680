import * as v from 'valibot'
import {emptyChoice, type QuestionChoice, questionYears} from '../../../domain/extras/questionChoice.ts'
import {questionDifficulties, questionHistories} from '../../../domain/extras/extras.types.ts'
import {accountStore} from '../platform/storage.ts'

const choice = v.object({
  themes: v.array(v.array(v.string())),
  isRandom: v.boolean(),
  quantity: v.pipe(v.string(), v.maxLength(20)),
  difficulty: v.array(v.picklist(questionDifficulties)),
  history: v.array(v.picklist(questionHistories)),
  uf: v.string(),
  institution: v.string(),
  onlyWithComments: v.boolean(),
  minYear: v.number(),
  maxYear: v.number(),
  examMode: v.boolean(),
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

export const keepQuestionChoice = (uid: string, typed: QuestionChoice): void =>
  store.write({
    uid,
    choice: {
      ...typed,
      themes: typed.themes.map((theme) => [...theme]),
      difficulty: [...typed.difficulty],
      history: [...typed.history],
      quantity: typed.quantity.slice(0, 20),
    },
  })
