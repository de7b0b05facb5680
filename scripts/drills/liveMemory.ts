import {once} from 'node:events'
import {WebSocket} from 'ws'
import * as v from 'valibot'
import type {ServerProcess} from './serverProcess.ts'

/** Megabytes of a process, as Node counts them. */
export type Memory = {readonly resident: number; readonly live: number}

const reply = v.object({
  id: v.number(),
  result: v.exactOptional(v.object({result: v.exactOptional(v.object({value: v.exactOptional(v.string())}))})),
})
const usage = v.object({rss: v.number(), heapUsed: v.number(), external: v.number()})

/**
 * Memory of a server that was started with `--inspect`, after its garbage was collected: how much V8 keeps in reserve on a
 * machine with much memory says nothing about what is held. `live` is the heap in use and what hangs on it outside,
 * the embedded database included.
 */
export async function liveMemory(server: ServerProcess): Promise<Memory> {
  const address = /Debugger listening on (ws:\/\/\S+)/.exec(server.firstLog)?.[1]
  if (address === undefined) throw new Error('the server was not started with --inspect')
  const socket = new WebSocket(address)
  await once(socket, 'open')
  let last = 0
  const call = async (method: string, params: object = {}): Promise<string> => {
    last += 1
    const id = last
    const answered = new Promise<string>((resolve) => {
      const read = (data: unknown) => {
        const {id: of, result} = v.parse(reply, JSON.parse(String(data)))
        if (of !== id) return
        socket.off('message', read)
        resolve(result?.result?.value ?? '')
      }
      socket.on('message', read)
    })
    socket.send(JSON.stringify({id, method, params}))
    return answered
  }
  try {
    // The second one takes what the finalizers of the first let go.
    await call('HeapProfiler.collectGarbage')
    await call('HeapProfiler.collectGarbage')
    const {rss, heapUsed, external} = v.parse(
      usage,
      JSON.parse(await call('Runtime.evaluate', {expression: 'JSON.stringify(process.memoryUsage())'})),
    )
    return {resident: rss / 1e6, live: (heapUsed + external) / 1e6}
  } finally {
    socket.close()
  }
}
