import {text} from 'node:stream/consumers'
import autocannon from 'autocannon'

/**
 * The load on a server, a process of its own: reads `{url, requests, seconds}` from its input, sends the requests (body and headers) in turn over
 * 20 connections, and prints the rate with the first refusals.
 */
type Request = {body: string; headers: Record<string, string>}
const input: {url: string; requests: Request[]; seconds: number} = JSON.parse(await text(process.stdin))
const refused: string[] = []
let sent = 0
const {requests, latency, errors} = await autocannon({
  url: input.url,
  connections: 20,
  duration: input.seconds,
  requests: [
    {
      method: 'POST',
      setupRequest: (request) => {
        sent += 1
        return {...request, ...input.requests[sent % input.requests.length]}
      },
      onResponse: (status, body) => {
        if (refused.length < 3 && (status !== 200 || body.includes('"errors"')))
          refused.push(`${status} ${body.slice(0, 300)}`)
      },
    },
  ],
})
if (errors > 0) refused.push(`${errors} connections broke`)
console.log(JSON.stringify({perSecond: requests.average, p99: latency.p99, refused}))
