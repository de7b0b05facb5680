import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {findChromium, findHeadlessShell} from '../../scripts/lib/chromium.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aristo-chromium-'))
})

afterEach(() => rmSync(folder, {recursive: true}))

const place = (name: string, mode: number): string => {
  const path = join(folder, name)
  writeFileSync(path, '', {mode})
  return path
}

test('the path that the environment names is taken before any other', () => {
  const env = {CHROMIUM_PATH: '/opt/mine/chromium', PATH: folder}
  place('chromium-headless-shell', 0o755)
  expect([findChromium(env), findHeadlessShell(env)]).toEqual(['/opt/mine/chromium', '/opt/mine/chromium'])
})

test('PATH is searched before the usual folders, for the browser and for its headless shell', () => {
  const whole = place('chromium', 0o755)
  const shell = place('chromium-headless-shell', 0o755)
  const env = {PATH: ['/nowhere', folder].join(delimiter)}
  expect([findChromium(env), findHeadlessShell(env)]).toEqual([whole, shell])
})

test('a file that cannot be run is no browser', () => {
  const found = place('chromium', 0o644)
  expect(findChromium({PATH: folder})).not.toBe(found)
})
