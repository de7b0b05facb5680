import {type ErrorCode, isErrorCode} from '../shared/errors.ts'

/** The server's name for why it refused, as a rejected service carries it; null when no server answered. */
export function refusalIn(error: unknown): ErrorCode | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  return isErrorCode(code) ? code : null
}
