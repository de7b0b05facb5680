import type {MutationResolvers} from '../../schema/generated/resolvers.ts'
import {createAccount} from './createAccount.ts'

/** How visitors come to an account of their own (spec 1§5, 1§7). */
export const accessMutations = {
  createAccount: (_root, {input, idempotencyKey}, {services, address}) =>
    createAccount(services, {input, idempotencyKey, address}),
} satisfies Pick<MutationResolvers, 'createAccount'>
