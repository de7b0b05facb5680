import {readConfig} from '../../server/config.ts'
import {serve, type Serving} from '../../server/serve.ts'
import type {HostReply, HostRequest} from './runner.ts'

/** The process of `host()` in runner.ts: serves as it is told, and ends with who began it. */
let serving: Serving | null = null

const tell = (reply: HostReply) => void process.send?.(reply)

async function obey(request: HostRequest): Promise<void> {
  // A journey that ran out of time may have left its server.
  await serving?.stop()
  serving = null
  if (request.ask === 'serve') serving = await serve(readConfig(request.env))
  else tell({told: 'stopped'})
}

let before: Promise<void> = Promise.resolve()
process.on('message', (request: HostRequest) => {
  before = before.then(() => obey(request)).catch((error: unknown) => tell({told: 'failed', reason: String(error)}))
})
process.on('disconnect', () => process.exit())
