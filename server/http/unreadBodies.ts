import type {FastifyInstance} from 'fastify'

/** Bytes of a body that are read to their end although the answer has left: what is cheaper than a new connection. */
export const mostUnread = 65_536

/**
 * Ends the connection of a request that is answered before its body was read, such as a refused upload: Node would read
 * the rest of it, however long, only to keep the connection. The answer leaves first; a small body is read as ever.
 */
export function endUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({raw, headers}, reply) => {
    const isLong = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > mostUnread
    if (isLong && !raw.complete) void reply.header('connection', 'close')
  })
}
