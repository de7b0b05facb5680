import {createHash} from 'node:crypto'
import type {FastifyPluginAsync} from 'fastify'
import {usualUsage} from '../../domain/assistant/limits.ts'
import type {Database} from '../kernel/database/database.ts'
import type {LocalFirebaseOptions} from './options.ts'

/**
 * The remote configuration where nobody set anything else (spec 1§7): all values are text, as Remote Config's. Lists of
 * course ids are JSON arrays. Operators replace values by configuration or in the table `remote_config`.
 */
export const remoteConfigDefaults = {
  sprintCourseId: '',
  practicalCoursesId: '[]',
  sinaremCourseId: '',
  revalidateData: '',
  terms_of_use_url: '/termos-de-uso',
  privacy_policy_url: '/politica-de-privacidade',
  trialEndingInfo: '',
  contact_phone_number: '',
  force_experiment: 'false',
  harrison_ai_max_usage: String(usualUsage),
  splash_minimum_ms: '',
} as const satisfies Readonly<Record<string, string>>

/** `/remote-config.json` in the shape of `initialFetchResponse`, so that the SDK never asks Google. */
export const remoteConfigRoutes: FastifyPluginAsync<LocalFirebaseOptions> = async (app, options) => {
  app.get('/remote-config.json', async (request, reply) => {
    const rows = await options.database.db.selectFrom('remote_config').selectAll().execute()
    const stored = Object.fromEntries(rows.map((row) => [row.config_key, row.value]))
    const config = {...remoteConfigDefaults, ...options.remoteConfig, ...stored}
    const eTag = etagOf(config)
    void reply.header('cache-control', 'no-cache').header('etag', `"${eTag}"`)
    if (request.headers['if-none-match'] === `"${eTag}"`) return reply.code(304).send()
    return {status: 200, eTag, config}
  })
}

function etagOf(config: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(config).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22)
}

/** One value of the remote configuration, for rules of the server: what is stored comes before what is configured. */
export async function remoteValue(
  {db}: Pick<Database, 'db'>,
  configured: Readonly<Record<string, string>>,
  key: keyof typeof remoteConfigDefaults,
): Promise<string> {
  const row = await db.selectFrom('remote_config').select('value').where('config_key', '=', key).executeTakeFirst()
  return row?.value ?? configured[key] ?? remoteConfigDefaults[key]
}
