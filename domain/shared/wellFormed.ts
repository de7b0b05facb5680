/**
 * Text that every part of the product can store and send: half of a surrogate pair cannot be written as UTF-8, and
 * PostgreSQL has no character zero. Both become U+FFFD, so that nobody loses an answer over what was pasted into it.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}|\0/gu, '\ufffd')
