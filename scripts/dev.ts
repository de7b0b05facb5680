import {spawn} from 'node:child_process'
import {join} from 'node:path'
import {buildPackIfStale} from '../content/tools/buildPackIfStale.ts'
import {bin, childEnv, root} from './lib/run.ts'

/**
 * `npm run dev`: the backend, restarted when its files change, and Vite's dev server in front of it. Vite hands what
 * it does not serve itself to `ARISTO_BACKEND`. When one of the two ends, so does the other.
 */
const backendPort = process.env.BACKEND_PORT ?? '4100'
const env = {
  NODE_ENV: 'development',
  ALLOW_ANY_DOCUMENT: 'yes',
  PORT: backendPort,
  ARISTO_BACKEND: `http://127.0.0.1:${backendPort}`,
}

buildPackIfStale()
const children = [
  {command: process.execPath, args: ['--watch', '--watch-preserve-output', join(root, 'server', 'main.ts')]},
  {command: bin('vite'), args: ['--host', '127.0.0.1', ...process.argv.slice(2)]},
].map(({command, args}) => spawn(command, args, {cwd: root, stdio: 'inherit', env: childEnv(env)}))

const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const child of children) child.once('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
