/** Calls back when the page has nothing better to do, three seconds from now at the latest. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, {timeout: 3_000})
  else setTimeout(callback, 1_000)
}
