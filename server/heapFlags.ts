/**
 * Flags of Node for a process of the server. Without the first two its heap grows to four times of what is in use before
 * anything is collected, and half of its memory is garbage: a quarter of the young generation serves as many requests. The
 * two quick compilers keep 50 MB of their own and of code that the slow one replaces soon; a server lives long enough to do
 * without them. The last one is for the embedded database, which is WebAssembly: V8 would have its optimizing compiler work on it
 * for seconds of each start, with 600 MB for one function of 105 kB, and keep 90 MB of that. Without it the database answers
 * 15 to 23 % fewer requests a second; a server that has many students is on PostgreSQL.
 */
export const heapFlags = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
  '--no-maglev',
  '--no-sparkplug',
  '--liftoff-only',
] as const
