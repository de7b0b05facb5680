import type {AnyVariables, Client, TypedDocumentNode} from '@urql/core'
import {fromPromise} from 'xstate'
import type {ContentRef, ReportReason} from '../../../domain/study/feedback.ts'
import type {FavoriteChange} from '../../../machines/study/favorite.types.ts'
import type {RatingIntent} from '../../../machines/study/rating.types.ts'
import type {ReportSent} from '../../../machines/study/report.types.ts'
import {
  FavoriteCreateOrDeleteDocument,
  FavoriteOneDocument,
  RateCreateOrUpdateDocument,
  RateOneDocument,
  ReportCreateOneDocument,
} from '../gen/study/graphql.ts'
import {mutate, timeoutMs, RequestError, unansweredFailure} from '../profile/requests.ts'

/** What the server says now, or what this device last heard of it. Rejects with a `RequestError` when neither is known. */
async function read<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Data> {
  const fetchOptions = {signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])}
  const fresh = await client.query(document, variables, {requestPolicy: 'network-only', fetchOptions}).toPromise()
  if (fresh.data !== undefined && fresh.error === undefined) return fresh.data
  const known = await client.query(document, variables, {requestPolicy: 'cache-only'}).toPromise()
  if (known.data !== undefined && known.data !== null) return known.data
  throw new RequestError(unansweredFailure(), {cause: fresh.error})
}

/** Whether the student keeps a content as a favourite (spec 2§7). */
export const readFavoriteWith = (client: Client) =>
  fromPromise<boolean, ContentRef>(async ({input: {document, type}, signal}) => {
    const {favoriteOne} = await read(client, FavoriteOneDocument, {document, type}, signal)
    return favoriteOne.enabled
  })

/** Keeps a content as a favourite or lets it go; resolves with what the server holds then, and tells it to `onSaved`. */
export const saveFavoriteWith = (client: Client, onSaved?: (isFavorite: boolean) => void) =>
  fromPromise<boolean, FavoriteChange>(async ({input: {document, type, isOn, key}, signal}) => {
    const variables = {input: {document, type, enabled: isOn}, idempotencyKey: key}
    const {favoriteCreateOrDelete} = await mutate(client, FavoriteCreateOrDeleteDocument, variables, signal)
    onSaved?.(favoriteCreateOrDelete.enabled)
    return favoriteCreateOrDelete.enabled
  })

/** The student's rate of a content, 0.2 to 1; null without one (spec 2§7). */
export const readRateWith = (client: Client) =>
  fromPromise<number | null, ContentRef>(async ({input: {document, type}, signal}) => {
    const {rateOne} = await read(client, RateOneDocument, {document, type}, signal)
    return rateOne.rate ?? null
  })

/** Stores a rate; resolves with what the server holds then. */
export const saveRateWith = (client: Client) =>
  fromPromise<number, ContentRef & RatingIntent>(async ({input: {document, type, rate, key}, signal}) => {
    const {rateCreateOrUpdate} = await mutate(
      client,
      RateCreateOrUpdateDocument,
      {document, type, rate, idempotencyKey: key},
      signal,
    )
    return rateCreateOrUpdate.rate ?? rate
  })

/** Sends a report (spec 2§7); `nameOf` gives the reason's words, which are what the operator reads. */
export const sendReportWith = (client: Client, nameOf: (reason: ReportReason) => string) =>
  fromPromise<void, ReportSent>(async ({input: {document, type, reason, body, key}, signal}) => {
    const input = {body: body.trim(), contentId: document, contentType: type, title: nameOf(reason)}
    const {reportCreateOne} = await mutate(client, ReportCreateOneDocument, {input, idempotencyKey: key}, signal)
    if (!reportCreateOne) throw new RequestError('refused')
  })
