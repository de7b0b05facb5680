import {type ChildProcess, spawn} from 'node:child_process'
import {closeSync, existsSync, openSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {childEnv, type Command} from '../lib/run.ts'
import {killTree} from './cluster.ts'
import {DrillCannotRun} from './report.ts'

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin', '/usr/local/bin']

/** Where each program is, by its name; `wanted` says which package of Debian has it. */
export function requirePrograms<Name extends string>(wanted: Readonly<Record<Name, string>>): Record<Name, string> {
  const found: Partial<Record<string, string>> = {}
  const missing: string[] = []
  for (const [name, packageName] of Object.entries<string>(wanted)) {
    const folder = folders.find((each) => existsSync(join(each, name)))
    if (folder === undefined) missing.push(packageName)
    else found[name] = join(folder, name)
  }
  if (!hasAll(found, wanted)) {
    throw new DrillCannotRun(
      `Missing programs: apt-get update && apt-get install --no-install-recommends ${[...new Set(missing)].join(' ')}`,
    )
  }
  return found
}

const hasAll = <Name extends string>(
  found: Partial<Record<string, string>>,
  wanted: Readonly<Record<Name, string>>,
): found is Record<Name, string> => Object.keys(wanted).every((name) => found[name] !== undefined)

/** A program that runs beside the drill, with its log in a file of its folder. */
export class Program {
  readonly #child: ChildProcess
  readonly #logFile: string

  constructor(name: string, {command, args, cwd}: Command & {cwd: string}) {
    this.#logFile = join(cwd, `${name}.log`)
    const log = openSync(this.#logFile, 'a')
    this.#child = spawn(command, args, {cwd, env: childEnv(), stdio: ['ignore', log, log]})
    // A program that cannot be started is found by whoever waits for it.
    this.#child.on('error', () => {})
    closeSync(log)
  }

  get log(): string {
    return readFileSync(this.#logFile, 'utf8').slice(-3_000)
  }

  /** Ends it and everything it started, as a machine that loses its power. */
  kill(): void {
    if (this.#child.pid !== undefined && this.#child.exitCode === null) killTree(this.#child.pid)
  }
}

/** Waits until something is so. @throws Error with `what` and what else is known */
export async function waitFor(
  what: string,
  limit: number,
  isSo: () => Promise<boolean>,
  more: () => string = () => '',
): Promise<void> {
  for (const end = Date.now() + limit; Date.now() < end; await pause(100)) if (await isSo()) return
  throw new Error(`${what} did not happen within ${limit / 1_000} s.\n${more()}`)
}
