/** HTML that may stand in a page as it is; only this file makes it. */
export type Html = {readonly html: string}

type Part = Html | string | number | readonly Html[] | false | undefined

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function written(part: Part): string {
  if (part === false || part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'html' in part ? part.html : part.map(({html}) => html).join('')
}

/** HTML from a template: what is put in is escaped, unless it is HTML already. Attributes stand in double quotes. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {html: texts.map((text, at) => text + written(parts[at])).join('')}
}

/** Where the one style sheet of these pages is; the content policy allows no styles inside of them. */
export const styleSheetPath = '/local-firebase/pages.css'

/** A whole page that the server writes itself. It runs no script. */
export function pageOf({title, body}: {readonly title: string; readonly body: Html}): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${styleSheetPath}" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.html
}
