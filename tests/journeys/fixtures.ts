import {type BrowserContext, type BrowserContextOptions, type Page, test as base} from '@playwright/test'
import type {Backend} from './backend.ts'
import {Oracle} from './oracle.ts'
import {host} from './runner.ts'
import {startSeeded} from './seeded.ts'
import {type Watched, watchPages} from './watch.ts'
import {timeouts} from '../support/timeouts.ts'

export {signIn} from './student.ts'

/** `20:30` of the machine's own day, or of days after it, as an instant; São Paulo has been at UTC-3 since 2019. */
export function instantAt(time: string, daysLater = 0): string {
  const day = new Date(Date.now() + daysLater * 86_400_000).toLocaleDateString('en-CA', {timeZone: 'America/Sao_Paulo'})
  return new Date(`${day}T${time}:00-03:00`).toISOString()
}

/** Where journeys start: far from midnight, from 4 a.m. and from the seed's past. */
export const morning = (daysLater = 0): string => instantAt('10:00', daysLater)

/** The splash stays for two seconds after a page began (spec 1§9); journeys begin their pages two seconds ago. */
const beginEarlier = () => {
  const now = performance.now.bind(performance)
  performance.now = () => now() + 2_000
}

export type NewDevice = (options?: BrowserContextOptions) => Promise<Page>

type PerTest = {
  server: Backend
  oracle: Oracle
  /** Works on what the server has stored. Every page leaves first: the server stops meanwhile, and what a page asks for then would fail. */
  withStored: Backend['withData']
  /** Names what the journey itself provokes on the console. */
  expectOnConsole: (pattern: RegExp) => void
  /** `add` watches the pages of a further context as those of `page` are watched. */
  watch: Watched
  /** A page on another device of the same kind, watched as `page` is; its context ends with the journey. */
  newDevice: NewDevice
}

/** A server that starts while the journey before it runs: a journey waits more than it works. */
type Ahead = {readonly take: () => Promise<Backend>}

/**
 * Every journey has a server of its own: `origin`, `kill()` then `run()`, `setClock(iso)`. Its data is a
 * copy of a freshly seeded folder and its clock starts at ten in the morning. No page may report a violation of the
 * content policy, write an error on the console or ask another origin for anything.
 */
export const test = base.extend<PerTest, {ahead: Ahead}>({
  ahead: [
    // Playwright reads the names of fixtures from this pattern, so it has to be there although it is empty.
    async ({}, provide) => {
      // One serves the journey, the other what the next journey will take.
      const hosts = [host(), host()] as const
      let turn = 0
      const start = () => {
        turn += 1
        return startSeeded({}, hosts[turn % 2 === 0 ? 0 : 1])
      }
      let next = start()
      const take = async () => {
        const taken = await next
        next = start()
        // Its failure is told to the journey that takes it.
        next.catch(() => undefined)
        return taken
      }
      await provide({take})
      await (await next).dispose()
      for (const one of hosts) await one.close()
    },
    {scope: 'worker', timeout: timeouts.process},
  ],
  server: [
    async ({ahead}, provide) => {
      const backend = await ahead.take()
      await backend.setClock(morning())
      await provide(backend)
      await backend.dispose()
    },
    {timeout: timeouts.exchange},
  ],
  oracle: async ({server}, provide) => {
    await provide(new Oracle(server))
  },
  withStored: async ({server, context}, provide) => {
    await provide(async (work) => {
      for (const page of context.pages()) await page.goto('about:blank')
      return server.withData(work)
    })
  },
  baseURL: async ({server}, provide) => {
    await provide(server.origin)
  },
  expectOnConsole: async ({watch}, provide) => {
    await provide(watch.expect)
  },
  watch: [
    async ({server, context}, provide) => {
      const watched = watchPages(server.origin)
      watched.add(context)
      await context.addInitScript(beginEarlier)
      await provide(watched)
      await watched.settled()
      base.expect(watched.findings(), 'console, content policy and origins').toEqual([])
    },
    {auto: true},
  ],
  newDevice: async ({browser, server, watch}, provide) => {
    const devices: BrowserContext[] = []
    await provide(async (options) => {
      const device = await browser.newContext({
        baseURL: server.origin,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        ...options,
      })
      devices.push(device)
      watch.add(device)
      return device.newPage()
    })
    for (const device of devices) await device.close()
  },
})

export {expect} from '@playwright/test'
