import {readFileSync} from 'node:fs'
import {inSource} from './entries.ts'

const drawing = readFileSync(inSource('public/icon.svg'), 'utf8').trim().replaceAll('"', "'")

/** Only what an address cannot hold is escaped: the rest stays readable, and compresses. */
const address = drawing.replace(/[%#<>]/g, encodeURIComponent)

/**
 * The link to the icon, which stands in the page itself: a browser asks for the icon anew at every change of the address,
 * beside what the page needs.
 */
export const iconLink = `<link rel="icon" href="data:image/svg+xml,${address}" type="image/svg+xml">`
