import type * as Pdfjs from 'pdfjs-dist'
import type {PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy} from 'pdfjs-dist'
import {type EventObject, fromCallback, fromPromise} from 'xstate'
import {matchesOf, type TextMatch} from '../../../domain/study/textSearch.ts'
import type {ReaderFailure} from '../../../machines/study/reader.types.ts'
import {logOnly} from '../platform/log.ts'

/** The worker as a file of our own origin, which the build copies beside the chunks. */
const workerAddress = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

let library: Promise<typeof Pdfjs> | null = null

/** The library comes with the first document; its worker is a file of ours, as the content policy wants it. */
function pdfjs(): Promise<typeof Pdfjs> {
  library ??= import('pdfjs-dist').then(
    (loaded) => {
      loaded.GlobalWorkerOptions.workerSrc = workerAddress
      return loaded
    },
    (error: unknown) => {
      library = null
      throw error
    },
  )
  return library
}

/** Why a document did not open, by the library's name for it. */
function failureOf(error: unknown): ReaderFailure {
  if (!navigator.onLine) return 'offline'
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return 'locked'
  if (name === 'InvalidPDFException') return 'broken'
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return status === 404 || status === 410 ? 'broken' : 'unreachable'
}

/** True when the file is no PDF that opens, or is gone. What did not arrive is not called broken. */
export async function isPdfBroken(url: string, signal: AbortSignal): Promise<boolean> {
  const {getDocument} = await pdfjs()
  const task = getDocument({url, enableXfa: false})
  signal.addEventListener('abort', () => void task.destroy())
  try {
    await task.promise
    return false
  } catch (error) {
    signal.throwIfAborted()
    return failureOf(error) === 'broken'
  } finally {
    void task.destroy()
  }
}

const itemsOf = ({items}: TextContent) => items.flatMap((item) => ('str' in item ? [item] : []))

/** A page's text as it is searched: the pieces in their order, a space where a line ends. */
const textOf = (content: TextContent): string =>
  itemsOf(content)
    .map(({str, hasEOL}) => (hasEOL ? `${str} ` : str))
    .join('')

/** What is drawn into. */
export type PdfTarget = {readonly canvas: HTMLCanvasElement; readonly text: HTMLElement | null}

/** Where the pieces of a drawn page's text stand in the text that is searched. */
export type DrawnText = readonly {readonly node: Text; readonly from: number}[]

export type PdfBook = {
  readonly openDocument: ReturnType<typeof openWith>
  readonly searchDocument: ReturnType<typeof searchWith>
  /** Draws a page (from 0) and its text layer. `scale` is in CSS pixels per point of the page. Rejects when it was stopped. */
  readonly draw: (page: number, scale: number, target: PdfTarget, signal: AbortSignal) => Promise<DrawnText>
}

type Shelf = {document: PDFDocumentProxy | null; texts: Promise<string[]> | null}

const openWith = (shelf: Shelf) =>
  fromCallback<EventObject, {url: string; attempt: number}>(({input, sendBack}) => {
    let task: PDFDocumentLoadingTask | null = null
    let isOver = false
    async function open(): Promise<void> {
      const {getDocument} = await pdfjs()
      if (isOver) return
      task = getDocument({url: input.url, enableXfa: false})
      task.onProgress = ({loaded, total}: {loaded: number; total?: number}) =>
        sendBack({type: 'document.progressed', loaded: total ? Math.min(1, loaded / total) : null})
      const document = await task.promise
      const pages = await Promise.all(
        Array.from({length: document.numPages}, (_, index) => document.getPage(index + 1)),
      )
      if (isOver) return
      shelf.document = document
      shelf.texts = null
      sendBack({
        type: 'document.opened',
        pages: pages.map((page) => {
          const {width, height} = page.getViewport({scale: 1})
          return {width, height}
        }),
      })
    }
    open().catch((error: unknown) => {
      if (isOver) return
      logOnly('document', error)
      sendBack({type: 'document.failed', failure: failureOf(error)})
    })
    return () => {
      isOver = true
      shelf.document = null
      void task?.destroy()
    }
  })

const searchWith = (shelf: Shelf) =>
  fromPromise<readonly TextMatch[], {query: string}>(async ({input}) => {
    const {document} = shelf
    if (!document) throw new Error('no document is open')
    shelf.texts ??= Promise.all(
      Array.from({length: document.numPages}, async (_, index) =>
        textOf(await (await document.getPage(index + 1)).getTextContent()),
      ),
    )
    try {
      return matchesOf(await shelf.texts, input.query)
    } catch (error) {
      shelf.texts = null
      throw error
    }
  })

async function drawText(
  page: PDFPageProxy,
  scale: number,
  container: HTMLElement,
  signal: AbortSignal,
): Promise<DrawnText> {
  const [{TextLayer}, content] = await Promise.all([pdfjs(), page.getTextContent()])
  signal.throwIfAborted()
  container.replaceChildren()
  container.style.setProperty('--total-scale-factor', String(scale))
  const layer = new TextLayer({textContentSource: content, container, viewport: page.getViewport({scale})})
  signal.addEventListener('abort', () => layer.cancel())
  await layer.render()
  let from = 0
  return itemsOf(content).flatMap(({str, hasEOL}, index) => {
    const node = layer.textDivs[index]?.firstChild
    const piece = node instanceof Text ? [{node, from}] : []
    from += str.length + (hasEOL ? 1 : 0)
    return piece
  })
}

/** One document of the reader: opened once, drawn page by page. */
export function pdfBook(): PdfBook {
  const shelf: Shelf = {document: null, texts: null}
  return {
    openDocument: openWith(shelf),
    searchDocument: searchWith(shelf),
    draw: async (number, scale, {canvas, text}, signal) => {
      const page = await shelf.document?.getPage(number + 1)
      signal.throwIfAborted()
      if (!page) throw new Error('no document is open')
      const sharpness = Math.min(devicePixelRatio || 1, 2)
      const viewport = page.getViewport({scale: scale * sharpness})
      // Drawn beside the page and shown when it is whole: a page that is zoomed never flashes white.
      const sheet = document.createElement('canvas')
      sheet.width = Math.floor(viewport.width)
      sheet.height = Math.floor(viewport.height)
      const task = page.render({canvas: sheet, viewport})
      signal.addEventListener('abort', () => task.cancel())
      await task.promise
      signal.throwIfAborted()
      canvas.width = sheet.width
      canvas.height = sheet.height
      canvas.getContext('2d')?.drawImage(sheet, 0, 0)
      return text ? drawText(page, scale, text, signal) : []
    },
  }
}

/** The longer side of a mind map's only page is drawn with this many pixels: sharp when zoomed, small enough for a phone. */
const mapPixels = 3_200

/** Draws the first page of a document as one picture, for mind maps. Resolves with its size in CSS pixels. */
export async function drawFirstPage(
  url: string,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<{width: number; height: number}> {
  const {getDocument} = await pdfjs()
  signal.throwIfAborted()
  const task = getDocument({url, enableXfa: false})
  signal.addEventListener('abort', () => void task.destroy())
  try {
    const page = await (await task.promise).getPage(1)
    const {width, height} = page.getViewport({scale: 1})
    const viewport = page.getViewport({scale: mapPixels / Math.max(width, height)})
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    await page.render({canvas, viewport}).promise
    return {width, height}
  } finally {
    await task.destroy()
  }
}
