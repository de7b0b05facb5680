import {printHere, showAsPaper} from '../question/printer.ts'

/** The hash of a receipt's text, in hexadecimal; null where the browser has no SHA-256 (a page without TLS). */
export async function receiptHash(text: string): Promise<string | null> {
  if (!('subtle' in crypto)) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Prints the receipt alone, on white paper, whatever else is on the page. */
export function printReceipt(): void {
  const restore = showAsPaper()
  document.documentElement.dataset.print = 'receipt'
  addEventListener('afterprint', () => {
    delete document.documentElement.dataset.print
    restore()
  }, {once: true})
  printHere()
}
