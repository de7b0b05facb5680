import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Page} from 'playwright'
import {brand} from '../../src/text/brand.ts'

/** A video as `content/media/videos.json` tells it; what is said becomes its captions. */
export type StudyVideo = {
  readonly name: string
  readonly kind: 'mp4' | 'webm' | 'hls'
  readonly slides: readonly {readonly title: string; readonly lines: readonly string[]; readonly said: string}[]
}

/** Seconds that a slide stands, and frames a second: only a bar along the bottom moves. */
const slideSeconds = 4
const rate = 5

const ffmpeg = (...args: readonly string[]) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args])
const stamp = (seconds: number) => `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`

/** The captions of a video: each sentence as long as its slide. */
export function captionsOf({slides}: StudyVideo): string {
  const cues = slides.map(({said}, index) => `${stamp(index * slideSeconds)} --> ${stamp((index + 1) * slideSeconds)}\n${said}\n`)
  return `WEBVTT\n\n${cues.join('\n')}`
}

async function drawFrames(page: Page, {slides}: StudyVideo, into: string): Promise<void> {
  const frames = slides.length * slideSeconds * rate
  for (let frame = 0; frame < frames; frame += 1) {
    const index = Math.floor(frame / (slideSeconds * rate))
    const slide = {...slides[index], brand: brand.name, number: `${index + 1} / ${slides.length}`, share: (frame + 1) / frames}
    await page.evaluate(`draw(${JSON.stringify(slide)})`)
    await page.screenshot({path: join(into, `${String(frame).padStart(4, '0')}.png`)})
  }
}

const x264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'stillimage', '-profile:v', 'main', '-level', '3.1']

/** Fragments of MP4, because files named `.ts` would be read as TypeScript by every tool of this repository. */
const fragments = (folder: string, name: string) =>
  ['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', `${name}.mp4`, '-hls_segment_filename', join(folder, `${name}-%d.m4s`)]

/** Two renditions in parts of eight seconds, and the list that names them. */
function encodeList(input: readonly string[], folder: string): void {
  mkdirSync(folder, {recursive: true})
  const renditions = [{name: 'alta', width: 960, height: 540, crf: '27'}, {name: 'baixa', width: 640, height: 360, crf: '30'}]
  for (const {name, width, height, crf} of renditions) {
    const keys = ['-g', String(slideSeconds * rate), '-keyint_min', String(slideSeconds * rate), '-sc_threshold', '0']
    const list = ['-f', 'hls', '-hls_time', String(2 * slideSeconds), '-hls_playlist_type', 'vod', ...fragments(folder, name)]
    ffmpeg(...input, '-vf', `scale=${width}:${height}`, ...x264, '-crf', crf, ...keys, ...list, join(folder, `${name}.m3u8`))
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

/** Draws and encodes one video with its captions into `folder`. */
export async function makeVideo(page: Page, video: StudyVideo, folder: string): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'aristo-media-'))
  await drawFrames(page, video, frames)
  const input = ['-framerate', String(rate), '-i', join(frames, '%04d.png'), '-pix_fmt', 'yuv420p', '-an', '-map_metadata', '-1']
  if (video.kind === 'hls') encodeList(input, join(folder, video.name))
  else if (video.kind === 'mp4') ffmpeg(...input, ...x264, '-crf', '28', '-movflags', '+faststart', join(folder, `${video.name}.mp4`))
  else ffmpeg(...input, '-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', join(folder, `${video.name}.webm`))
  writeFileSync(join(folder, `${video.name}.vtt`), captionsOf(video))
  rmSync(frames, {recursive: true})
}
