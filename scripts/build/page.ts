import type {Plugin} from 'vite'
import {brand} from '../../src/text/shared/brand.ts'
import {shellText} from '../../src/text/shell/shell.ts'
import {splashMarkup} from '../../src/ui/status/splashMarkup.ts'
import {iconLink} from './icon.ts'

/** Writes the brand, its icon and the loading logo into the page, so that it shows something before any script has run. */
export const page = (): Plugin => ({
  name: 'aristo-page',
  transformIndexHtml: (html) =>
    html
      .replace('<!--icon-->', iconLink)
      .replace('<!--splash-->', splashMarkup(shellText.loading))
      .replace('%NAME%', brand.name)
      .replace('%DESCRIPTION%', brand.description),
})
