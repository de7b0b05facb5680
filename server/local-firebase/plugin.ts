import type {FastifyPluginAsync} from 'fastify'
import {allowOrigins} from './cors.ts'
import {mailRoutes} from './identity/mailRoutes.ts'
import {identityRoutes} from './identity/routes.ts'
import type {LocalFirebaseOptions} from './options.ts'
import {remoteConfigRoutes} from './remoteConfig.ts'

/** The HTTP side of the local Firebase endpoints: identity, storage and remote configuration. */
export const localFirebase: FastifyPluginAsync<LocalFirebaseOptions> = async (app, options) => {
  allowOrigins(app, options.allowedOrigins ?? [])
  await app.register(identityRoutes, options)
  await app.register(remoteConfigRoutes, options)
  if (options.showMails === true) await app.register(mailRoutes, options)
}
