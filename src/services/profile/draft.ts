import * as v from 'valibot'
import type {PersonalForm} from '../../../domain/profile/personalForm.ts'
import {accountStore} from '../platform/storage.ts'

const form = v.object({
  name: v.string(),
  gender: v.string(),
  birthday: v.string(),
  isGraduated: v.string(),
  uf: v.string(),
  institution: v.string(),
  yearConclusion: v.string(),
  desiredExpertise: v.string(),
  inHealthArea: v.string(),
  placeOfWork: v.string(),
  weeklyHours: v.string(),
})
const kept = v.nullable(v.object({uid: v.string(), form}))

/** What is typed in 'Dados pessoais' and not saved yet. One of an older shape is dropped. */
const store = accountStore<v.InferOutput<typeof kept>>('personalDraft', 1, kept, null)

/** The draft of this account; null when there is none. */
export function readPersonalDraft(uid: string): PersonalForm | null {
  const draft = store.read()
  return draft?.uid === uid ? draft.form : null
}

export const keepPersonalDraft = (uid: string, typed: PersonalForm): void => store.write({uid, form: {...typed}})

export const dropPersonalDraft = (): void => store.write(null)
