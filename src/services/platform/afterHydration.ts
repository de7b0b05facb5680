import type {Exchange, Operation} from '@urql/core'
import {filter, makeSubject, merge} from 'wonka'

/**
 * Operations wait, in their order, until the cache has taken in what the device keeps. The cache takes them before, finds
 * nothing, and a student whose device has everything would wait for the network all the same. From the last that waited on
 * they pass within the call, so that what the cache knows is there for the first drawing.
 */
export const afterHydration =
  (hydrated: Promise<void>): Exchange =>
  ({forward}) =>
  (operations) => {
    const {source, next: pass} = makeSubject<Operation>()
    const waiting: Operation[] = []
    let isOpen = false
    void hydrated.then(() => {
      // What they bring about meanwhile, such as the end of one that still waits, comes after all of them.
      for (const operation of waiting) {
        try {
          pass(operation)
        } catch (error) {
          // Of somebody who takes an answer; the others still wait.
          reportError(error)
        }
      }
      isOpen = true
    })
    const passing = filter((operation: Operation) => {
      if (!isOpen) waiting.push(operation)
      return isOpen
    })
    return forward(merge([source, passing(operations)]))
  }
