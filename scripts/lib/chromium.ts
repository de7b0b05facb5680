import {accessSync, constants} from 'node:fs'
import {delimiter, join} from 'node:path'

/** Flags that make Chromium quiet and repeatable in a container: no sandbox, no GPU, no traffic of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/Applications/Google Chrome.app/Contents/MacOS']

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Where a Chromium of this machine lives: `CHROMIUM_PATH` when it is given, else the first of the usual names on PATH
 * and in the usual folders; undefined leaves the choice to Playwright's own download.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH
  const places = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...folders]
  return places.flatMap((folder) => [...names, 'Google Chrome'].map((name) => join(folder, name))).find(isExecutable)
}

/** Playwright's launch options for this machine. */
export function chromiumLaunch() {
  const executablePath = findChromium()
  return {args: chromiumFlags, ...(executablePath ? {executablePath} : {})}
}
