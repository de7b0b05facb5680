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

/** What search engines and messengers are told of a page that they may show. */
export type PageCard = {
  readonly description: string
  /** The address of the page, and of its picture of 1200 × 630. */
  readonly address: string
  readonly picture: string
  /** What the picture shows, for who does not see it. */
  readonly pictureText?: string
  /** Search engines leave it out; messengers may show it to who was sent it. */
  readonly isHidden?: boolean
  /** Structured data (schema.org). */
  readonly structured?: object
}

/** Data inside of a page that nothing runs; no text of it can end the element. */
const dataOf = (structured: object): Html => ({
  html: `<script type="application/ld+json">${JSON.stringify(structured).replaceAll('<', '\\u003c')}</script>`,
})

const cardOf = (
  title: string,
  {description, address, picture, pictureText, isHidden = false, structured}: PageCard,
): Html =>
  html`<meta name="description" content="${description}" />
    ${isHidden ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href="${address}" />`}
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="pt_BR" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:image" content="${picture}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    ${pictureText !== undefined && html`<meta property="og:image:alt" content="${pictureText}" />`}
    <meta name="twitter:card" content="summary_large_image" />
    ${structured !== undefined && dataOf(structured)}`

/** A whole page that the server writes itself. It runs no script. Without a card search engines leave it out. */
export function pageOf({
  title,
  body,
  card,
}: {
  readonly title: string
  readonly body: Html
  readonly card?: PageCard
}): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${card === undefined ? html`<meta name="robots" content="noindex" />` : cardOf(title, card)}
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
