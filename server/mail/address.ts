import * as v from 'valibot'

/** The longest address that mail can have (RFC 5321 §4.5.3.1.3). */
const longest = 254

/**
 * An address that one mail can be sent to: trimmed and in lower case, one mailbox, nothing that could be read as another
 * header or recipient.
 */
export const mailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(longest),
  v.regex(/^[^\s"(),:;<>@[\\\]\p{Cc}\p{Cf}]{1,64}@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/u, 'an address'),
  v.check((text) => !text.includes('..'), 'an address'),
)
