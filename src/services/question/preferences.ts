import * as v from 'valibot'
import type {QuestionDraft} from '../../../machines/question/question.types.ts'
import {accountStore, localStore} from '../platform/storage.ts'

const draft = v.object({selected: v.number(), struck: v.array(v.number())})
const drafts = accountStore<[string, QuestionDraft][]>('drafts', 1, v.array(v.tuple([v.string(), draft])), [])
const examMode = localStore<boolean>('examMode', 1, v.boolean(), false)

/** Drafts of this many questions are kept; the oldest go first. */
const most = 400

/** What was picked and struck out in a question of an activity, not answered yet. */
export function readDraft(scopedId: string): QuestionDraft {
  return drafts.read().find(([id]) => id === scopedId)?.[1] ?? {selected: -1, struck: []}
}

export function saveDraft(scopedId: string, {selected, struck}: QuestionDraft): void {
  const others = drafts.read().filter(([id]) => id !== scopedId)
  drafts.write([...others.slice(-most), [scopedId, {selected, struck: [...struck]}]])
}

/** Whether single-key shortcuts are on (spec 1§9, D-30). */
export const shortcutsPreference = localStore<boolean>('shortcuts', 1, v.boolean(), true)

/** Whether the student prefers 'Modo prova' (spec 2§3). */
export const examModePreference = examMode
