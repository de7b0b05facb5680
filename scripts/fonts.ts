import {mkdir, readFile, writeFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import subsetFont from 'subset-font'
import {root} from './lib/run.ts'

/**
 * Writes the web fonts of the product: of the published files only the weights and characters that `src/index.css` declares,
 * and of their OpenType features those that the product uses. They weigh some two thirds, and come in the seconds in which
 * the first question is answered.
 */
const folder = join(root, 'src/ui/theme/gen')

const published: Readonly<Record<string, string>> = {
  'inter.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'source-serif.woff2': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  'source-serif-italic.woff2': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
}

/** What browsers apply by themselves, figures in columns, and the letters of `globalCss.ts`. */
const features = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn lnum tnum cv05 ss03'.split(' ')

type Face = {
  readonly file: string
  readonly weights: {readonly min: number; readonly max: number}
  readonly text: string
}

/** All characters of a list such as `U+0000-00FF, U+0131`. */
function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [first = Number.NaN, last = first] = range
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return String.fromCodePoint(...Array.from({length: last - first + 1}, (_, index) => first + index))
    })
    .join('')
}

/** The faces of a style sheet that stand in the folder of these fonts; local faces are none of them. */
export function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face \{(.*?)\n\}/gs)].flatMap(([, face = '']) => {
    const file = /url\('[^']*\/gen\/([^']+)'\)/.exec(face)?.[1]
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? []
    const ranges = /unicode-range: ([^;]+);/.exec(face)?.[1]
    if (file === undefined) return []
    if (ranges === undefined || max === undefined) throw new Error(`${file} is declared without weights or characters`)
    return [{file, weights: {min: Number(min), max: Number(max)}, text: charactersOf(ranges)}]
  })
}

async function write({file, weights, text}: Face): Promise<void> {
  const source = published[file]
  if (source === undefined) throw new Error(`nobody has published ${file}`)
  const font = await readFile(createRequire(import.meta.url).resolve(source))
  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: {wght: weights},
  })
  await writeFile(join(folder, file), subset)
}

if (import.meta.main) {
  await mkdir(folder, {recursive: true})
  for (const face of facesOf(await readFile(join(root, 'src/index.css'), 'utf8'))) await write(face)
}
