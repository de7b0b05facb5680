import type {Resolver} from '@urql/exchange-graphcache'

const orNull: Resolver = (parent, _args, _cache, {fieldName}) => parent[fieldName] ?? null

/**
 * Fields that came later than the caches that devices hold: what is cached without them is read as if they were null, so
 * that a new version opens without network what the one before it has kept.
 */
export const laterFields = {Question: {keyHeldUntil: orNull, gradeUntil: orNull}} as const
