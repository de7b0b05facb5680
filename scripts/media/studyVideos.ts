import {execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import type {Page} from 'playwright'
import {framesOf, rate, slideStarts, stillsOf, type Film} from './film.ts'
import {drawnFrames, frameBytes, frameSize} from './filmFrames.ts'
import {fontFaces, openStage, stageFile} from './stage.ts'

/** The page that slides are drawn on. */
export const slidePage = (): string => stageFile('slide.html').replace('<style>', `<style>${fontFaces}`)

/** Opens the page that slides are drawn on; all films of a run share it. */
export async function openSlideStage(page: Page): Promise<void> {
  await page.setViewportSize(frameSize)
  await openStage(page, slidePage())
}

/** What the page draws for each picture of a film; the last shows the bar full. */
export function drawingsOf({slides, place, tone, ...film}: Film): readonly object[] {
  const drawings = stillsOf({slides, place, tone, ...film}).map(({slide, shown}) => {
    const {title = '', lines = []} = slides[slide] ?? {}
    return {
      place,
      number: `${slide + 1} / ${slides.length}`,
      title,
      lines,
      shown,
      isFirst: slide === 0,
      isFull: false,
      tone,
    }
  })
  return [...drawings, {...drawings.at(-1), isFull: true}]
}

/** The pictures of a film as pixels in YUV 4:2:0, in the colours of BT.709. */
async function drawPictures(page: Page, film: Film): Promise<readonly Buffer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-media-'))
  try {
    for (const [index, drawing] of drawingsOf(film).entries()) {
      await page.evaluate(`draw(${JSON.stringify(drawing)}); document.fonts.ready.then(() => undefined)`)
      await page.screenshot({path: join(folder, `${String(index).padStart(3, '0')}.png`)})
    }
    const filter = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
    const args = [
      '-loglevel',
      'error',
      '-i',
      join(folder, '%03d.png'),
      '-vf',
      filter,
      '-fps_mode',
      'passthrough',
      '-f',
      'rawvideo',
      'pipe:1',
    ]
    const pixels = execFileSync('ffmpeg', args, {maxBuffer: 1 << 30})
    return Array.from({length: pixels.length / frameBytes}, (_, index) =>
      pixels.subarray(index * frameBytes, (index + 1) * frameBytes),
    )
  } finally {
    rmSync(folder, {recursive: true})
  }
}

/** Gives all frames of a film to ffmpeg; `args` say what becomes of them. */
async function pour(pictures: readonly Buffer[], film: Film, args: readonly string[]): Promise<void> {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'yuv420p',
    '-s',
    `${frameSize.width}x${frameSize.height}`,
    '-framerate',
    String(rate),
    '-i',
    'pipe:0',
  ]
  const bare = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...bare, ...colours, ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const over = once(ffmpeg, 'close')
  await pipeline(Readable.from(drawnFrames(pictures, framesOf(film)), {objectMode: false}), ffmpeg.stdin)
  const [code] = await over
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)} at the film "${film.name}".`)
}

/** Still pictures gain nothing from slower settings but time. Two threads: how many there are changes the bytes. */
const x264 = [
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-x264-params',
  'ref=1:weightp=0',
  '-profile:v',
  'main',
  '-level',
  '3.1',
  '-threads',
  '2',
]

/** A key frame where each slide begins, so that a player jumps there at once. */
const keyFrames = (film: Film) => ['-force_key_frames', slideStarts(film).join(','), '-g', '600', '-sc_threshold', '0']

/** How the one file of a film is encoded; the file's name follows. */
export const mp4Args = (film: Film): readonly string[] => [
  ...x264,
  '-crf',
  '29',
  ...keyFrames(film),
  '-movflags',
  '+faststart',
]

/** Fragments of MP4, because files named `.ts` would be read as TypeScript by every tool of this repository. */
const fragments = (folder: string, name: string) => [
  '-hls_segment_type',
  'fmp4',
  '-hls_fmp4_init_filename',
  `${name}.mp4`,
  '-hls_segment_filename',
  join(folder, `${name}-%d.m4s`),
]

/** Two renditions in parts of two slides, and the list that names them. */
async function makeList(pictures: readonly Buffer[], film: Film, folder: string): Promise<void> {
  mkdirSync(folder, {recursive: true})
  const renditions = [
    {name: 'alta', width: 960, height: 540, crf: '29'},
    {name: 'baixa', width: 640, height: 360, crf: '30'},
  ]
  for (const {name, width, height, crf} of renditions) {
    const part = 2 * (film.slides[0]?.seconds ?? 4)
    const list = ['-f', 'hls', '-hls_time', String(part), '-hls_playlist_type', 'vod', ...fragments(folder, name)]
    await pour(pictures, film, [
      '-vf',
      `scale=${width}:${height}`,
      ...x264,
      '-crf',
      crf,
      ...keyFrames(film),
      ...list,
      join(folder, `${name}.m3u8`),
    ])
  }
  const lines = [
    '#EXTM3U',
    '#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=960x540,CODECS="avc1.4d401f"',
    'alta.m3u8',
    '#EXT-X-STREAM-INF:BANDWIDTH=120000,RESOLUTION=640x360,CODECS="avc1.4d401f"',
    'baixa.m3u8',
  ]
  writeFileSync(join(folder, 'lista.m3u8'), `${lines.join('\n')}\n`)
}

/** Draws and encodes one film into `folder`, on a page that `openSlideStage` opened. */
export async function makeVideo(page: Page, film: Film, kind: 'mp4' | 'webm' | 'hls', folder: string): Promise<void> {
  const pictures = await drawPictures(page, film)
  const file = join(folder, `${film.name}.${kind}`)
  if (kind === 'hls') await makeList(pictures, film, join(folder, film.name))
  else if (kind === 'mp4') await pour(pictures, film, [...mp4Args(film), file])
  else await pour(pictures, film, ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', file])
}
