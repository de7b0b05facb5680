import type {AnyVariables, TypedDocumentNode} from '@urql/core'
import {useCallback, useEffect} from 'react'
import {useQuery} from 'urql'
import type {Instant} from '../../../domain/shared/studyDay.ts'
import {refreshAfterMs} from '../../services/performance/daily.ts'
import {useRoot} from '../root.ts'
import {useOffline} from '../shell/useOffline.ts'

/** One value of a plain read: loading, not read, or ready, perhaps from this device only. */
export type Reading<T> =
  | {readonly status: 'loading'}
  | {readonly status: 'offline' | 'failed'; readonly retry: () => void}
  | {readonly status: 'ready'; readonly value: T; readonly isFromDevice: boolean}

/** Calls back every 24 hours by the server's clock, and when the network returns. */
function useAgain(again: () => void): void {
  const {onTick} = useRoot()
  useEffect(() => {
    let since: Instant | null = null
    const stop = onTick((now) => {
      if (since === null) since = now
      if (now - since < refreshAfterMs) return
      since = now
      again()
    })
    addEventListener('online', again)
    return () => {
      stop()
      removeEventListener('online', again)
    }
  }, [again, onTick])
}

const newly = {requestPolicy: 'network-only'} as const

type Source<Data, Variables extends AnyVariables> = {
  readonly query: TypedDocumentNode<Data, Variables>
  readonly variables: Variables
}

/** Reads one document from the device and from the server, and again every 24 hours (spec 3§2.1). */
export function useReading<Data, Variables extends Record<string, unknown>, T>(
  {query, variables}: Source<Data, Variables>,
  valueOf: (data: Data) => T,
): Reading<T> {
  const isOffline = useOffline()
  const [{data, error, fetching}, refetch] = useQuery<Data>({query, variables, requestPolicy: 'cache-and-network'})
  const retry = useCallback(() => refetch(newly), [refetch])
  useAgain(retry)
  if (data !== undefined) return {status: 'ready', value: valueOf(data), isFromDevice: error !== undefined && !fetching}
  if (error === undefined || fetching) return {status: 'loading'}
  return {status: isOffline ? 'offline' : 'failed', retry}
}
