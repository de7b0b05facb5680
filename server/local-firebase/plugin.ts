import type {IncomingMessage} from 'node:http'
import type {Duplex} from 'node:stream'
import type {FastifyPluginAsync} from 'fastify'
import {allowOrigins} from './cors.ts'
import {actionRoutes} from './identity/actionPage.ts'
import {identityRoutes} from './identity/routes.ts'
import {mailRoutes} from './mail/routes.ts'
import type {LocalFirebaseOptions} from './options.ts'
import {createRealtime} from './realtime/realtime.ts'
import {remoteConfigRoutes} from './remoteConfig.ts'
import {storageRoutes} from './storage/routes.ts'

/** The local Firebase endpoints of one server process. */
export type LocalFirebase = {
  /** Register it once: identity, storage and remote configuration over HTTP. */
  readonly plugin: FastifyPluginAsync
  /** For the one upgrade listener of the server: true when the request is for the realtime database and was taken. */
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** A sign of life of the realtime database; it has a timer of its own, so only tests call this. */
  readonly beat: () => Promise<void>
  /** Ends the realtime sessions of this process and applies what they left for it. Call it before the server's own. */
  readonly close: () => Promise<void>
}

/** Makes the endpoints that the official browser SDK talks to, on our own origin. */
export function createLocalFirebase(options: LocalFirebaseOptions): LocalFirebase {
  const realtime = createRealtime(options)
  return {
    plugin: async (app) => {
      allowOrigins(app, options.allowedOrigins ?? [])
      const isProvider = options.foreignCaller === undefined
      if (isProvider) await app.register(identityRoutes, options)
      if (isProvider) await app.register(actionRoutes, options)
      await app.register(remoteConfigRoutes, options)
      await app.register(storageRoutes, options)
      if (isProvider && options.showMails) await app.register(mailRoutes, options)
    },
    handleUpgrade: realtime.handleUpgrade,
    beat: realtime.beat,
    close: realtime.close,
  }
}
