import {chromium} from 'playwright'
import type {Browser, BrowserContext, Page} from 'playwright'
import {headlessLaunch} from '../../../scripts/lib/chromium.ts'

let opened: Promise<Browser> | undefined

/** A page of a fresh browser profile with the SDK ready at `window.sdk`. */
export async function openPage(origin: string, profile?: BrowserContext): Promise<Page> {
  opened ??= chromium.launch(headlessLaunch())
  const context = profile ?? (await (await opened).newContext())
  const page = await context.newPage()
  await loadSdk(page, origin)
  return page
}

/** Loads the page with the SDK (again). */
export async function loadSdk(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await page.waitForFunction(() => 'sdk' in window)
}

/** Ends the browser of this test file. */
export async function closeBrowser(): Promise<void> {
  const browser = await opened
  opened = undefined
  await browser?.close()
}
