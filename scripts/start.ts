import {spawn} from 'node:child_process'
import {join} from 'node:path'
import {buildPackIfStale} from '../content/tools/buildPackIfStale.ts'
import {heapFlags} from '../server/heapFlags.ts'
import {buildClient, isFresh} from './lib/clientBuild.ts'
import {compileCache, root} from './lib/run.ts'

/**
 * `npm start`: builds the client when it is missing or older than its sources, and the content pack, then runs the
 * server, which migrates, seeds the demo and says where to sign in. Signals reach the server, and its exit code is ours.
 */
if (!isFresh()) {
  console.log('Building the client (once, until its sources change)…')
  await buildClient()
}
buildPackIfStale()

const server = spawn(process.execPath, [...heapFlags, join(root, 'server', 'main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {...compileCache, ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production'},
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 1 : 0)
})
