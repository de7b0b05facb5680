import {test as base, type Page} from '@playwright/test'
import {demo, type Account} from './account.ts'
import {Backend} from './backend.ts'

/** Types e-mail and password into the login screen, as a student would, and waits until the login screen is gone. */
export async function signIn(page: Page, {email, password}: Account = demo): Promise<void> {
  await page.goto('/')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', {exact: true}).fill(password)
  await page.getByRole('button', {name: 'Entrar'}).click()
  await page.getByRole('button', {name: 'Entrar'}).waitFor({state: 'detached'})
}

/**
 * `server` is one backend per worker: `origin`, `restart()`, `kill()` then `run()`, `setClock(iso)`. Its clock is given
 * back after every test; its data is shared by the journeys of the worker, so a journey that needs a fresh day sets one.
 */
export const test = base.extend<{ownClock: void}, {server: Backend}>({
  server: [
    // Playwright reads the names of fixtures from this pattern, so it has to be there although it is empty.
    async ({}, provide) => {
      const backend = await Backend.start()
      await provide(backend)
      await backend.dispose()
    },
    {scope: 'worker', timeout: 120_000},
  ],
  baseURL: async ({server}, provide) => {
    await provide(server.origin)
  },
  ownClock: [
    async ({server}, provide) => {
      await provide()
      await server.setClock(null)
    },
    {auto: true},
  ],
})

export {expect} from '@playwright/test'
