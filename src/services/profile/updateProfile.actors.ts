import type {Client} from '@urql/core'
import {UpdateProfileDocument, type UpdateProfileInput} from '../gen/profile/graphql.ts'
import {refreshProfile} from './refreshProfile.ts'
import {mutate} from './requests.ts'

/** One save as the student meant it: the same key on every try, a new one after a change (D-02). */
export type UpdateProfileRequest = {readonly changes: UpdateProfileInput; readonly key: string}

/**
 * Changes parts of the profile (spec 1§7 `updateProfile`): what is absent stays, null empties. Resolves with the server's
 * word, false being 'Erro ao atualizar!' (spec 1§8); after true the profile is read anew. Rejects with a `RequestError`.
 */
export async function updateProfile(
  client: Client,
  {changes, key}: UpdateProfileRequest,
  signal: AbortSignal,
): Promise<boolean> {
  const data = await mutate(client, UpdateProfileDocument, {input: changes, idempotencyKey: key}, signal)
  if (data.updateProfile) refreshProfile(client)
  return data.updateProfile
}
