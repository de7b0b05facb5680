import type {Page, Request} from '@playwright/test'
import {expect, test} from './fixtures.ts'
import {demo} from './account.ts'
import {choice, heading, openToday, signIn, untilOnDevice} from './student.ts'

/** The document that a request names. */
const documentOf = (request: Request): string | undefined =>
  /"sha256Hash":"\w+\.(\w+)"/.exec(request.postData() ?? '')?.[1]

/** The documents that the page asks the server for from now on. */
function watchDocuments(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = documentOf(request)
    if (name !== undefined) asked.push(name)
  })
  return asked
}

/** What of it the product opens with; the questions are read once more where the screen is later than the warm-up. */
const opening = (asked: readonly string[]): readonly string[] =>
  asked.filter((name) => /^(?:DayOpening|Profile|Agenda)$/.test(name)).toSorted()

/** When the page asked for the provider's SDK, in milliseconds after the day was on the screen; negative before. */
const providerAfterPaint = (page: Page) =>
  page.evaluate(() => {
    const [painted] = performance.getEntriesByName('aristo:painted')
    const sdk = performance.getEntriesByType('resource').find(({name}) => name.includes('/identity'))
    return (sdk?.startTime ?? Number.NaN) - (painted?.startTime ?? Number.NaN)
  })

/** When the day was on the screen, in milliseconds after the splash had left; negative where it left later. */
const paintAfterSplash = (page: Page) =>
  page.evaluate(() => {
    const [painted] = performance.getEntriesByName('aristo:painted')
    const [over] = performance.getEntriesByName('aristo:splash-over')
    return (painted?.startTime ?? Number.NaN) - (over?.startTime ?? Number.NaN)
  })

/** Signed in, and nothing of the day on the device. The page in between has no icon, which the console says. */
async function forgetDay(page: Page, expectOnConsole: (pattern: RegExp) => void): Promise<void> {
  expectOnConsole(/favicon\.ico/)
  // The last things that this page asks for by itself: asked for while it is left, they would count as the next one's.
  const last = Promise.all(
    ['FindUserNewNotificationsAmount', 'GetCurrentStudentExperiment'].map((name) =>
      page.waitForResponse((response) => documentOf(response.request()) === name),
    ),
  )
  await openToday(page)
  await untilOnDevice(page)
  await last
  // A page of the origin that is not the product.
  await page.goto('/health')
  await page.evaluate(async () => {
    const known = (await indexedDB.databases()).flatMap(({name}) => (name?.startsWith('aristo-records') ? [name] : []))
    for (const name of known)
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = resolve
        request.onerror = reject
      })
  })
}

test('a page that opens again asks for the whole day once, and shows it before the provider has looked at the login', async ({
  page,
  expectOnConsole,
}) => {
  await forgetDay(page, expectOnConsole)
  let answer: () => void = () => undefined
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/accounts:lookup**', async (route) => {
    await isHeld
    await route.continue()
  })
  const looked = page.waitForRequest('**/accounts:lookup**')
  const asked = watchDocuments(page)
  // The page begins now, not two seconds ago: the splash waits for the day, not for the time.
  await page.addInitScript(() => Reflect.deleteProperty(performance, 'now'))
  await page.goto('/')
  await expect(heading(page, 1)).toBeVisible()
  await expect(choice(page, 'A')).toBeEnabled()
  await looked
  expect(opening(asked)).toEqual(['DayOpening'])
  expect(asked).not.toContain('QuestionMany')
  expect(await providerAfterPaint(page)).toBeGreaterThan(0)
  expect(await paintAfterSplash(page)).toBeGreaterThan(0)
  const known = page.waitForResponse('**/accounts:lookup**')
  answer()
  await known
})

test('a page that opens at an exam asks for it with the day, once, and shows it before the provider is there', async ({
  page,
}) => {
  await signIn(page, {...demo, email: 'prova@aristo.local'})
  await page.goto('/agenda/prova')
  await expect(choice(page, 'A')).toBeEnabled()
  await untilOnDevice(page)
  const asked = watchDocuments(page)
  await page.goto(page.url())
  await expect(choice(page, 'A')).toBeEnabled()
  await page.waitForRequest('**/accounts:lookup**')
  // The screen asks for the exam once more: it may have ended elsewhere meanwhile.
  expect(opening(asked)).toEqual(['DayOpening'])
  expect(asked).not.toContain('QuestionMany')
  expect(await providerAfterPaint(page)).toBeGreaterThan(0)
})

test('a page that the device keeps brings the fonts that its screen has', async ({page}) => {
  const preloaded = () =>
    page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/.*\/(.*)-.*/, '$1')))
  await openToday(page)
  expect(await preloaded()).toEqual([])
  await untilOnDevice(page)
  await page.goto('/')
  await expect(heading(page, 1)).toBeVisible()
  expect(await preloaded()).toEqual(['inter', 'source-serif'])
  await page.goto('/desempenho')
  expect(await preloaded()).toEqual(['inter'])
})

test('the provider is preloaded where the own request of the page was refused, and only there', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 401/)
  await openToday(page)
  await untilOnDevice(page)
  const preloaded = page.locator('link[rel=modulepreload][href*="/identity"]')
  await page.goto('/desempenho/geral')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await expect(preloaded).toHaveCount(0)
  await page.route('**/graphql', (route, request) =>
    documentOf(request) === 'DayOpening'
      ? route.fulfill({status: 401, json: {errors: [{message: 'UNAUTHENTICATED'}]}})
      : route.fallback(),
  )
  await page.reload()
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await expect(preloaded).not.toHaveCount(0)
})

test('a reply that refuses costs one request: the day comes as it did', async ({page, expectOnConsole}) => {
  expectOnConsole(/status of 401/)
  await forgetDay(page, expectOnConsole)
  await page.route('**/graphql', (route, request) =>
    documentOf(request) === 'DayOpening'
      ? route.fulfill({status: 401, json: {errors: [{message: 'UNAUTHENTICATED'}]}})
      : route.fallback(),
  )
  const asked = watchDocuments(page)
  await page.goto('/')
  await expect(heading(page, 1)).toBeVisible()
  await expect(choice(page, 'A')).toBeEnabled()
  expect(opening(asked)).toEqual(['Agenda', 'DayOpening', 'Profile'])
  expect(asked).toContain('QuestionMany')
})

test('a first sign-in asks for profile and agenda once each', async ({page, server}) => {
  // Between midnight and four a device that the server disagrees with begins with the day before.
  await page.clock.install({time: await server.now()})
  const asked = watchDocuments(page)
  await openToday(page)
  await expect(choice(page, 'A')).toBeEnabled()
  await untilOnDevice(page)
  expect(opening(asked)).toEqual(['Agenda', 'Profile'])
  expect(asked).toContain('QuestionMany')
})
