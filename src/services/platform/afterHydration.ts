import type {Exchange, Operation} from '@urql/core'
import {fromPromise, fromValue, mergeMap} from 'wonka'

/**
 * Operations wait, in their order, until the cache has taken in what the device keeps. The cache takes them before, finds
 * nothing, and a student whose device has everything would wait for the network all the same.
 */
export const afterHydration =
  (hydrated: Promise<void>): Exchange =>
  ({forward}) =>
  (operations) => {
    let isOpen = false
    // Later than all that waited: what they bring about, such as the end of one that still waits, stays behind them.
    void hydrated.then(() =>
      setTimeout(() => {
        isOpen = true
      }),
    )
    return forward(
      mergeMap((operation: Operation) => (isOpen ? fromValue(operation) : fromPromise(hydrated.then(() => operation))))(
        operations,
      ),
    )
  }
