/** True where the device offers its apps for a link. */
export const canSend = (): boolean => typeof navigator.share === 'function'

/** Offers a link to the apps of the device; false where the browser does not let us. Leaving without choosing is no failure. */
export async function sendLink(url: string): Promise<boolean> {
  try {
    await navigator.share({url})
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
