import type {Plugin} from 'vite'
import {scriptOf} from './scriptOf.ts'

/**
 * Puts the script that asks for the day into the page itself, before the style sheet, which scripts behind it would wait
 * for. The server allows it by its hash, as every script that stands in a page.
 */
export const boot = (): Plugin => {
  let documents = 'undefined'
  return {
    name: 'aristo-boot',
    apply: 'build',
    configResolved({define}) {
      documents = String(define?.['import.meta.env.VITE_DOCUMENTS'] ?? 'undefined')
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const code = (await scriptOf('src/boot.ts', documents)).trim()
        return html.replace('<!--boot-->', () => `<script id="boot">{${code}}</script>`)
      },
    },
  }
}

/** The script of the built page, for pages that turn into the product. */
export const bootOf = (page: string): string => /<script id="boot">[^]*?<\/script>/.exec(page)?.[0] ?? ''
