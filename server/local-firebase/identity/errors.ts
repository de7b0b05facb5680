/** The codes of Google's identity service that the browser SDK turns into `auth/…` codes. */
export type IdentityErrorCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_ARGUMENT'
  | 'INVALID_CUSTOM_TOKEN'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PASSWORD'
  | 'INVALID_REFRESH_TOKEN'
  | 'MISSING_PASSWORD'
  | 'OPERATION_NOT_ALLOWED'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'UNAUTHORIZED_DOMAIN'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'

const explanations: Partial<Record<IdentityErrorCode, string>> = {
  WEAK_PASSWORD: 'Password should be at least 6 characters',
}

/** A refusal of the identity service. `code` travels to the browser; the message never carries personal data. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode

  constructor(code: IdentityErrorCode) {
    super(code)
    this.name = 'IdentityError'
    this.code = code
  }

  /** The message in the form the SDK splits: `CODE` or `CODE : explanation`. */
  get wireMessage(): string {
    const explanation = explanations[this.code]
    return explanation === undefined ? this.code : `${this.code} : ${explanation}`
  }
}
