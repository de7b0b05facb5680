import type {SnapshotFrom} from 'xstate'
import {deletionDeadline} from '../../domain/profile/deletion.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {accountDeletionMachine} from './accountDeletion.machine.ts'

type AccountDeletionSnapshot = SnapshotFrom<typeof accountDeletionMachine>

/** The request that waits to be carried out, and by when that is; null when there is none. */
export function pendingRequest({
  context: {requestedAt},
}: AccountDeletionSnapshot): {readonly at: Instant; readonly deadline: Instant} | null {
  const deadline = requestedAt === null ? null : deletionDeadline(requestedAt)
  return requestedAt === null || deadline === null ? null : {at: Date.parse(requestedAt), deadline}
}

/** The window that explains the deletion is open. */
export const isExplaining = (state: AccountDeletionSnapshot): boolean =>
  state.matches('explaining') || state.matches('requesting')

export const requestFailure = (state: AccountDeletionSnapshot): RequestFailure | null =>
  state.matches({explaining: 'failed'}) ? state.context.failure : null

export const cancelFailure = (state: AccountDeletionSnapshot): RequestFailure | null =>
  state.matches({requested: 'cancelFailed'}) ? state.context.failure : null
