import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Page} from 'playwright'
import {root} from '../lib/run.ts'

const fonts: Readonly<Record<string, string>> = {
  '/serif.woff2': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  '/sans.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
}

/** Opens a page of this folder with the brand's fonts beside it, without any network. */
export async function openStage(page: Page, html: string): Promise<void> {
  await page.route('http://stage/**', (route) => {
    const font = fonts[new URL(route.request().url()).pathname]
    return font === undefined
      ? route.fulfill({body: html, contentType: 'text/html; charset=utf-8'})
      : route.fulfill({body: readFileSync(join(root, 'node_modules', font)), contentType: 'font/woff2'})
  })
  await page.goto('http://stage/')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}

/** The text of a file of this folder. */
export const stageFile = (name: string): string => readFileSync(join(root, 'scripts', 'media', name), 'utf8')
