import {fromPromise} from 'xstate'
import {
  type PasswordOwner,
  type PasswordStrength,
  type Weakness,
  weaknessOf,
} from '../../../domain/access/passwordPolicy.ts'
import type {TypedPassword} from '../../../machines/access/passwordStrength.types.ts'

/** Measures a new password; rejects when what measures it cannot be loaded. */
export const measure = fromPromise<PasswordStrength, TypedPassword | null>(async ({input}) => {
  if (!input) throw new Error('there is no password to measure')
  const {isCommonPassword, guessLevelOf} = await import('./passwordStrength.sdk.ts')
  const {password, owner} = input
  const weakness = weaknessOf(password, owner, isCommonPassword)
  return weakness === null ? {kind: 'accepted', level: guessLevelOf(password, owner)} : {kind: 'refused', weakness}
})

/** What is wrong with a new password; without the list of the most used ones, which the server has too, only the rest. */
export async function weaknessOfNew(password: string, owner: PasswordOwner): Promise<Weakness | null> {
  const isCommon = await import('./passwordStrength.sdk.ts').then(
    (sdk) => sdk.isCommonPassword,
    () => () => false,
  )
  return weaknessOf(password, owner, isCommon)
}
