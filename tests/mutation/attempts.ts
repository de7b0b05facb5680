import {globSync, readFileSync} from 'node:fs'
import {registerHooks} from 'node:module'
import {dirname, join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {bodies} from './tests.ts'

/** Runs test files again and again in this process, each time with another text of one module. */

const root = join(import.meta.dirname, '../..')
const ours = pathToFileURL(root).href

/** Modules that are loaded once. */
const isOnce = (url: string): boolean =>
  !url.startsWith(ours) || /\/(?:node_modules|tests\/mutation)\//.test(url) || url.endsWith('?original')

/** The number of the attempt is part of the address of each module, so that every attempt loads the modules anew. */
let attempt = 0
let replaced: {readonly url: string; readonly text: string} | null = null

registerHooks({
  resolve(specifier, context, next) {
    const isTest = context.parentURL !== undefined && !context.parentURL.includes('/tests/mutation/')
    const isReplaced = specifier === 'vitest' || specifier.endsWith('/support/walkMachine.ts')
    if (isReplaced && isTest) return next('./tests.ts', {...context, parentURL: import.meta.url})
    const found = next(specifier, context)
    return isOnce(found.url) ? found : {...found, url: `${found.url.split('?')[0]}?attempt=${attempt}`}
  },
  load(url, context, next) {
    if (replaced === null || url.endsWith('?original') || url.split('?')[0] !== replaced.url) return next(url, context)
    return {format: 'module-typescript', source: replaced.text, shortCircuit: true}
  },
})

const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, target = '']) => join(dirname(path), target))

/** Whether a file imports another one, directly or by way of others. */
function doesImport(path: string, file: string, seen = new Set<string>()): boolean {
  if (path === file) return true
  if (seen.has(path) || path.endsWith('.tsx')) return false
  seen.add(path)
  return importsOf(path).some((target) => doesImport(target, file, seen))
}

/** Whether a file of tests passes. */
async function passes(path: string): Promise<boolean> {
  bodies.length = 0
  try {
    await import(pathToFileURL(path).href)
    for (const body of bodies) await body()
    return true
  } catch {
    return false
  }
}

/** The test files of a folder that import a file, the fastest first. They pass: no fault could be found by others. */
export async function testsOf(folder: string, file: string): Promise<readonly string[]> {
  const times: {path: string; ms: number}[] = []
  for (const name of globSync(`${folder}/**/*.test.ts`, {cwd: root})) {
    const path = join(root, name)
    if (!doesImport(path, file)) continue
    const begin = performance.now()
    if (!(await passes(path))) throw new Error(`${name} does not pass without a fault`)
    times.push({path, ms: performance.now() - begin})
  }
  return times.toSorted((one, other) => one.ms - other.ms).map(({path}) => path)
}

/** Whether one of the test files fails when a module has another text. */
export async function failsWith(tests: readonly string[], file: string, text: string): Promise<boolean> {
  attempt += 1
  replaced = {url: pathToFileURL(file).href, text}
  for (const path of tests) if (!(await passes(path))) return true
  return false
}

/** The address under which a file is what it is, whatever text is put in its place. */
export const originalOf = (file: string): string => `${pathToFileURL(file).href}?original`
