type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? {...value} : {}

/** Whether a body of a request or a message of a socket carries the text of a document instead of its id. */
export function carriesText(sent: string): boolean {
  let message: unknown
  try {
    message = JSON.parse(sent)
  } catch {
    // An address, or what is no message of GraphQL.
    return /[?&]query=/.test(sent)
  }
  const {query, payload} = fieldsOf(message)
  return [query, fieldsOf(payload).query].some((text) => text !== undefined && text !== '')
}
