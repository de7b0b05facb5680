import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {afterAll, describe, expect, test} from 'vitest'
import {fingerprint, lessonFiles} from '../../../content/tools/lessonMedia.ts'
import {readLesson} from '../../../content/tools/lessonSource.ts'
import {readManifest, strayFiles, whyStale, writeManifest} from '../../../content/tools/mediaManifest.ts'
import {wantedMedia} from '../../../content/tools/packMedia.ts'
import {readPrintWords} from '../../../content/tools/printWords.ts'

const source = readFileSync(fileURLToPath(new URL('lesson.md', import.meta.url)), 'utf8')

function filesOf(markdown: string) {
  const problems: string[] = []
  const lesson = readLesson('exemplo.md', markdown, (line, item, reason) =>
    problems.push(`${line}: ${item}: ${reason}`),
  )
  expect(problems).toEqual([])
  return lesson === null ? [] : lessonFiles(lesson, 'Residência', readPrintWords())
}

const originsOf = (markdown: string) =>
  Object.fromEntries(filesOf(markdown).map(({name, origin}) => [name.slice('cir-exemplo.'.length), origin]))
const before = originsOf(source)

describe('which files a change of a lesson asks to be made anew', () => {
  test.each([
    ['nothing, when only its history or cards changed', '2026-11-22: escrita.', '2026-11-22: revisada.', []],
    ['the handout, when its text changed', '10.000/mm³', '11.000/mm³', ['pdf']],
    ['the map, when a leaf changed', 'Anorexia & náusea', 'Anorexia', ['svg']],
    ['film and captions, when more is said', 'mais comum no jovem', 'que mais se opera no jovem', ['vtt', 'mp4']],
    ['the film alone, when a line of a slide changed', '- Dor migratória', '- Dor que migra', ['mp4']],
    [
      'all but the captions, when its title changed',
      'título: Apendicite aguda',
      'título: Apendicite',
      ['pdf', 'svg', 'mp4'],
    ],
  ])('%s', (_, from, to, expected) => {
    const after = originsOf(source.replace(from, to))
    expect(source).toContain(from)
    expect(Object.keys(before).filter((kind) => before[kind] !== after[kind])).toEqual(expected)
  })

  test('a line that grows under the same words does not change the captions', () => {
    expect(originsOf(source.replace('- Anorexia\n\n>', '- Anorexia e vômito\n\n>'))['vtt']).toBe(before['vtt'])
  })
})

describe('the manifest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-manifest-'))
  afterAll(() => rmSync(folder, {recursive: true}))
  const manifest = {
    'a.svg': {origin: 'um', bytes: fingerprint('<svg/>')},
    'b.pdf': {origin: 'dois', bytes: fingerprint('pdf'), pages: 3},
  }
  writeFileSync(join(folder, 'a.svg'), '<svg/>')
  writeFileSync(join(folder, 'b.pdf'), 'another')

  test('comes back as it was written', () => {
    writeManifest(manifest, folder)
    expect(readManifest(folder)).toEqual(manifest)
  })

  test('a folder without one has made nothing', () => {
    expect(readManifest(join(folder, 'none'))).toEqual({})
  })

  test.each([
    ['is as its source says', 'a.svg', 'um', null],
    ['is older than its source', 'a.svg', 'três', 'its source changed after it was made'],
    ['was changed by hand', 'b.pdf', 'dois', 'it is not the file that was made'],
    ['is not there', 'c.mp4', 'um', 'it is not made yet'],
  ])('tells a file that %s', (_, name, origin, why) => {
    expect(whyStale({name, origin}, manifest, folder)).toBe(why)
  })

  test('names files that no source asks for', () => {
    expect(strayFiles(['a.svg'], folder)).toEqual(['b.pdf'])
  })
})

describe('the media of the pack', () => {
  const {items} = wantedMedia()
  const manifest = readManifest()

  test('are those that its sources ask for: if not, run "npm run content:media" and commit what it made', () => {
    const stale = items
      .flatMap(({files}) => files)
      .flatMap((file) => {
        const why = whyStale(file, manifest)
        return why === null ? [] : [`${file.name}: ${why}`]
      })
    expect(stale).toEqual([])
  })

  test('the handouts of lessons end on a page that is more than a third full, and no other page is half empty', () => {
    const handouts = Object.entries(manifest).filter(([name]) => name.endsWith('.pdf') && !name.startsWith('pdfs/'))
    expect(handouts.length).toBeGreaterThanOrEqual(120)
    const empty = handouts.filter(([, {lastPage = 0, emptiest = 0}]) => lastPage < 0.38 || emptiest < 0.5)
    expect(empty.map(([name]) => name)).toEqual([])
  })
})
