import type {Page} from '@playwright/test'
import {routeOf} from '../../domain/shell/routeTable.ts'
import {demoAccounts} from '../../server/demo/accounts.ts'
import {demo} from './account.ts'
import {expect, signIn, test} from './fixtures.ts'
import {Oracle} from './oracle.ts'
import {timeouts} from '../support/timeouts.ts'

const slug = 'aristo'

/** Pages of one row of the route table look alike: this many of each are opened. */
const mostOfRow = 1

/** Every address of this product that the page links to; files and other tabs' papers are asked for, not opened. */
const linksOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        link instanceof HTMLAnchorElement &&
        link.origin === location.origin &&
        !link.getAttribute('href')?.startsWith('#')
          ? [`${link.pathname}${link.search}`]
          : [],
      ),
    )

const pathOf = (address: string) => decodeURI(address.split('?')[0] ?? '')

const isFile = (address: string) => /^\/(?:media|pdfs)\//.test(address)

/** Opens what each opened page links to, one of each row of the route table, and answers with what leads nowhere. */
async function crawl(page: Page, from: readonly string[]): Promise<{dead: string[]; opened: string[]}> {
  const waiting = [...from]
  const seen = new Set<string>()
  const rows = new Map<string, number>()
  const dead: string[] = []
  const opened: string[] = []
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (seen.has(address)) continue
    seen.add(address)
    if (isFile(address)) {
      if (rows.has('file')) continue
      rows.set('file', 1)
      if ((await page.request.get(address)).status() !== 200) dead.push(address)
      continue
    }
    const row = routeOf(pathOf(address), slug)?.path
    if (row === undefined) dead.push(address)
    if (row === undefined || (rows.get(row) ?? 0) >= mostOfRow) continue
    rows.set(row, (rows.get(row) ?? 0) + 1)
    await page.goto(address)
    await expect(page.locator('main, [role=main], article, iframe, form').first()).toBeVisible()
    await expect(page.getByRole('heading', {level: 1}).or(page.locator('main iframe')).first()).toBeAttached()
    if ((await page.getByRole('heading', {name: 'Página não encontrada!'}).count()) > 0) dead.push(address)
    opened.push(address)
    waiting.push(...(await linksOf(page)))
  }
  return {dead, opened}
}

test('no link of a visitor leads nowhere', async ({page}) => {
  const {dead, opened} = await crawl(page, ['/', '/landing', '/diagnostico', '/aristo-compass'])
  expect(dead).toEqual([])
  expect(opened.length).toBeGreaterThan(5)
})

test.describe('no link of a student leads nowhere', () => {
  test.setTimeout(timeouts.long)

  for (const key of ['desempenho', 'sprint', 'admin']) {
    test(key, async ({page}) => {
      await signIn(page, {email: `${key}@aristo.local`, password: demo.password})
      await expect(page).toHaveURL(/\/(?:agenda|sprint)/)
      await page.waitForLoadState('networkidle')
      const {dead, opened} = await crawl(page, await linksOf(page))
      expect(dead).toEqual([])
      expect(opened.length).toBeGreaterThan(key === 'sprint' ? 1 : 8)
    })
  }
})

test("the menu of every demo account has addresses of the product's table alone", async ({server}) => {
  const dead: string[] = []
  for (const {key} of demoAccounts) {
    const oracle = new Oracle(server, {email: `${key}@aristo.local`, password: demo.password})
    const {findBurgerMenuItems} = await oracle.ask<{findBurgerMenuItems: {url: string}[]}>('menu')
    expect(findBurgerMenuItems.length).toBeGreaterThan(1)
    for (const {url} of findBurgerMenuItems) if (routeOf(url, slug) === null) dead.push(`${key}: ${url}`)
  }
  expect(dead).toEqual([])
})
