import * as v from 'valibot'
import {type ContactForm, countries, emptyContact, howMetOptions} from '../../../domain/diagnostic/contact.ts'
import {tabStore} from '../platform/storage.ts'

/** What was typed into the contact form, for a reload of the same tab and for 'Voltar'. */
export const contactDraft = tabStore<ContactForm>(
  'diagnosticContact',
  1,
  v.object({
    name: v.string(),
    email: v.string(),
    country: v.picklist(countries),
    phone: v.string(),
    howMet: v.union([v.picklist(howMetOptions), v.literal('')]),
    consents: v.boolean(),
  }),
  emptyContact,
)
