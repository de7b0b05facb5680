import {createHash} from 'node:crypto'
import {type Html, html} from '../http/pages/html.ts'
import {styleSheet} from '../http/pages/style.ts'

/** A page of a local app, with the policy under which a browser may show it. */
export type FramedPage = {readonly body: string; readonly policy: string}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The product's own look, closer to the edges of its frame. */
const style = `${styleSheet}main { max-width: none; padding: 1.5rem; }\nol { padding-inline-start: 1.5rem; }\nli { margin-top: 0.5rem; }
select, textarea { width: 100%; min-height: 44px; padding: 0.5rem; font: inherit; border-radius: 8px; box-sizing: border-box; }
output { display: block; white-space: pre-wrap; overflow-wrap: anywhere; }
output[hidden] { display: none; }
`

/**
 * A page that only our own pages may frame. Its sandbox gives it an origin without a name, so it reaches nothing of the
 * product; style and script stand in the page, because from such an origin not even our own files may be loaded.
 */
export function framedPage({title, body, script = ''}: {title: string; body: Html; script?: string}): FramedPage {
  const head = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
    </html> `.html
  const runs = script === '' ? '' : `<script>${script}</script>\n`
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script === '' ? [] : [`script-src ${hashOf(script)}`]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms',
  ]
  return {
    body: `${head}<style>${style}</style>\n</head>\n<body>\n${html`<main>${body}</main>`.html}\n${runs}</body>\n</html>\n`,
    policy: policy.join('; '),
  }
}
