import type {Page} from '@playwright/test'
import {expect, test} from './fixtures.ts'
import {answer, heading, openToday, verdict} from './student.ts'

/** Shapes that an older version, another program or a crash may have left behind. */
const shapes = {
  'an older version': (text: string) => text.replace(/"version":\d+/, '"version":0'),
  'the same version, another shape': () => '{"version":1,"value":{"uid":42,"profile":[]}}',
  'no JSON at all': () => '{"version":1,"val',
}

/** Rewrites everything the product keeps under its names, but for the login, which is the provider's. */
async function age(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((kept) => {
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text)
  }, texts)
}

const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith('aristo.'))))

for (const [name, shape] of Object.entries(shapes)) {
  test(`what ${name} left in local storage is dropped, and the student studies on`, async ({page}) => {
    await openToday(page)
    const kept = await stored(page)
    expect(Object.keys(kept)).not.toEqual([])
    await age(page, Object.fromEntries(Object.entries(kept).map(([key, text]) => [key, shape(text)])))
    await page.reload()
    await expect(heading(page, 1)).toBeVisible()
    await answer(page, 'B')
    await expect(verdict(page)).toBeVisible()
  })
}

test('what another tab of another version writes signs nobody out', async ({page, context}) => {
  await openToday(page)
  const other = await context.newPage()
  await other.goto('/landing')
  const {'aristo.session': session = ''} = await stored(other)
  expect(session).toContain('"uid"')
  for (const shape of Object.values(shapes)) await age(other, {'aristo.session': shape(session)})
  await answer(page, 'B')
  await expect(verdict(page)).toBeVisible()
  await page.reload()
  await expect(heading(page, 1)).toBeVisible()
})
