import {errors, UnsecuredJWT} from 'jose'
import * as v from 'valibot'
import type {TokenVerifier} from '../kernel/identity.types.ts'
import {DomainError} from '../kernel/domainError.ts'
import {identityOf} from './tokens.ts'

type Rules = {readonly issuer: string; readonly audience: string; readonly clock: () => number}

/**
 * Tells whose a token of Google's Auth emulator is. These tokens are not signed: anybody can write one. The
 * configuration allows this verifier on a server that only its own machine reaches, and nowhere else.
 */
export function emulatorVerifier({issuer, audience, clock}: Rules): TokenVerifier {
  return async (token) => {
    try {
      const currentDate = new Date(clock())
      const {payload} = UnsecuredJWT.decode(token, {issuer, audience, currentDate, clockTolerance: 10})
      return identityOf(payload)
    } catch (error) {
      const isAboutToken = error instanceof errors.JOSEError || v.isValiError(error)
      throw isAboutToken ? new DomainError('UNAUTHENTICATED', 'The identity token is not valid.') : error
    }
  }
}
