import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {WebSocket} from 'ws'
import {liveMemory} from '../../scripts/drills/liveMemory.ts'
import {ServerProcess} from '../../scripts/drills/serverProcess.ts'
import {seedWorld} from '../../scripts/drills/world.ts'
import {subscribing} from '../support/maliciousClient.ts'
import {timeouts} from '../support/timeouts.ts'

const perAccount = 50

/** A socket that signed in and has two subscriptions. */
async function openTab(origin: string, token: string): Promise<WebSocket> {
  const [init = '', ...subscriptions] = subscribing(token, 'subscription { preChoiceRecorded { questionId } }', 2)
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  await once(socket, 'open')
  const accepted = once(socket, 'message')
  socket.send(init)
  await accepted
  for (const message of subscriptions) socket.send(message)
  return socket
}

async function closeTab(socket: WebSocket): Promise<void> {
  const closed = once(socket, 'close')
  socket.close()
  await closed
}

test(
  'a thousand sockets with subscriptions leave nothing in memory when they are closed',
  {timeout: timeouts.long},
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'aristo-rush-'))
    onTestFinished(() => rmSync(dataDir, {recursive: true, force: true}))
    const {students} = await seedWorld({dataDir}, {students: 20, dayQuestions: 1, examQuestions: 10})
    const server = await ServerProcess.make({DATA_DIR: dataDir, SOCKETS_PER_ADDRESS: '5000'}, ['--inspect=127.0.0.1:0'])
    onTestFinished(() => server.end('SIGKILL'))
    await server.start()
    const rush = async () => {
      const tabs: WebSocket[] = []
      for (const {token} of students)
        tabs.push(...(await Promise.all(Array.from({length: perAccount}, () => openTab(server.origin, token)))))
      const open = await liveMemory(server)
      await Promise.all(tabs.map(closeTab))
      return {open, amount: tabs.length, closed: await liveMemory(server)}
    }
    // The first one loads code and fills caches that have their bounds.
    const {closed: before} = await rush()
    const {amount, open, closed: after} = await rush()
    expect(amount).toBe(1_000)
    // So much is seen while they are open that holding a tenth of them would be seen as well.
    expect(open.live - before.live).toBeGreaterThan(10)
    expect(after.live - before.live).toBeLessThan(4)
    expect(after.resident / before.resident).toBeLessThan(1.1)
  },
)
