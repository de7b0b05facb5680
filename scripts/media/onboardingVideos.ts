import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {chromium, type Page} from 'playwright'
import {brand} from '../../src/text/shared/brand.ts'
import {decksVideo} from '../../src/text/decks/video.ts'
import {forumVideo} from '../../src/text/forum/video.ts'
import {onboardingVideos, type VideoScript} from '../../src/text/profile/onboardingVideos.ts'
import {chromiumLaunch} from '../lib/chromium.ts'
import {root} from '../lib/run.ts'
import {openStage, stageFile} from './stage.ts'

/** Frames a second: motion graphics without fast movement need no more. */
const rate = 24

/** No video may be heavier, in bytes: a student on a phone sees it in the first minutes. */
const heaviest = 400_000

const folder = join(root, 'public', 'media')
/** `3.2` -> `00:00:03.200`. */
const stamp = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`

/** The captions of a video: each sentence for as long as it stands. */
function captions({scenes, seconds}: VideoScript): string {
  const cues = scenes.map(
    ({from, text}, index) => `${stamp(from)} --> ${stamp(scenes[index + 1]?.from ?? seconds)}\n${text}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}

async function drawFrames(page: Page, script: VideoScript, into: string): Promise<void> {
  const frames = script.seconds * rate
  for (let frame = 0; frame < frames; frame += 1) {
    const call = `draw(${JSON.stringify({...script, brand: brand.name})}, ${frame / rate})`
    await page.evaluate(frame === 0 ? `${call}; document.fonts.ready.then(() => undefined)` : call)
    await page.screenshot({path: join(into, `${String(frame).padStart(4, '0')}.png`)})
  }
}

const ffmpeg = (...args: readonly string[]) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args])

function encode(frames: string, {name, seconds}: VideoScript): void {
  const input = [
    '-framerate',
    String(rate),
    '-i',
    join(frames, '%04d.png'),
    '-pix_fmt',
    'yuv420p',
    '-an',
    '-map_metadata',
    '-1',
  ]
  const mp4 = join(folder, `${name}.mp4`)
  const webm = join(folder, `${name}.webm`)
  ffmpeg(...input, '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '26', '-movflags', '+faststart', mp4)
  ffmpeg(...input, '-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1', webm)
  ffmpeg(
    '-i',
    join(frames, `${String(Math.round(Math.min(2.4, seconds / 2) * rate)).padStart(4, '0')}.png`),
    '-q:v',
    '4',
    join(folder, `${name}.jpg`),
  )
  for (const file of [mp4, webm]) {
    const {size} = statSync(file)
    if (size > heaviest) throw new Error(`${file} has ${size} bytes, more than ${heaviest}`)
    console.log(`${file}: ${size} bytes`)
  }
}

/**
 * `npm run media`: draws the videos of onboarding, decks and forum from their words in `src/text`, with captions and posters,
 * into `public/media`. Names after the script draw these only. Needs Chromium and ffmpeg; the results are kept in the
 * repository.
 */
const wanted = process.argv.slice(2)
const scripts = [...Object.values<VideoScript>(onboardingVideos), decksVideo, forumVideo].filter(
  ({name}) => wanted.length === 0 || wanted.includes(name),
)
mkdirSync(folder, {recursive: true})
const browser = await chromium.launch(chromiumLaunch())
const page = await browser.newPage({viewport: {width: 960, height: 540}})
await openStage(page, stageFile('scene.html'))
for (const script of scripts) {
  const frames = mkdtempSync(join(tmpdir(), 'aristo-media-'))
  await drawFrames(page, script, frames)
  encode(frames, script)
  writeFileSync(join(folder, `${script.name}.vtt`), captions(script))
  rmSync(frames, {recursive: true})
}
await browser.close()
