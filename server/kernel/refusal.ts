import type {ErrorCode} from '../../domain/shared/errors.ts'

/**
 * A request that the product refuses on purpose. Its code is the only thing the client acts on; the text is for a
 * developer who reads the response.
 */
export class Refusal extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string = code) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}
