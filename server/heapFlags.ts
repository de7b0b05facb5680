/**
 * Flags of Node for a process of the server. Without the first two its heap grows to four times of what is in use before
 * anything is collected, and half of its memory is garbage: a quarter of the young generation serves as many requests. The
 * two quick compilers keep 50 MB of their own and of code that the slow one replaces soon; a server lives long enough to do
 * without them.
 */
export const heapFlags = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
  '--no-maglev',
  '--no-sparkplug',
] as const
