import type {IdentityUserTable} from '../tables.ts'

/** The providers of an account in the answer of `lookup`; an account born from a custom token has none. */
export function providersOf(user: IdentityUserTable) {
  if (user.email === null) return []
  return [
    {
      providerId: 'password',
      federatedId: user.email,
      rawId: user.email,
      email: user.email,
      displayName: user.display_name ?? undefined,
      photoUrl: user.photo_url ?? undefined,
    },
  ]
}

/** An account in the answer of `lookup`. Instants are text of milliseconds, or of seconds where Google's are. */
export function userRecord(user: IdentityUserTable) {
  return {
    ...profileOf(user),
    // Google redacts the hash as well; the SDK only asks whether there is one.
    passwordHash: user.password_hash === null ? undefined : 'UkVEQUNURUQ=',
    passwordUpdatedAt: user.password_updated_at?.getTime(),
    validSince: String(user.tokens_valid_after.getTime() / 1000),
    disabled: user.disabled,
    createdAt: String(user.created_at.getTime()),
    lastLoginAt: user.last_login_at === null ? undefined : String(user.last_login_at.getTime()),
    customAuth: user.email === null,
  }
}

/** An account in the answer of a change. */
export function profileOf(user: IdentityUserTable) {
  return {
    localId: user.uid,
    email: user.email ?? undefined,
    emailVerified: user.email_verified,
    displayName: user.display_name ?? undefined,
    photoUrl: user.photo_url ?? undefined,
    providerUserInfo: providersOf(user),
  }
}
