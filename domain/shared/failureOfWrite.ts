import {type ErrorCode, type Failure, failureOf} from './errors.ts'

/**
 * `failureOf` for what a student studied: a student who is blocked keeps it on the device until access is open again, so
 * that a block never costs an answer (spec 1§4; D-01).
 */
export function failureOfWrite(code: ErrorCode): Failure {
  return code === 'FORBIDDEN' ? {kind: 'unreachable'} : failureOf(code)
}
