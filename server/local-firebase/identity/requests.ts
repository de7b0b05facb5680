import * as v from 'valibot'
import {IdentityError} from './errors.ts'

const text = v.pipe(v.string(), v.maxLength(4_096))
const token = v.pipe(v.string(), v.nonEmpty(), v.maxLength(16_384))
const optional = v.optional(text)

/** The bodies of the identity endpoints. Fields that the SDK sends and this service does not need are dropped. */
export const requests = {
  signUp: v.object({email: optional, password: optional, displayName: optional, idToken: v.optional(token)}),
  signInWithPassword: v.object({email: optional, password: optional}),
  signInWithCustomToken: v.object({token}),
  lookup: v.object({idToken: token}),
  sendOobCode: v.object({
    requestType: v.picklist(['PASSWORD_RESET', 'VERIFY_EMAIL']),
    email: optional,
    idToken: v.optional(token),
    continueUrl: v.optional(v.pipe(v.string(), v.url(), v.maxLength(2_048))),
  }),
  resetPassword: v.object({oobCode: token, newPassword: optional}),
  update: v.object({
    oobCode: v.optional(token),
    idToken: v.optional(token),
    email: optional,
    password: optional,
    displayName: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
    photoUrl: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2_048)))),
  }),
  delete: v.object({idToken: token}),
  token: v.object({grant_type: v.string(), refresh_token: token}),
} as const

/**
 * Reads a body at the border.
 *
 * @throws IdentityError INVALID_ARGUMENT
 */
export function parseRequest<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) throw new IdentityError('INVALID_ARGUMENT')
  return parsed.output
}
