/** A link of the answer's Markdown, whole; its title is the group. */
const link = /(?<!\\)\[((?:\\.|[^[\]\\])*)\]\((?:<[^<>\n]*>|(?:\\.|[^()\s\\])*)\)/g

/** What of a link has come so far, at the end of a text. */
const begunLink = /(?<!\\)\[((?:\\.|[^[\]\\])*)(?:\](?:\((?:<[^<>\n]*>?|[^)\s]*))?)?\\?$/

/** Signs that Markdown writes with a backslash before them, or by their number. */
const escaped = /\\([!-/:-@[-`{-~])|&#x([\da-f]{1,6});/gi

/** The highest code point. */
const lastCodePoint = 0x10_ff_ff

/**
 * The words of an answer while it is still being written: without the addresses, quotation marks and backslashes of its
 * Markdown, also of a link whose end has not come. The whole answer is drawn from the tree that the server makes of it.
 */
export const readable = (markdown: string): string =>
  markdown
    .replaceAll(link, '$1')
    .replace(begunLink, '$1')
    .replaceAll(/^> ?/gm, '')
    .replaceAll(escaped, (whole, sign: string | undefined, digits: string | undefined) => {
      const point = Number.parseInt(digits ?? '', 16)
      return sign ?? (point <= lastCodePoint ? String.fromCodePoint(point) : whole)
    })
    .replace(/\\$/, '')
