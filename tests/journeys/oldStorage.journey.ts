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

/** Puts a profile of an older shape, or nothing that can be read, into the GraphQL cache of this device. */
async function ageCache(page: Page, kind: 'older' | 'broken'): Promise<number> {
  return page.evaluate(async (how) => {
    const done = <T>(request: IDBRequest<T>) => new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const names = (await indexedDB.databases()).flatMap(({name}) => (name?.startsWith('aristo-cache-') ? [name] : []))
    let changed = 0
    for (const name of names) {
      const database = await done(indexedDB.open(name))
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
        for (const key of await done(store.getAllKeys())) {
          const value: unknown = await done(store.get(key))
          const text = JSON.stringify(value) ?? ''
          if (!text.includes('Profile')) continue
          changed += 1
          const older: unknown = JSON.parse(text.replaceAll('questionnaireAnswered', 'questionarioRespondido').replaceAll('studyWeek', 'semana'))
          await done(store.put(how === 'older' ? older : '{"Profile', key))
        }
      }
      database.close()
    }
    return changed
  }, kind)
}

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

for (const kind of ['older', 'broken'] as const) {
  test(`a profile in the cache that is ${kind} is read anew`, async ({page}) => {
    await openToday(page)
    await expect.poll(() => ageCache(page, kind)).toBeGreaterThan(0)
    await page.reload()
    await expect(heading(page, 1)).toBeVisible()
    await page.goto('/perfil')
    await expect(page.getByRole('heading', {name: 'Semana Típica'})).toBeVisible()
  })
}
