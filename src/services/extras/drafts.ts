import * as v from 'valibot'
import type {ExamChoice} from '../../../domain/extras/examChoice.ts'
import {emptyFlashcards, type FlashcardChoice, flashcardModes} from '../../../domain/extras/flashcardChoice.ts'
import {emptyPriority, type PriorityChoice, priorityDifficulties} from '../../../domain/extras/priority.ts'
import type {ThemePath} from '../../../domain/extras/extras.types.ts'
import {accountStore} from '../platform/storage.ts'

/** What stands in a field for a number, which takes fewer characters than this. */
export const typed = v.pipe(v.string(), v.maxLength(20))

/** The last choice of a wizard on this device, for one account. One of an older shape is dropped. */
export function draftOf<Choice>(wizard: string, schema: v.GenericSchema<unknown, Choice>) {
  const kept = v.nullable(v.object({uid: v.string(), choice: schema}))
  const store = accountStore<{readonly uid: string; readonly choice: Choice} | null>(wizard, 1, kept, null)
  return {
    /** Null when nothing of the account is kept. */
    read: (uid: string): Choice | null => {
      const draft = store.read()
      return draft?.uid === uid ? draft.choice : null
    },
    keep: (uid: string, choice: Choice): void => store.write({uid, choice}),
  }
}

export type Draft<Choice> = {
  readonly read: (uid: string) => Choice
  readonly keep: (uid: string, choice: Choice) => void
}

function startingWith<Choice>(empty: Choice, wizard: string, schema: v.GenericSchema<unknown, Choice>): Draft<Choice> {
  const draft = draftOf(wizard, schema)
  return {...draft, read: (uid) => draft.read(uid) ?? empty}
}

const path = v.array(v.string())

export const theoryDraft = startingWith<ThemePath>([], 'theoryWizard', path)

export const flashcardDraft = startingWith<FlashcardChoice>(
  emptyFlashcards,
  'flashcardWizard',
  v.object({
    mode: v.picklist(flashcardModes),
    path,
    deckIds: v.array(v.string()),
    isRandom: v.boolean(),
    limit: typed,
  }),
)

export const examDraft = startingWith<ExamChoice>(
  {uf: '', institution: '', template: ''},
  'examWizard',
  v.object({uf: v.string(), institution: v.string(), template: v.string()}),
)

export const mockDraft = startingWith<string>('', 'mockWizard', v.string())

export const priorityDraft = startingWith<PriorityChoice>(
  emptyPriority,
  'priorityReview',
  v.object({questionLimit: typed, themeLimit: typed, difficulty: v.picklist(['', ...priorityDifficulties])}),
)
