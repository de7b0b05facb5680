import type {Plugin} from 'vite'
import {brand} from '../../src/text/shared/brand.ts'
import {shellText} from '../../src/text/shell/shell.ts'
import {splashMarkup} from '../../src/ui/status/splashMarkup.ts'

/** Writes the brand and the loading logo into the page, so that it shows something before any script has run. */
export const page = (): Plugin => ({
  name: 'aristo-page',
  transformIndexHtml: (html) =>
    html
      .replace('<!--splash-->', splashMarkup(shellText.loading))
      .replace('%NAME%', brand.name)
      .replace('%DESCRIPTION%', brand.description),
})
