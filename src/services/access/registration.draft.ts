import * as v from 'valibot'
import {tabStore} from '../platform/storage.ts'

const schema = v.object({name: v.string(), email: v.string(), courseId: v.string()})

export type RegistrationDraft = v.InferOutput<typeof schema>

const empty: RegistrationDraft = {name: '', email: '', courseId: ''}

/** What was typed into the registration, for a reload of the same tab. Passwords are never kept. */
export const registrationDraft = tabStore('registration', 1, schema, empty)

export const forgetRegistrationDraft = (): void => registrationDraft.write(empty)
