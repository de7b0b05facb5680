/** A piece of markdown: as it is, or a formula between dollars. */
export type Piece =
  | {readonly kind: 'markdown'; readonly text: string}
  /** `source` is the piece with its dollars; `tex` what stands between them. */
  | {readonly kind: 'formula'; readonly source: string; readonly tex: string; readonly isBlock: boolean}

/** Formulas of one text, and UTF-16 units of one formula: more of either stays the text it is. */
export const mostFormulas = 50
export const longestFormula = 500

/** Code shows its dollars: fences to their end or that of the text, and spans of any number of backticks. */
const code = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|(?<!`)(`+)(?!`)[^`][\s\S]*?(?<!`)\2(?!`)/gmu

const block = /(?<![\\$])\$\$(?!\$)((?:\\[^\n]|\n(?![ \t]*\n)|[^$\\\n]){1,500}?)\$\$(?!\$)/gu

/**
 * As pandoc reads dollars: the first has no letter, digit or dollar before it and no blank behind it, the second no blank
 * before it and no letter or digit behind it, on one line. So prices stay text: `R$ 20 a R$ 30`, `US$5`, `$5 e $6`.
 */
const inline = /(?<![\p{L}\p{N}$\\])\$(?![\s$])((?:\\[^\n]|[^$\\\n]){1,500}?)(?<!\s)\$(?![\p{L}\p{N}$])/gu

type Found = {readonly from: number; readonly to: number; readonly tex: string; readonly isBlock: boolean}

const foundBy = (pattern: RegExp, text: string, isBlock: boolean): Found[] =>
  [...text.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    tex: (match[1] ?? '').trim(),
    isBlock,
  }))

/** The text with blanks of the same length where a pattern matches. */
const blanked = (text: string, pattern: RegExp): string =>
  text.replaceAll(pattern, (match) => match.replaceAll(/[^\n]/gu, (unit) => ' '.repeat(unit.length)))

/**
 * Parts markdown into formulas and the rest (spec D-15, ours): `$…$` in a line and `$$…$$` over lines, none inside of code. A
 * dollar after a backslash is a dollar.
 */
export function piecesOf(markdown: string): readonly Piece[] {
  if (!markdown.includes('$')) return [{kind: 'markdown', text: markdown}]
  const open = blanked(markdown, code)
  const found = [...foundBy(block, open, true), ...foundBy(inline, blanked(open, block), false)]
    .filter(({tex}) => tex !== '')
    .toSorted((a, b) => a.from - b.from)
    .slice(0, mostFormulas)
  const pieces: Piece[] = []
  let at = 0
  for (const {from, to, tex, isBlock} of found) {
    if (from > at) pieces.push({kind: 'markdown', text: markdown.slice(at, from)})
    pieces.push({kind: 'formula', source: markdown.slice(from, to), tex, isBlock})
    at = to
  }
  if (at < markdown.length) pieces.push({kind: 'markdown', text: markdown.slice(at)})
  return pieces
}
