import {PDFDocument} from '@cantoo/pdf-lib'
import type {Page} from 'playwright'
import {openStage} from './stage.ts'

/** The instant that a file tells as the one it was made at: the same words make the same file. */
const always = "D:20260101000000+00'00'"

/** The same bytes whenever it was printed; no byte moves, because the file counts them. */
export function withoutDate(pdf: Uint8Array): Buffer {
  const text = Buffer.from(pdf).toString('latin1')
  return Buffer.from(
    text.replaceAll(/(?<=\/(?:Creation|Mod)Date \()D:[^)]*/g, (date) =>
      always.padEnd(date.length).slice(0, date.length),
    ),
    'latin1',
  )
}

/** How a printed page becomes a file; what is kept of files made otherwise is out of date. */
export const packing = 'object streams'

/** The same document with its objects compressed together: Chromium writes the tags for screen readers one by one, a quarter of a file. */
export async function packed(pdf: Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, {updateMetadata: false})
  return Buffer.from(await document.save({useObjectStreams: true, addDefaultPage: false}))
}

export const pagesOf = async (pdf: Uint8Array): Promise<number> =>
  (await PDFDocument.load(pdf, {updateMetadata: false})).getPageCount()

/** Prints a page to a PDF that a screen reader can follow: tagged, with an outline of its headings. */
export async function printPdf(page: Page, html: string): Promise<Buffer> {
  await openStage(page, html)
  return packed(withoutDate(await page.pdf({preferCSSPageSize: true, format: 'A4', tagged: true, outline: true})))
}
