import type {UpdateResolver} from '@urql/exchange-graphcache'

/** What the cache makes of replies to writes; it comes with the code that sends them, after the first screen. */
export const cacheUpdates: {storePreChoice: UpdateResolver} = {storePreChoice: () => undefined}
