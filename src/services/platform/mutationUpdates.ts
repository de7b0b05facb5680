import type {UpdateResolver} from '@urql/exchange-graphcache'
import {cacheUpdates} from './cacheUpdates.ts'

const storePreChoice: UpdateResolver = (...reply) => cacheUpdates.storePreChoice(...reply)

/** The reply itself is all that changes. */
const nothingElse: UpdateResolver = () => undefined

/**
 * What the cache makes of replies to writes, besides taking them in. Without a word of ours it takes an object that is new
 * to it as a reason to forget all others of its type: each answer that came while anything else was asked for made it forget
 * the earlier ones, and ask for the questions anew before a verdict was shown.
 */
export const mutationUpdates: Readonly<Record<string, UpdateResolver>> = {
  createOneAnswer: nothingElse,
  createManyAnswer: nothingElse,
  createOrUpdateOnePreChoice: storePreChoice,
  createManyPreChoices: storePreChoice,
}
