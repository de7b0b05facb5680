import * as v from 'valibot'
import type {InstitutionWish} from '../../../machines/exam/commented.types.ts'
import {accountStore} from '../platform/storage.ts'

const schema = v.nullable(v.object({uf: v.string(), institution: v.string()}))

/** The institution whose commented questions were read last on this device. */
export const commentedStore = accountStore<InstitutionWish | null>('commented', 1, schema, null)
