import {shortestNewPassword} from '../access/passwordPolicy.ts'

/** What a student types to change the password (spec 1§5). */
export type PasswordForm = {readonly oldPassword: string; readonly newPassword: string; readonly confirmation: string}

/** Why a password was not changed. */
export type PasswordFailure =
  | 'mismatch'
  | 'oldMissing'
  | 'short'
  | 'common'
  | 'personal'
  | 'noPasswordLogin'
  | 'wrongPassword'
  | 'tooManyRequests'
  | 'offline'
  | 'other'

/** The new password as it is set: without spaces at its ends (spec 1§5). */
export const trimmedPassword = (password: string): string => password.trim()

/** What the form refuses by itself, the two new passwords first (spec 1§5); null when the provider may be asked. */
export function passwordFault({oldPassword, newPassword, confirmation}: PasswordForm): PasswordFailure | null {
  if (newPassword !== confirmation) return 'mismatch'
  if (oldPassword === '') return 'oldMissing'
  return [...trimmedPassword(newPassword)].length < shortestNewPassword ? 'short' : null
}

const failuresByCode: Readonly<Record<string, PasswordFailure>> = {
  'auth/no-password-login': 'noPasswordLogin',
  'auth/wrong-password': 'wrongPassword',
  'auth/invalid-credential': 'wrongPassword',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/weak-password': 'short',
  'auth/common-password': 'common',
  'auth/personal-password': 'personal',
  'auth/network-request-failed': 'offline',
}

/** The failure behind the identity provider's code; 'other' for one without a text of its own. */
export const passwordFailureOf = (code: string): PasswordFailure => failuresByCode[code] ?? 'other'
