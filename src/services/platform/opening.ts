import * as v from 'valibot'
import {accountStore, localStore} from './storage.ts'

/**
 * Whether this student was let in last time: then the day is asked for before the profile has said so again, and the splash
 * leaves with the day (D-33).
 */
export const wasOpen = accountStore<unknown>('accessOpen', 1, v.unknown(), false)

/** How many milliseconds the operator wants the splash to stay, on every start; null where nobody said so. */
export const splashMinimumOfOperator = localStore('splashMinimum', 1, v.nullable(v.number()), null)
