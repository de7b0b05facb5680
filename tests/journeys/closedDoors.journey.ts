import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {chromium, type Page} from '@playwright/test'
import {chromiumLaunch} from '../../scripts/lib/chromium.ts'
import {demo} from './account.ts'
import {expect, morning, test} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {answer, goToQuestion, heading, openToday, saved, sendNow, tryToSignIn, verdict} from './student.ts'
import {lostConnection} from './watch.ts'

const today = () => dateOf(morning())

type Door =
  | 'indexedDB'
  | 'indexedDB.open'
  | 'localStorage'
  | 'sessionStorage'
  | 'locks'
  | 'BroadcastChannel'
  | 'serviceWorker'
  | 'caches'

/** Closes doors of the browser in every page, before anything of the product runs. */
const close = (page: Page, doors: readonly Door[]) =>
  page.addInitScript((closed) => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    const getters: Record<string, [object, string, () => unknown]> = {
      indexedDB: [window, 'indexedDB', () => undefined],
      'indexedDB.open': [IDBFactory.prototype, 'open', () => refuse],
      localStorage: [window, 'localStorage', refuse],
      sessionStorage: [window, 'sessionStorage', refuse],
      locks: [
        LockManager.prototype,
        'request',
        () => () => Promise.reject(new DOMException('denied', 'SecurityError')),
      ],
      BroadcastChannel: [window, 'BroadcastChannel', () => undefined],
      serviceWorker: [Navigator.prototype, 'serviceWorker', refuse],
      caches: [window, 'caches', refuse],
    }
    for (const door of closed) {
      const [owner, name, get] = getters[door] ?? []
      if (owner && name) Object.defineProperty(owner, name, {configurable: true, get: get ?? refuse})
    }
  }, doors)

const inTab = (page: Page) => page.getByText('1 resposta só nesta aba')
const unkept = (page: Page) => page.getByText(/^Este navegador não guarda dados deste site\. O que você responde/)
const forgetful = (page: Page) => page.getByText('Seu navegador não guarda dados deste site', {exact: true})

const all: readonly Door[] = [
  'indexedDB',
  'localStorage',
  'sessionStorage',
  'locks',
  'BroadcastChannel',
  'serviceWorker',
  'caches',
]

for (const doors of [
  ['indexedDB'],
  ['indexedDB.open'],
  ['localStorage'],
  ['locks'],
  ['BroadcastChannel', 'serviceWorker'],
  all,
] as const) {
  test(`without ${doors.join(', ')} a student signs in and answers, and the answer reaches the server`, async ({
    page,
    oracle,
  }) => {
    await close(page, doors)
    await openToday(page)
    await answer(page, 'B')
    await expect(verdict(page)).toBeVisible()
    await expect(saved(page)).toBeVisible()
    expect(await oracle.studied(today())).toEqual([1, -1, -1, -1, -1, -1])
    await expect(unkept(page)).toHaveCount(doors.some((door) => door.startsWith('indexedDB')) ? 1 : 0)
  })
}

test('where nothing is kept, the page says so, asks before it is closed, sends when the network is back, and explains the login after a reload', async ({
  page,
  context,
  oracle,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await close(page, all)
  await openToday(page)
  await expect(unkept(page)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/não feche nem recarregue esta aba: o que responder está só nela\.$/)).toBeVisible()
  await answer(page, 'C')
  await expect(inTab(page)).toBeVisible()
  await expect(page.getByText('só nesta aba', {exact: true})).toBeVisible()
  await expect(page.getByText(/neste aparelho/)).toHaveCount(0)

  const asked = page.waitForEvent('dialog')
  await page.close({runBeforeUnload: true})
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()

  await context.setOffline(false)
  await expect(verdict(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  expect(await oracle.studied(today())).toEqual([2, -1, -1, -1, -1, -1])

  await page.reload()
  await expect(forgetful(page)).toBeVisible()
  await tryToSignIn(page, demo)
  await expect(heading(page, 1)).toBeVisible()
  await expect(verdict(page)).toBeVisible()
})

test('a browser that keeps the login elsewhere does not say that it has to be typed again', async ({page}) => {
  await close(page, ['localStorage'])
  await openToday(page)
  await page.reload()
  await expect(heading(page, 1)).toBeVisible()
  await expect(forgetful(page)).toHaveCount(0)
})

test('Chromium that blocks all data of sites: answers reach the server, and the login says why it is asked for again', async ({
  server,
  oracle,
  watch,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-profile-'))
  mkdirSync(join(folder, 'Default'))
  writeFileSync(
    join(folder, 'Default', 'Preferences'),
    JSON.stringify({profile: {default_content_setting_values: {cookies: 2}}}),
  )
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumLaunch(),
    baseURL: server.origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  try {
    watch.add(context)
    watch.expect(/service ?worker|Access to storage is not allowed/i)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto('/')
    // The browser really blocks: else this journey would say nothing.
    expect(
      await page.evaluate(() => {
        try {
          return typeof localStorage
        } catch (error) {
          return error instanceof DOMException ? error.name : 'another error'
        }
      }),
    ).toBe('SecurityError')
    await expect(forgetful(page)).toBeVisible()
    await tryToSignIn(page, demo)
    await expect(heading(page, 1)).toBeVisible()
    await expect(unkept(page)).toBeVisible()
    await answer(page, 'B')
    await expect(verdict(page)).toBeVisible()
    await expect(saved(page)).toBeVisible()
    expect(await oracle.studied(today())).toEqual([1, -1, -1, -1, -1, -1])
    await page.reload()
    await expect(forgetful(page)).toBeVisible()
  } finally {
    await context.close()
    rmSync(folder, {recursive: true, force: true})
  }
})

/** Fills what the browser lets this site keep, to the last hundred bytes. Returns whether the browser refused in the end. */
const fill = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('filler', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('junk', {autoIncrement: true})
      request.onsuccess = () => resolve(request.result)
    })
    const put = (size: number) =>
      new Promise<boolean>((resolve) => {
        const transaction = database.transaction('junk', 'readwrite', {durability: 'strict'})
        transaction.objectStore('junk').put(crypto.getRandomValues(new Uint8Array(size)))
        transaction.oncomplete = () => resolve(true)
        transaction.onabort = () => resolve(false)
      })
    let isRefused = false
    for (const size of [60_000, 8_000, 1_000, 100]) {
      for (let count = 0; count < 400; count += 1) {
        isRefused = !(await put(size))
        if (isRefused) break
      }
    }
    database.close()
    return isRefused
  })

const empty = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('filler').onsuccess = resolve
      }),
  )

test.describe('a device that is full', () => {
  // The worker's copy of the product would take the room that this journey measures.
  test.use({serviceWorkers: 'block'})

  test('while the student answers: the answer is in this tab, said so, and sent', async ({
    page,
    context,
    server,
    oracle,
    expectOnConsole,
  }) => {
    expectOnConsole(lostConnection)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', {origin: server.origin, quotaSize: 4_000_000})
    await openToday(page)
    // Without a worker, code that has not come before the network goes does not come: the notice is of the same parts.
    await expect(page.getByRole('button', {name: /^Notificações/})).toBeVisible()
    await context.setOffline(true)
    expect(await fill(page)).toBe(true)
    await answer(page, 'C')
    await expect(inTab(page)).toBeVisible()
    await expect(page.getByText(/o que responder está só nela\.$/)).toBeVisible()
    await devtools.send('Storage.overrideQuotaForOrigin', {origin: server.origin})
    await empty(page)
    await goToQuestion(page, 2)
    await answer(page, 'A')
    // There is room again: this one is kept, and the first is still told.
    await expect(page.getByText('neste aparelho', {exact: true})).toBeVisible()
    await context.setOffline(false)
    await expect(verdict(page)).toBeVisible()
    await expect(saved(page)).toBeVisible()
    expect(await oracle.studied(today())).toEqual([2, 0, -1, -1, -1, -1])
  })
})

test('databases that are deleted while the page is open lose no answer', async ({
  page,
  context,
  oracle,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await openToday(page)
  await context.setOffline(true)
  await answer(page, 'C')
  await expect(page.getByText('1 resposta neste aparelho')).toBeVisible()
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({name}) => (name?.startsWith('aristo-') ? [name] : []))
    await Promise.all(
      names.map(
        (name) =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase(name).onsuccess = resolve
          }),
      ),
    )
  })
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const request = indexedDB.open('aristo-outbox')
            request.onsuccess = () => {
              const {result} = request
              if (!result.objectStoreNames.contains('entries')) return resolve(0)
              const count = result.transaction('entries').objectStore('entries').count()
              count.onsuccess = () => {
                result.close()
                resolve(count.result)
              }
            }
          }),
      ),
    )
    .toBe(1)
  await expect(page.getByText('1 resposta neste aparelho')).toBeVisible()
  await context.setOffline(false)
  await expect(verdict(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  expect(await oracle.studied(today())).toEqual([2, -1, -1, -1, -1, -1])
})

test('what the browser clears of this site, the login included, loses no answer: the password is asked for, and it is sent', async ({
  page,
  context,
  server,
  oracle,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await openToday(page)
  await context.setOffline(true)
  await answer(page, 'C')
  await expect(page.getByText('1 resposta neste aparelho')).toBeVisible()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {origin: server.origin, storageTypes: 'indexeddb'})
  await context.setOffline(false)
  const password = page.getByRole('alertdialog').getByLabel('Senha', {exact: true})
  // The provider looks after its login about every second, and finds it gone.
  await password.fill(demo.password)
  await page.getByRole('alertdialog').getByRole('button', {name: 'Continuar'}).click()
  await expect(verdict(page)).toBeVisible()
  await sendNow(page)
  await expect(saved(page)).toBeVisible()
  expect(await oracle.studied(today())).toEqual([2, -1, -1, -1, -1, -1])
})
