import {readFileSync} from 'node:fs'
import {expect, test, vi} from 'vitest'
import {facesOf} from '../../scripts/fonts.ts'
import {fetchReadingFont} from '../../src/services/platform/readingFont.ts'

const face = (lines: string) => `@font-face {\n  font-family: 'Letra';\n${lines}\n}\n`
const styles = readFileSync(new URL('../../src/index.css', import.meta.url), 'utf8')

test('a face tells its weights and every character of its ranges', () => {
  const css = face(
    "  font-weight: 400 700;\n  src: url('./ui/theme/gen/letra.woff2') format('woff2');\n  unicode-range: U+0061-0063,\n    U+00E7;",
  )
  expect(facesOf(css)).toEqual([{file: 'letra.woff2', weights: {min: 400, max: 700}, text: 'abcç'}])
})

test('faces of the device are left out', () => {
  expect(facesOf(face("  src: local('Arial');"))).toEqual([])
})

test.each(['weights', 'characters'])('a face without %s is refused by its name', (missing) => {
  const lines = {weights: '  font-weight: 400 700;', characters: '  unicode-range: U+0061;'}
  const css = face(
    [
      "  src: url('./ui/theme/gen/letra.woff2');",
      ...Object.entries(lines).flatMap(([name, line]) => (name === missing ? [] : line)),
    ].join('\n'),
  )
  expect(() => facesOf(css)).toThrow('letra.woff2')
})

test('the product has the letters of Portuguese in three faces', () => {
  const faces = facesOf(styles)
  expect(faces.map(({file}) => file)).toEqual(['inter.woff2', 'source-serif.woff2', 'source-serif-italic.woff2'])
  for (const {text} of faces)
    expect([...'áàâãçéêíóôõúüÁÀÂÃÇÉÊÍÓÔÕÚÜ–—“”ºª°µ±'].filter((letter) => !text.includes(letter))).toEqual([])
})

test('the font of questions is asked for by the name that it is declared with', () => {
  const load = vi.fn<(font: string) => Promise<unknown>>(async () => [])
  vi.stubGlobal('document', {fonts: {load}})
  fetchReadingFont()
  const family = /"(.*)"/.exec(load.mock.calls[0]?.[0] ?? '')?.[1]
  expect(family).toBeTruthy()
  expect(styles).toContain(`font-family: '${family}';`)
  vi.unstubAllGlobals()
})
