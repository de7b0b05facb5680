import type {Plugin} from 'vite'
import {pageOf, styleSheetOf, textOf} from './bundle.ts'

const entryTag = /<script type="module"[^>]* src="\/assets\/([^"]+)"><\/script>/

/** The code of a file of the assets as it runs in a page: what it imports is named from the root. */
const asPartOfPage = (code: string): string =>
  code
    .trim()
    .replaceAll(
      /(\bfrom|\bimport\(|\bimport)(["'`])\.\//g,
      (_, before: string, quote: string) => `${before}${quote}/assets/`,
    )

/**
 * Puts the style sheet and the entry into the page, in the place of the requests for them: while a phone waits for the
 * first byte of a file (a round trip), the line is free, and what comes with the page costs nothing. Before them stands all
 * that asks for files. They remain files as well, for pages that turn into the product (`doors.ts`).
 *
 * @throws when the page names no entry, or what should stand in it would end its own tag
 */
export function wholePage(html: string, entry: string, styles: string): string {
  if (!entryTag.test(html)) throw new Error('The page names no entry.')
  const code = asPartOfPage(entry)
  if (/<\/(?:script|style)/i.test(code + styles)) throw new Error('The entry or the style sheet would end its own tag.')
  return html
    .replace(entryTag, '')
    .replace('</head>', () => `<script type="module">${code}</script>\n    <style>${styles.trim()}</style>\n  </head>`)
}

/** Lets no page and no part ask for the style sheet. */
export const withoutStyleRequests = (): Plugin => ({
  name: 'aristo-without-style-requests',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
    },
  },
})

/** See `wholePage`. */
export const entryInPage = (): Plugin => ({
  name: 'aristo-entry-in-page',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = pageOf(bundle)
      const html = textOf(page)
      const entry = bundle[`assets/${entryTag.exec(html)?.[1]}`]
      if (entry?.type !== 'chunk') throw new Error('The page names no entry.')
      const importer = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.imports.includes(entry.fileName),
      )
      // It would run a second time, as a file.
      if (importer) throw new Error(`${importer.fileName} imports the entry of the page.`)
      page.source = wholePage(html, entry.code, textOf(styleSheetOf(bundle)))
    },
  },
})
