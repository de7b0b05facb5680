import {type Html, html} from '../http/pages/html.ts'

/**
 * The product's colours of both themes. Programs that know no dark theme show the light one; contrast is at least 4.5:1 in
 * both. Widths are relative, so that nothing scrolls sideways on a phone or at a large text size.
 */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #f6f4ef; color: #35322c; font: 400 16px/1.5 Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
.mail { max-width: 600px; margin: 0 auto; padding: 32px 20px; }
h1, h2 { color: #1d1b18; line-height: 1.25; }
h1 { font: 600 26px/1.25 'Source Serif 4', Georgia, serif; margin: 0 0 16px; }
h2 { font-size: 18px; font-weight: 600; margin: 32px 0 8px; }
p { margin: 0 0 16px; }
a { color: #0d5561; }
.brand { color: #605b51; font-size: 14px; font-weight: 600; }
.button { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #0d4f5a; color: #ffffff; font-weight: 600; text-decoration: none; }
.address { font-size: 14px; color: #605b51; word-break: break-all; }
.footer { margin-top: 32px; padding-top: 16px; border-top: 1px solid #e4dfd4; font-size: 14px; color: #605b51; }
table { width: 100%; border-collapse: collapse; font-size: 13px; margin: 0 0 8px; }
tbody th { font-weight: 500; }
caption { text-align: left; color: #605b51; padding-bottom: 8px; }
th, td { padding: 8px 4px; border-bottom: 1px solid #e4dfd4; text-align: right; vertical-align: top; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
th { color: #1d1b18; }
thead th { font-weight: 600; }
tfoot th, tfoot td { border-bottom: 0; border-top: 2px solid #8a8374; font-weight: 600; }
.priority { color: #992a25; font-weight: 600; }
@media (prefers-color-scheme: dark) {
  body { background: #151413 !important; color: #d8d3c8 !important; }
  h1, h2, th { color: #f4f1ea !important; }
  a { color: #86cbd1 !important; }
  .brand, .address, .footer, caption { color: #a8a295 !important; }
  .button { background: #7cc5cb !important; color: #062a30 !important; }
  .footer, th, td { border-color: #33312c !important; }
  .priority { color: #f3a49b !important; }
}
`

export type MailParts = {
  readonly brandName: string
  readonly subject: string
  readonly content: Html
  /** Where its recipient withdraws their consent; null for a mail to somebody who gave none. */
  readonly withdrawalLink: string | null
}

/** Why a mail has come, and how no more do. */
const withdrawal = 'Você recebe e-mails de contato porque aceitou.'
const withdrawalAction = 'Não quero mais receber'

/** A whole mail in HTML: one column without layout tables, in the order in which it is read. */
export function mailHtml({brandName, subject, content, withdrawalLink}: MailParts): string {
  const footer =
    withdrawalLink !== null &&
    html`<div class="footer">
      <p>${withdrawal} <a href="${withdrawalLink}">${withdrawalAction}</a>.</p>
    </div>`
  return html`<!doctype html>
    <html lang="pt-BR" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${{html: style}}
        </style>
      </head>
      <body>
        <div class="mail" role="article" aria-label="${subject}" lang="pt-BR">
          <p class="brand">${brandName}</p>
          <h1>${subject}</h1>
          ${content} ${footer}
        </div>
      </body>
    </html> `.html
}

/** The part in plain text, with the same last words. */
export const mailText = (text: string, withdrawalLink: string | null): string =>
  withdrawalLink === null ? text : `${text}\n\n--\n${withdrawal} ${withdrawalAction}:\n${withdrawalLink}`

/** What opens a link that stands in a mail as an address. */
const openLink = 'Abrir o link'
const copyLink = 'Se o botão não abrir, copie este endereço:'

/** Paragraphs of plain text as HTML; the one that is the link becomes a button with the address below it. */
export const paragraphs = (text: string, link: string): readonly Html[] =>
  text.split('\n\n').map((paragraph) =>
    paragraph === link && link !== ''
      ? html`<p><a class="button" href="${link}">${openLink}</a></p>
          <p class="address">${copyLink}<br />${link}</p>`
      : html`<p>${paragraph}</p>`,
  )
