import * as v from 'valibot'
import {remoteConfigDefaults} from '../local-firebase/remoteConfig.ts'
import {type Call, type Command, OperatorError} from './command.ts'
import {courseIdOf, quoted, readJson, webAddress, words} from './find.ts'

const keys = Object.keys(remoteConfigDefaults)

const revalidateSchema = v.array(v.strictObject({id: words(80), type: words(20), subtitle: words(200)}))

const trialSchema = v.array(
  v.strictObject({
    id: words(80),
    title: v.pipe(v.string(), v.maxLength(120)),
    message: v.pipe(v.string(), v.maxLength(2_000)),
    buttons: v.pipe(
      v.array(v.strictObject({label: words(60), url: words(500), primary: v.boolean(), type: words(20)})),
      v.maxLength(4),
    ),
  }),
)

const addressValue = v.union([v.literal(''), webAddress])
const phoneValue = v.pipe(v.string(), v.regex(/^(?:\+?[\d ()-]{8,24})?$/, 'a telephone number'))
const experimentValue = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/, 'false, or the name of a version'))

const usageValue = v.pipe(v.string(), v.regex(/^(?:1?\d|20)$/, 'a number from 0 to 20'))
const splashValue = v.pipe(v.string(), v.regex(/^[1-5]?\d{0,4}$/, 'a number of milliseconds below 60000'))

type RemoteKey = keyof typeof remoteConfigDefaults

type Check = (call: Call, value: string) => Promise<void>

const matches =
  (schema: v.GenericSchema<string>): Check =>
  async (_call, value) => {
    const result = v.safeParse(schema, value)
    if (!result.success) throw new OperatorError(`${quoted(value)} is not ${result.issues[0].message}.`)
  }
const holds =
  (schema: v.GenericSchema): Check =>
  async (_call, value) => {
    if (value !== '') readJson(schema, value, 'The value')
  }
const course: Check = async (call, value) => {
  if (value !== '') await courseIdOf(call, value)
}
const courses: Check = async (call, value) => {
  for (const id of readJson(v.array(v.string()), value, 'The value')) await courseIdOf(call, id)
}

const checks: Readonly<Record<RemoteKey, Check>> = {
  sprintCourseId: course,
  practicalCoursesId: courses,
  sinaremCourseId: course,
  revalidateData: holds(revalidateSchema),
  terms_of_use_url: matches(addressValue),
  privacy_policy_url: matches(addressValue),
  trialEndingInfo: holds(trialSchema),
  contact_phone_number: matches(phoneValue),
  force_experiment: matches(experimentValue),
  harrison_ai_max_usage: matches(usageValue),
  splash_minimum_ms: matches(splashValue),
}

const isKey = (key: string): key is RemoteKey => Object.hasOwn(checks, key)

function keyOf(call: Call) {
  const key = call.arg('KEY')
  if (!isKey(key)) throw new OperatorError(`There is no value ${quoted(key)}. Values: ${keys.join(', ')}.`)
  return key
}

const list: Command = {
  words: 'config list',
  usage: '',
  about:
    'Lists the values of the remote configuration that are set here. REMOTE_CONFIG and the defaults stand behind them.',
  run: async ({db}) => {
    const rows = await db.selectFrom('remote_config').selectAll().orderBy('config_key').execute()
    return rows.map(({config_key, value}) => `${config_key}\t${value}`)
  },
}

const set: Command = {
  words: 'config set',
  usage: 'KEY VALUE',
  about: `Sets a value of the remote configuration: ${keys.join(', ')}.`,
  run: async (call) => {
    const [key, value] = [keyOf(call), call.arg('VALUE')]
    if (value.length > 20_000 || value.includes('\0')) throw new OperatorError('The value is too long.')
    await checks[key](call, value)
    const row = {config_key: key, value}
    await call.db
      .insertInto('remote_config')
      .values(row)
      .onConflict((conflict) => conflict.column('config_key').doUpdateSet(row))
      .execute()
    return [`${key} set`]
  },
}

const unset: Command = {
  words: 'config unset',
  usage: 'KEY',
  about: 'Forgets a value; then that of REMOTE_CONFIG or the default counts.',
  run: async (call) => {
    const key = keyOf(call)
    await call.db.deleteFrom('remote_config').where('config_key', '=', key).execute()
    return [`${key} unset`]
  },
}

/** The remote configuration of the local endpoints (spec 1§7). */
export const configCommands: readonly Command[] = [list, set, unset]
