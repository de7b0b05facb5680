import {spawnSync} from 'node:child_process'
import {readdirSync, rmSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {FullConfig} from '@playwright/test'
import {chromium} from '@playwright/test'
import {chromiumLaunch} from '../../scripts/lib/chromium.ts'
import {noteBaseline, whyNotComparable} from './baseline.ts'
import {pictureOf, pictures} from './looks.ts'
import {baselineFolder, packAll} from './palette.ts'
import {builtStories, isBuildFresh, serveStorybook, storybookFolder} from './storybook.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function build() {
  console.log('Building Storybook: its sources are younger than the last build.')
  const storybook = fileURLToPath(new URL('../../node_modules/.bin/storybook', import.meta.url))
  const options = ['build', '--quiet', '-o', storybookFolder]
  const {status, stdout, stderr} = spawnSync(storybook, options, {cwd: root, encoding: 'utf8'})
  if (status !== 0) throw new Error(`Storybook does not build:\n${stdout}\n${stderr}`)
}

async function chromiumVersion(): Promise<string> {
  const browser = await chromium.launch(chromiumLaunch())
  const version = browser.version()
  await browser.close()
  return version
}

function removeDeadPictures() {
  const wanted = new Set(builtStories().flatMap(({id}) => pictures.map((look) => pictureOf(id, look))))
  const dead = readdirSync(baselineFolder).filter((name) => name.endsWith('.png') && !wanted.has(name))
  dead.forEach((name) => rmSync(`${baselineFolder}/${name}`))
}

/**
 * Builds Storybook when it is stale (never with `STORYBOOK_BUILT=1`), serves it, and tells which Chromium the pictures
 * belong to. New pictures are given a palette at the end.
 */
export default async function globalSetup({updateSnapshots}: FullConfig): Promise<() => void> {
  const isTakenAsItIs = process.env.STORYBOOK_BUILT === '1'
  if (!isTakenAsItIs && !isBuildFresh()) build()
  const version = await chromiumVersion()
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') {
    noteBaseline(version)
    removeDeadPictures()
  }
  const reason = whyNotComparable(version)
  if (reason) console.warn(`\n${'!'.repeat(100)}\n${reason}\n${'!'.repeat(100)}\n`)
  process.env.VISUAL_SKIPS_PICTURES = reason ?? ''
  const {url, server} = await serveStorybook()
  process.env.VISUAL_URL = url
  return () => {
    server.close()
    if (updateSnapshots !== 'none') packAll()
  }
}
