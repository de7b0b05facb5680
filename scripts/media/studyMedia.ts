import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {chromium, type Browser} from 'playwright'
import * as v from 'valibot'
import {chromiumLaunch} from '../lib/chromium.ts'
import {root} from '../lib/run.ts'
import {brand} from '../../src/text/shared/brand.ts'
import {brandTone} from './areaTones.ts'
import {captionsOf} from './captions.ts'
import {handoutHtml} from './handout.ts'
import {mindmapSvg} from './mindmapSvg.ts'
import {printPdf} from './pdf.ts'
import {makeVideo, openSlideStage} from './studyVideos.ts'

/** All of it together, in bytes: it is kept in the repository. */
const heaviest = 1_500_000

const source = join(root, 'content', 'media')
const folder = join(root, 'public', 'media', 'study')
const words = v.array(v.string())
const videos = v.array(
  v.strictObject({
    name: v.string(),
    kind: v.picklist(['mp4', 'webm', 'hls']),
    slides: v.array(v.strictObject({title: v.string(), lines: words, said: v.string()})),
  }),
)
const mindmaps = v.array(
  v.strictObject({
    name: v.string(),
    title: v.string(),
    branches: v.array(v.strictObject({title: v.string(), leaves: words})),
  }),
)

/** The map that is there as a PDF too, on a sheet of its own. */
const asPdfToo = 'mapa-imunizacao'
const pageOfMap =
  '<!doctype html><html lang="pt-BR"><title>Mapa</title>' +
  '<style>@page{size:A4;margin:12mm}svg{width:100%;height:auto}</style>'

const read = (name: string) => readFileSync(join(source, name), 'utf8')

/** Seconds that a slide of the demo stands, as its pack says. */
const slideSeconds = 4

async function makePdf(browser: Browser, name: string, html: string): Promise<void> {
  const page = await browser.newPage()
  writeFileSync(join(folder, `${name}.pdf`), await printPdf(page, html))
  await page.close()
}

/**
 * `npm run media`: makes the videos, apostilas and mind maps of the demo pack from their words in `content/media` into
 * `public/media/study`. Needs Chromium and ffmpeg; the results are kept in the repository.
 */
rmSync(folder, {recursive: true, force: true})
mkdirSync(folder, {recursive: true})
const browser = await chromium.launch(chromiumLaunch())
const stage = await browser.newPage()
await openSlideStage(stage)
for (const {name, kind, slides} of v.parse(videos, JSON.parse(read('videos.json')))) {
  const film = {
    name,
    place: brand.name,
    tone: brandTone,
    slides: slides.map((slide) => ({...slide, seconds: slideSeconds})),
  }
  await makeVideo(stage, film, kind, folder)
  writeFileSync(join(folder, `${name}.vtt`), captionsOf(film))
}
for (const tree of v.parse(mindmaps, JSON.parse(read('mapas.json')))) {
  const svg = mindmapSvg(tree)
  writeFileSync(join(folder, `${tree.name}.svg`), svg)
  if (tree.name === asPdfToo) await makePdf(browser, tree.name, `${pageOfMap}${svg}`)
}
for (const file of readdirSync(source).filter((name) => name.endsWith('.md'))) {
  const markdown = read(file)
  await makePdf(browser, file.replace('.md', ''), handoutHtml({title: /^# (.+)$/m.exec(markdown)?.[1] ?? '', markdown}))
}
await browser.close()
const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile())
const bytes = files.reduce((sum, {parentPath, name}) => sum + statSync(join(parentPath, name)).size, 0)
if (bytes > heaviest) throw new Error(`The study media have ${bytes} bytes, more than ${heaviest}.`)
console.log(`${files.length} files, ${bytes} bytes in ${folder}`)
