import {mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {parseArgs} from 'node:util'
import {chromium, type Browser} from 'playwright'
import {chromiumLaunch} from '../../scripts/lib/chromium.ts'
import {duration} from '../../scripts/lib/table.ts'
import {printFitted} from '../../scripts/media/pdf.ts'
import {isFull, mostPages, type Fit} from '../../scripts/media/fit.ts'
import {makeVideo, openSlideStage} from '../../scripts/media/studyVideos.ts'
import {fingerprint, type MediaFile} from './lessonMedia.ts'
import {
  mediaFolder,
  mediaPath,
  readManifest,
  strayFiles,
  whyStale,
  writeManifest,
  type MediaManifest,
} from './mediaManifest.ts'
import {wantedMedia} from './packMedia.ts'

/** Bytes above which a file is told, and all files together are refused: they are kept in the repository. */
const heavy = {pdf: 150_000, mp4: 250_000, svg: 8_000, vtt: 8_000}
const heaviest = 38_000_000

const usual = {pages: [2, mostPages], seconds: [30, 90]} as const

/** Draws or writes a file; the answer is its sheets when it is a PDF. */
async function makeFile(browser: Browser, file: MediaFile): Promise<Fit | undefined> {
  const to = mediaPath(file.name)
  mkdirSync(dirname(to), {recursive: true})
  const page = await browser.newPage()
  try {
    if (file.kind === 'pdf') {
      const {pdf, ...fit} = await printFitted(page, file.html)
      writeFileSync(to, pdf)
      return fit
    }
    if (file.kind === 'mp4') {
      await openSlideStage(page)
      await makeVideo(page, file.film, 'mp4', mediaFolder)
    } else writeFileSync(to, file.text)
    return undefined
  } finally {
    await page.close()
  }
}

const percent = (share: number) => `${Math.round(share * 100)}%`

/** What somebody who made a file should look at. */
function doubts({name, kind, ...file}: MediaFile, fit: Fit | undefined): readonly string[] {
  const {size} = statSync(mediaPath(name))
  const pages = fit?.pages
  const seconds = 'film' in file ? file.film.slides.reduce((sum, slide) => sum + slide.seconds, 0) : usual.seconds[0]
  return [
    ...(size > heavy[kind] ? [`${name}: ${size} bytes, more than ${heavy[kind]}`] : []),
    ...(pages !== undefined && (pages < (name.startsWith('pdfs/') ? 1 : usual.pages[0]) || pages > usual.pages[1])
      ? [`${name}: ${pages} pages, not ${usual.pages.join(' to ')}`]
      : []),
    ...(fit === undefined || isFull(fit)
      ? []
      : [
          `${name}: the last page is full to ${percent(fit.lastPage)}, the emptiest before to ${percent(fit.emptiest)}`,
        ]),
    ...(seconds < usual.seconds[0] || seconds > usual.seconds[1]
      ? [`${name}: ${seconds} seconds, not ${usual.seconds.join(' to ')}`]
      : []),
  ]
}

/** Makes what is stale; the manifest is written after each file, so that a run may be stopped. */
async function makeAll(files: readonly MediaFile[], manifest: MediaManifest): Promise<readonly string[]> {
  const browser = await chromium.launch(chromiumLaunch())
  const told: string[] = []
  try {
    for (const file of files) {
      const started = performance.now()
      const fit = await makeFile(browser, file)
      const bytes = fingerprint(readFileSync(mediaPath(file.name)))
      manifest[file.name] = {origin: file.origin, bytes, ...fit}
      writeManifest(manifest)
      console.log(
        `${file.name} in ${duration(performance.now() - started)}${fit === undefined ? '' : `, ${fit.pages} pages, the last one full to ${percent(fit.lastPage)}, the emptiest before to ${percent(fit.emptiest)}`}`,
      )
      told.push(...doubts(file, fit))
    }
  } finally {
    await browser.close()
  }
  return told
}

/**
 * `npm run content:media [-- --lesson ID …]`: the handouts, mind maps, films and captions of the content pack, made of
 * `content/aristo` into `public/media/aristo`. What its source has not changed is left as it is; a lesson that is not
 * written yet is named. Needs Chromium and ffmpeg; the results are kept in the repository.
 */
const {values} = parseArgs({options: {lesson: {type: 'string', multiple: true}}})
const {items, unfinished} = wantedMedia()
const unknown = (values.lesson ?? []).filter((id) => !items.some((item) => item.id === id))
for (const {id, reason} of unfinished) console.warn(`Left out: ${id}, because ${reason}.`)
if (unknown.length > 0) throw new Error(`Nothing can be made for ${unknown.join(', ')}.`)
mkdirSync(mediaFolder, {recursive: true})
const manifest = readManifest()
const wanted = items.filter(({id}) => values.lesson?.includes(id) ?? true).flatMap(({files}) => files)
const stale = wanted.filter((file) => whyStale(file, manifest) !== null)
const told = stale.length === 0 ? [] : await makeAll(stale, manifest)
const names = items.flatMap(({files}) => files.map(({name}) => name))
if (values.lesson === undefined && unfinished.length === 0) {
  for (const name of strayFiles(names)) rmSync(join(mediaFolder, name), {recursive: true})
  for (const name of Object.keys(manifest)) if (!names.includes(name)) delete manifest[name]
  writeManifest(manifest)
}
const bytes = Object.keys(manifest).reduce((sum, name) => sum + statSync(mediaPath(name)).size, 0)
for (const doubt of told) console.warn(`Look at ${doubt}.`)
const all = Object.keys(manifest).length
console.log(`${stale.length} of ${wanted.length} files made; ${all} files, ${bytes} bytes in ${mediaFolder}.`)
if (bytes > heaviest) throw new Error(`The media of the pack have ${bytes} bytes, more than ${heaviest}.`)
