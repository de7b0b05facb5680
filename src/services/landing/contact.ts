import * as v from 'valibot'
import {fromPromise} from 'xstate'
import {consentText} from '../../../domain/contact/consent.ts'
import type {LandingRequest} from '../../../machines/landing/landing.types.ts'
import {brand} from '../../text/shared/brand.ts'
import {localStore} from '../platform/storage.ts'

const request = v.object({
  form: v.object({name: v.string(), email: v.string(), phone: v.string(), consents: v.boolean()}),
  website: v.string(),
  key: v.string(),
})

/** The contact that this device has left, and whether the server has it (spec 3§2.5; C-62); null before. */
export const landingContact = localStore<{readonly request: LandingRequest; readonly isSent: boolean} | null>(
  'landingContact',
  1,
  v.nullable(v.object({request, isSent: v.boolean()})),
  null,
)

const build: string | undefined = import.meta.env.VITE_DOCUMENTS

/** A page that was not built sends the text. */
const documentOf = async () =>
  build === undefined
    ? {query: (await import('./landing.graphql?raw')).default}
    : {extensions: {persistedQuery: {sha256Hash: `${build}.CreateAppealContact`}}}

/**
 * Leaves a contact. The request outlives the page; it is sent without the client of the product, which weighs more than
 * the page.
 *
 * @throws when there is no answer, or the server does not take it
 */
export async function leaveContact({form, website, key}: LandingRequest, signal?: AbortSignal): Promise<void> {
  const {name, email, phone, consents} = form
  const consentVersion = consents ? consentText('contact', brand.name).version : null
  const variables = {input: {name, email, phone}, consentVersion, website, idempotencyKey: key}
  const reply = await fetch('/graphql', {
    method: 'POST',
    keepalive: true,
    headers: {'content-type': 'application/json', accept: 'application/graphql-response+json, application/json'},
    body: JSON.stringify({...(await documentOf()), operationName: 'CreateAppealContact', variables}),
    signal: AbortSignal.any([AbortSignal.timeout(10_000), ...(signal ? [signal] : [])]),
  })
  const {data, errors} = v.parse(
    v.object({data: v.optional(v.unknown()), errors: v.optional(v.array(v.unknown()))}),
    await reply.json(),
  )
  if (!reply.ok || errors !== undefined || data === undefined) throw new Error(`${reply.status} for the contact`)
}

export const sendContact = fromPromise<void, LandingRequest>(({input, signal}) => leaveContact(input, signal))

/** Sends a contact that the server did not get, once. */
export async function sendAgain(): Promise<void> {
  const kept = landingContact.read()
  if (kept === null || kept.isSent) return
  await leaveContact(kept.request)
  landingContact.write({...kept, isSent: true})
}
