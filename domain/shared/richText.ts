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
  'math',
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

/** The elements of a formula: presentation MathML that browsers draw by themselves, and nothing that links or embeds. */
export const mathTags = [
  'mfrac',
  'mi',
  'mn',
  'mo',
  'mover',
  'mroot',
  'mrow',
  'mspace',
  'msqrt',
  'msub',
  'msubsup',
  'msup',
  'mtable',
  'mtd',
  'mtext',
  'mtr',
  'munder',
  'munderover',
] as const

export type MathNode =
  | string
  | {
      readonly tag: (typeof mathTags)[number]
      /** Only `linethickness` 0, `mathvariant` normal, `stretchy` and `fence` true or false, and `width` in em. */
      readonly attributes?: Readonly<Record<string, string>>
      readonly children?: readonly MathNode[]
    }

export type RichNode =
  | string
  | {
      /** `math` is a formula: its only child is the TeX that was written, which whoever reads words reads. */
      readonly tag: RichTag
      /** Only `href`, `src`, `alt`, `width`, `height`, `start`, `align` and `lang`, and `display` block of a formula; a view adds `aria-level` to headings. */
      readonly attributes?: Readonly<Record<string, string>>
      readonly children?: RichText
      /** Of `math` only: what is drawn. */
      readonly formula?: readonly MathNode[]
    }

export type RichText = readonly RichNode[]
