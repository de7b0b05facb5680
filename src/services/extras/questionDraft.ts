import * as v from 'valibot'
import {timeLimits} from '../../../domain/extras/limits.ts'
import {emptyChoice, type QuestionChoice, questionYears} from '../../../domain/extras/questionChoice.ts'
import {questionDifficulties, questionHistories} from '../../../domain/extras/extras.types.ts'
import {draftOf, typed} from './drafts.ts'

const draft = draftOf<QuestionChoice>(
  'questionWizard',
  v.object({
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
  }),
)

/** The last choice of this account; one with years that are no longer offered gets all of them. */
export function readQuestionChoice(uid: string, year: number): QuestionChoice {
  const empty = emptyChoice(year)
  const choice = draft.read(uid)
  if (choice === null) return empty
  const years = questionYears(year)
  return {
    ...choice,
    minYear: years.includes(choice.minYear) ? choice.minYear : empty.minYear,
    maxYear: years.includes(choice.maxYear) ? choice.maxYear : empty.maxYear,
  }
}

export const keepQuestionChoice = draft.keep
