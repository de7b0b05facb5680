import type {MutationResolvers, QueryResolvers} from '../../schema/generated/resolvers.ts'

/** Reads of extra activities (spec 1§4, 1§7). */
export const extrasQueries = {} satisfies QueryResolvers

/** Creating, deleting and finishing extra activities (spec 1§4, 1§7). */
export const extrasMutations = {} satisfies MutationResolvers
