/** The SHA-256 of a text's UTF-8 bytes, in hexadecimal; null where the browser has none (a page without TLS). */
export async function sha256(text: string): Promise<string | null> {
  if (!('subtle' in crypto)) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
