/** The codes of Google's identity service that the browser SDK turns into `auth/…` codes. */
export type IdentityErrorCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_ARGUMENT'
  | 'INVALID_CONTINUE_URI'
  | 'INVALID_CUSTOM_TOKEN'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_IDENTIFIER'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PASSWORD'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQ_TYPE'
  | 'MISSING_CONTINUE_URI'
  | 'MISSING_CUSTOM_TOKEN'
  | 'MISSING_EMAIL'
  | 'MISSING_GRANT_TYPE'
  | 'MISSING_IDENTIFIER'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_NEW_EMAIL'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'MISSING_REQ_TYPE'
  | 'OPERATION_NOT_ALLOWED'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'UNAUTHORIZED_DOMAIN'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'

const explanations: Partial<Record<IdentityErrorCode, string>> = {
  INVALID_REQ_TYPE: 'Unsupported request parameters.',
  WEAK_PASSWORD: 'Password should be at least 6 characters',
}

/** A refusal of the identity service. `code` travels to the browser; the message never carries personal data. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode

  readonly #explanation: string | undefined

  constructor(code: IdentityErrorCode, explanation: string | undefined = explanations[code]) {
    super(code)
    this.name = 'IdentityError'
    this.code = code
    this.#explanation = explanation
  }

  /** What stands beside the code; undefined when the code says it all. */
  get explanation(): string | undefined {
    return this.#explanation
  }

  /** The message in the form the SDK splits: `CODE` or `CODE : explanation`. */
  get wireMessage(): string {
    return this.#explanation === undefined ? this.code : `${this.code} : ${this.#explanation}`
  }
}

/** An answer put off: neither granted nor refused. The SDK takes it for a network failure and signs nobody out. */
export class AskAgain extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'AskAgain'
  }
}
