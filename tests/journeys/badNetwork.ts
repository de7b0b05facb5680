import {test as base} from './fixtures.ts'
import {Proxy} from './proxy.ts'

/** Journeys with a bad network in front of their server; the product is reached through `badNetwork.origin` too. */
export const test = base.extend<{badNetwork: Proxy}>({
  badNetwork: async ({server, watch, context}, provide) => {
    const proxy = await Proxy.start(server.port)
    watch.ownOrigin(proxy.origin)
    await provide(proxy)
    // What a page still asks for when its journey is over is no news.
    for (const page of context.pages()) await page.close()
    await proxy.stop()
  },
})
