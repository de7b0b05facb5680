import {spawnSync} from 'node:child_process'
import {readdirSync, rmSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {FullConfig} from '@playwright/test'
import {chromium} from '@playwright/test'
import {headlessLaunch} from '../../scripts/lib/chromium.ts'
import {missingNote, noteBaseline, picturesWanted, whyNotComparable} from './baseline.ts'
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
  const browser = await chromium.launch(headlessLaunch())
  const version = browser.version()
  await browser.close()
  return version
}

function removeDeadPictures() {
  const wanted = new Set(picturesWanted(builtStories()))
  const dead = readdirSync(baselineFolder).filter((name) => name.endsWith('.png') && !wanted.has(name))
  dead.forEach((name) => rmSync(`${baselineFolder}/${name}`))
}

/**
 * Builds Storybook when it is stale (never with `STORYBOOK_BUILT=1`), serves it, and tells which Chromium the pictures
 * belong to. At the end new pictures are given a palette, and what was not compared is said once more.
 */
export default async function globalSetup({updateSnapshots}: FullConfig): Promise<() => void> {
  const isTakenAsItIs = process.env.STORYBOOK_BUILT === '1'
  if (!isTakenAsItIs && !isBuildFresh()) build()
  const version = await chromiumVersion()
  if (updateSnapshots === 'all') noteBaseline(version)
  const reason = whyNotComparable(version)
  const isTaking = updateSnapshots !== 'none'
  if (isTaking && reason) throw new Error(reason)
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') removeDeadPictures()
  process.env.VISUAL_SKIPS_PICTURES = reason ?? ''
  process.env.VISUAL_TAKES_PICTURES = isTaking ? '1' : ''
  const {url, server} = await serveStorybook()
  process.env.VISUAL_URL = url
  return () => {
    server.close()
    if (isTaking) packAll()
    const note = reason ?? missingNote(picturesWanted(builtStories()))
    if (note) console.warn(`\n${note}`)
  }
}
