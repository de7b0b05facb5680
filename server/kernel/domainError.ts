import type {ErrorCode} from '../../domain/shared/errors.ts'

/**
 * A request that breaks a rule of the product. The client acts on the code only; the text is for a
 * developer who reads the response.
 */
export class DomainError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string = code) {
    super(message)
    this.name = 'DomainError'
    this.code = code
  }
}
