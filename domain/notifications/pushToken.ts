/** The query parameter in which an app hands over its device's push token (spec 1§2; the documents give it no name). */
export const pushTokenParameter = 'registrationToken'

/** Expo's tokens have a shape of their own and a registration of their own (spec 1§7, 3§7). */
export const pushKindOf = (token: string): 'web' | 'expo' =>
  /^Expo(?:nent)?PushToken\[.+\]$/.test(token) ? 'expo' : 'web'

/** What may be a push token: printable, without spaces, at most 4096 characters. Anything else in the address is dropped. */
export const isPushToken = (text: string): boolean => /^[\x21-\x7e]{1,4096}$/.test(text)
