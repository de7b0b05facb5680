/**
 * A sanitised tree of markdown, as it travels from server to client (D-15). The set of tags is closed: the server's
 * sanitiser lets nothing else through, and the client's renderer draws nothing else.
 */
export const richTags = [
  'a',
  'blockquote',
  'br',
  'code',
  'del',
  'em',
  'h3',
  'h4',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  'pre',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
] as const

export type RichTag = (typeof richTags)[number]

export type RichNode =
  | string
  | {
      readonly tag: RichTag
      /** Only `href`, `src`, `alt`, `width`, `height`, `start`, `align` and `lang`; a view adds `aria-level` to headings. */
      readonly attributes?: Readonly<Record<string, string>>
      readonly children?: RichText
    }

export type RichText = readonly RichNode[]
