import * as v from 'valibot'
import {IdentityError} from './errors.ts'

const text = v.pipe(v.string(), v.maxLength(4_096))
/** What is missing is told by a code of its own, so every field may be absent. */
const token = v.optional(v.pipe(v.string(), v.maxLength(16_384)))
const optional = v.optional(text)

/** The bodies of the identity endpoints. Fields that the SDK sends and this service does not need are dropped. */
export const requests = {
  signUp: v.object({email: optional, password: optional, displayName: optional, idToken: token}),
  signInWithPassword: v.object({email: optional, password: optional}),
  signInWithCustomToken: v.object({token}),
  lookup: v.object({idToken: token}),
  sendOobCode: v.object({
    requestType: v.optional(
      v.picklist([
        'OOB_REQ_TYPE_UNSPECIFIED',
        'EMAIL_SIGNIN',
        'PASSWORD_RESET',
        'VERIFY_EMAIL',
        'VERIFY_AND_CHANGE_EMAIL',
      ]),
    ),
    email: optional,
    newEmail: optional,
    idToken: token,
    continueUrl: v.optional(v.pipe(v.string(), v.maxLength(2_048))),
  }),
  createAuthUri: v.object({identifier: optional, continueUri: optional}),
  resetPassword: v.object({oobCode: token, newPassword: optional}),
  update: v.object({
    oobCode: token,
    idToken: token,
    email: optional,
    password: optional,
    displayName: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
    photoUrl: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2_048)))),
  }),
  delete: v.object({idToken: token}),
  token: v.object({grant_type: optional, refresh_token: token}),
  signOut: v.object({refresh_token: token, whole_device: v.optional(v.boolean(), false)}),
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
