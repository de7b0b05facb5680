import {type ChildProcess, fork, spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {compileCache, root} from '../../scripts/lib/run.ts'
import {heapFlags} from '../../server/heapFlags.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** What a server runs in. */
export type Runner = {
  /** Number of the process; undefined while there is none. */
  readonly pid: () => number | undefined
  /** Begins to serve; `keep` is told what is printed. Whether the server is ready is asked over its port. */
  readonly start: (env: Environment, keep: (printed: string) => void) => void
  /** False once the server could not start or has ended by itself. */
  readonly isRunning: () => boolean
  /** As an operator stops it: what is under way is answered first. */
  readonly stop: () => Promise<void>
  /** As a machine that loses power: nothing is finished, nothing is flushed. */
  readonly kill: () => Promise<void>
}

const hasEnded = (child: ChildProcess | undefined) => !child || child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || hasEnded(child)) return
  child.kill(signal)
  await once(child, 'exit')
}

/** The server's own process, as operators start it. */
export function ownProcess(): Runner {
  let child: ChildProcess | undefined
  return {
    pid: () => child?.pid,
    start: (env, keep) => {
      child = spawn(process.execPath, [...heapFlags, join(root, 'server', 'main.ts')], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {...env, ...compileCache},
      })
      for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk: Buffer) => keep(chunk.toString()))
    },
    isRunning: () => !hasEnded(child),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

/** What a host is asked for, and what it tells. */
export type HostRequest = {readonly ask: 'serve'; readonly env: Environment} | {readonly ask: 'stop'}
export type HostReply = {readonly told: 'stopped'} | {readonly told: 'failed'; readonly reason: string}

/**
 * A process that serves one folder after another: to load and compile the server and its database takes four fifths of a
 * start. Killed, it begins again as a new process. `close` ends it.
 */
export function host(): Runner & {readonly close: () => Promise<void>} {
  let child: ChildProcess | undefined
  let isServing = false
  let keep: (printed: string) => void = () => undefined
  let tellEnd: () => void = () => undefined
  const ask = (request: HostRequest) => void child?.send(request)
  const begin = () => {
    const begun = fork(join(root, 'tests', 'journeys', 'host.ts'), {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {...process.env, ...compileCache},
    })
    for (const output of [begun.stdout, begun.stderr]) output?.on('data', (chunk: Buffer) => keep(chunk.toString()))
    const onEnd = () => {
      isServing = false
      tellEnd()
    }
    begun.on('message', (reply: HostReply) => {
      if (reply.told === 'failed') keep(reply.reason)
      onEnd()
    })
    begun.on('exit', onEnd)
    return begun
  }
  return {
    pid: () => child?.pid,
    start: (env, listener) => {
      keep = listener
      if (hasEnded(child)) child = begin()
      isServing = true
      ask({ask: 'serve', env})
    },
    isRunning: () => isServing,
    stop: async () => {
      if (!isServing) return
      const ended = new Promise<void>((resolve) => {
        tellEnd = resolve
      })
      ask({ask: 'stop'})
      await ended
    },
    kill: () => end(child, 'SIGKILL'),
    close: () => end(child, 'SIGTERM'),
  }
}
