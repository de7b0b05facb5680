import {GraphQLError} from 'graphql'

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Reads an instant of the wire; the answer is the same instant in UTC with milliseconds. */
export function parseDateTime(value: unknown): string {
  const at = typeof value === 'string' && instant.test(value) ? Date.parse(value) : Number.NaN
  // The oldest birthday is of 1900; what lies further off is a mistake of a clock, and the database's own limits would
  // answer less clearly.
  if (!(at >= Date.UTC(1900, 0) && at < Date.UTC(2200, 0))) {
    throw new GraphQLError('DateTime is an ISO 8601 instant with its offset.', {extensions: {code: 'BAD_INPUT'}})
  }
  return new Date(at).toISOString()
}
