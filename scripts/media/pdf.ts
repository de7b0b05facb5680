import {PDFDocument} from '@cantoo/pdf-lib'
import type {PDFPageProxy} from 'pdfjs-dist'
import type {Page} from 'playwright'
import {isBetter, isFull, settings, type Fit} from './fit.ts'
import {openStage} from './stage.ts'

/** The instant that a file tells as the one it was made at: the same words make the same file. */
const always = "D:20260101000000+00'00'"

/** The share of a sheet at its foot in which only the running foot stands. */
const footShare = 0.06

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
export const packing = JSON.stringify(['object streams', settings])

/** The same document with its objects compressed together: Chromium writes the tags for screen readers one by one, a quarter of a file. */
export async function packed(pdf: Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, {updateMetadata: false})
  return Buffer.from(await document.save({useObjectStreams: true, addDefaultPage: false}))
}

/** The sheets of a document, and how far down their text goes, without the running foot; 0 to 1. */
export async function fitOf(pdf: Uint8Array): Promise<Fit> {
  const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({data: new Uint8Array(pdf), verbosity: 0})
  try {
    const document = await task.promise
    const written = await Promise.all(
      Array.from({length: document.numPages}, async (_, index) => writtenShare(await document.getPage(index + 1))),
    )
    return {pages: written.length, lastPage: written.at(-1) ?? 0, emptiest: Math.min(1, ...written.slice(0, -1))}
  } finally {
    await task.destroy()
  }
}

async function writtenShare(page: PDFPageProxy): Promise<number> {
  const {height} = page.getViewport({scale: 1})
  const {items} = await page.getTextContent()
  const feet = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.transform[5] as number] : []))
  const lowest = Math.min(height, ...feet.filter((foot) => foot > height * footShare))
  return Math.round((1 - lowest / height) * 100) / 100
}

/** Prints a page to a PDF that a screen reader can follow: tagged, with an outline of its headings. */
export async function printPdf(page: Page, html: string): Promise<Buffer> {
  await openStage(page, html)
  return printed(page)
}

const printed = async (page: Page): Promise<Buffer> =>
  packed(withoutDate(await page.pdf({preferCSSPageSize: true, format: 'A4', tagged: true, outline: true})))

/** The same, set as fills its sheets best: text and figures a little smaller or larger where a sheet would be left half empty. */
export async function printFitted(page: Page, html: string): Promise<Fit & {readonly pdf: Buffer}> {
  await openStage(page, html)
  let best: (Fit & {readonly pdf: Buffer}) | undefined
  for (const {size, line, figure} of settings) {
    await page.evaluate(
      `document.documentElement.style.cssText = '--size: ${size}pt; --line: ${line}; --figure: ${figure}mm'`,
    )
    const pdf = await printed(page)
    const one = {pdf, ...(await fitOf(pdf))}
    if (best === undefined || isBetter(one, best)) best = one
    if (isFull(best)) break
  }
  if (best === undefined) throw new Error('There is no setting to print in.')
  return best
}
