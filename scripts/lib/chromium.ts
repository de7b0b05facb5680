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

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'Google Chrome']
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/Applications/Google Chrome.app/Contents/MacOS']

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** `CHROMIUM_PATH` when it is given, else the first of the names on PATH and in the usual folders. */
function find(executables: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH
  const places = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...folders]
  return places.flatMap((folder) => executables.map((name) => join(folder, name))).find(isExecutable)
}

/** Where a Chromium of this machine lives; undefined leaves the choice to Playwright's own download. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined => find(names, env)

/** Where this machine has Chromium without the desktop browser around it. */
export const findHeadlessShell = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  find(['chromium-headless-shell'], env)

const launch = (executablePath: string | undefined) => ({
  args: chromiumFlags,
  ...(executablePath ? {executablePath} : {}),
})

/** Playwright's launch options for the whole browser, with its profile and its settings. */
export const chromiumLaunch = () => ({channel: 'chromium', ...launch(findChromium())})

/** Playwright's launch options for tests: the headless shell, which takes a fifth less time, else the whole browser. */
export const headlessLaunch = () => launch(findHeadlessShell() ?? findChromium())
