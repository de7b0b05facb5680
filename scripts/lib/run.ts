import {spawn} from 'node:child_process'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The environment in which a process of the server finds what an earlier one has compiled. */
export const compileCache = {NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node')}

/** A program of node_modules/.bin. */
export const bin = (name: string) => join(root, 'node_modules', '.bin', name)

export type Command = {command: string; args: readonly string[]; env?: Record<string, string>; cwd?: string}
export type Finished = {ok: boolean; ms: number; output: string}

/** The environment of everything started here: this very Node first on PATH, and no colours in what is read again. */
export function childEnv(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const {FORCE_COLOR: _forced, ...inherited} = process.env
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(
    process.platform === 'win32' ? ';' : ':',
  )
  return {...inherited, PATH: path, NO_COLOR: '1', ...extra}
}

/**
 * Runs a command to its end. Never rejects: a command that cannot be started is one that failed, with the reason as
 * its output. `live` shows what it prints as it comes.
 */
export function run({command, args, env, cwd = root}: Command, live = false): Promise<Finished> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {cwd, env: childEnv(env), stdio: ['ignore', 'pipe', 'pipe']})
    const chunks: string[] = []
    const finish = (ok: boolean) => resolve({ok, ms: performance.now() - started, output: chunks.join('')})
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk.toString())
      if (live) stream.write(chunk)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    child.on('error', (error) => {
      chunks.push(`${command} could not be started: ${error.message}\n`)
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
  })
}
