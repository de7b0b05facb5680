import * as v from 'valibot'
import {type Call, OperatorError} from './command.ts'

/** Quotes what the operator typed, without what would disturb a terminal. */
export const quoted = (text: string) => JSON.stringify(text.slice(0, 80))

/** No database stores the character zero or half a character. */
const isStorable = (text: string) => !/[\0\p{Cs}]/u.test(text)

function storable(text: string): string {
  if (!isStorable(text)) throw new OperatorError(`${quoted(text)} has a character that cannot be stored.`)
  return text
}

/**
 * The profile with this e-mail, whatever its capitals.
 *
 * @throws OperatorError for none or several
 */
export async function profileIdOf({db}: Call, email: string): Promise<string> {
  const rows = await db
    .selectFrom('profile')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', storable(email).trim().toLowerCase()))
    .limit(2)
    .execute()
  const [found, other] = rows
  if (found === undefined) throw new OperatorError(`No account has the e-mail ${quoted(email)}.`)
  if (other !== undefined) throw new OperatorError(`Several accounts have the e-mail ${quoted(email)}.`)
  return found.id
}

/**
 * The id of a course that is stored.
 *
 * @throws OperatorError that lists the courses
 */
export async function courseIdOf({db}: Call, id: string): Promise<string> {
  const rows = await db.selectFrom('course').select('id').orderBy('id').execute()
  if (rows.some((row) => row.id === id)) return id
  throw new OperatorError(
    `There is no course ${quoted(id)}. Courses: ${rows.map((row) => row.id).join(', ') || 'none'}.`,
  )
}

/**
 * Reads JSON of an operator.
 *
 * @throws OperatorError that names each part that is wrong
 */
export function readJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  what: string,
): v.InferOutput<Schema> {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new OperatorError(`${what} is not JSON.`)
  }
  const result = v.safeParse(schema, json)
  if (result.success) return result.output
  const problems = result.issues.slice(0, 10).map((issue) => `\n  ${v.getDotPath(issue) ?? what}: ${issue.message}`)
  throw new OperatorError(`${what} is not valid:${problems.join('')}`)
}

/** Words of an operator: trimmed, not empty, storable. */
export const words = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.check(isStorable, 'a storable text'))

/** A path of the product: no other host, no script. */
export const ownPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]{0,500}$/, 'a path such as /agenda'))

/** A path of the product or an https address. */
export const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => v.is(ownPath, text) || (/^https:\/\/[^\s\\@]{1,500}$/.test(text) && URL.canParse(text)),
    'a path or https://…',
  ),
)
