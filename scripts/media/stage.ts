import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Page} from 'playwright'
import {root} from '../lib/run.ts'

const sans = (name: string) => `@expo-google-fonts/inter/${name}/Inter_${name}.ttf`
const serif = (name: string) => `@expo-google-fonts/source-serif-4/${name}/SourceSerif4_${name}.ttf`

/** A face for each weight: a variable font would be drawn into a PDF stroke by stroke, four times as heavy. */
const faces = [
  {family: 'Sans', weight: 400, style: 'normal', file: sans('400Regular')},
  {family: 'Sans', weight: 500, style: 'normal', file: sans('500Medium')},
  {family: 'Sans', weight: 600, style: 'normal', file: sans('600SemiBold')},
  {family: 'Reading', weight: 400, style: 'normal', file: serif('400Regular')},
  {family: 'Reading', weight: 400, style: 'italic', file: serif('400Regular_Italic')},
  {family: 'Reading', weight: 600, style: 'normal', file: serif('600SemiBold')},
] as const

const fonts = new Map<string, string>([
  ...faces.map(({file}) => [`/${file}`, file] as const),
  ['/serif.woff2', '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'],
  ['/sans.woff2', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
])

/** The brand's two families, `Reading` and `Sans`, with all signs of medicine; for a page that `openStage` opens. */
export const fontFaces = faces
  .map(
    ({family, weight, style, file}) =>
      `@font-face{font-family:${family};src:url(/${file});font-weight:${weight};font-style:${style}}`,
  )
  .join('')

/** Opens a page of this folder with the brand's fonts beside it, without any network. */
export async function openStage(page: Page, html: string): Promise<void> {
  await page.unrouteAll()
  await page.route('http://stage/**', (route) => {
    const font = fonts.get(new URL(route.request().url()).pathname)
    return font === undefined
      ? route.fulfill({body: html, contentType: 'text/html; charset=utf-8'})
      : route.fulfill({
          body: readFileSync(join(root, 'node_modules', font)),
          contentType: font.endsWith('ttf') ? 'font/ttf' : 'font/woff2',
        })
  })
  await page.goto('http://stage/')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}

/** The text of a file of this folder. */
export const stageFile = (name: string): string => readFileSync(join(root, 'scripts', 'media', name), 'utf8')
