import {restoreTheme} from '../platform/theme.ts'

/** Opens an address of ours in a tab of its own, which learns nothing of this one. */
export function openInTab(path: string): void {
  open(path, '_blank', 'noopener')
}

/** The browser's own window for printing this page. */
export function printHere(): void {
  print()
}

/** This page does not print: only its notice (`data-print-notice`) comes onto paper. Returns the stop. */
export function preventPrinting(): () => void {
  const {dataset} = document.documentElement
  dataset.unprintable = ''
  return () => {
    delete dataset.unprintable
  }
}

/** Paper is white in every theme: this page is light. Returns the way back to the remembered theme. */
export function showAsPaper(): () => void {
  document.documentElement.dataset.theme = 'light'
  return restoreTheme
}

/** Words at the edges of every printed page; the browser counts the pages. */
export type PageMarks = {
  /** At the head of every page but the first, which begins with it anyway. */
  readonly title: string
  readonly page: string
  readonly of: string
}

const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, '\\$&').replaceAll(/\s+/g, ' ')}"`

/** Puts title and page numbers on every printed page. Returns the stop. */
export function markPages({title, page, of}: PageMarks): () => void {
  const edge = 'font: 8.5pt system-ui, sans-serif; color: #444'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    @page {
      margin: 17mm 15mm 16mm;
      @top-left { content: ${quoted(title)}; ${edge}; }
      @bottom-right { content: ${quoted(`${page} `)} counter(page) ${quoted(` ${of} `)} counter(pages); ${edge}; }
    }
    @page :first { @top-left { content: none; } }
  `)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet)
  }
}
