import {expect, test} from 'vitest'
import {longestFormula, mostFormulas, piecesOf} from '../../../domain/shared/formulas.ts'

/** The formulas of a text, blocks with two dollars. */
const found = (markdown: string) =>
  piecesOf(markdown).flatMap((piece) =>
    piece.kind === 'formula' ? [piece.isBlock ? `$$${piece.tex}$$` : `$${piece.tex}$`] : [],
  )

test.each<[string, string[]]>([
  ['Clearance: $C = \\frac{U \\cdot V}{P}$.', ['$C = \\frac{U \\cdot V}{P}$']],
  ['($x$), $y$: e "$z$"', ['$x$', '$y$', '$z$']],
  ['$a$ e $b$', ['$a$', '$b$']],
  ['$x_1$ * $x_2$ * fim', ['$x_1$', '$x_2$']],
  ['Antes\n\n$$\\frac{a}{b}$$\n\ndepois', ['$$\\frac{a}{b}$$']],
  ['$$\na = b\n\\\\ c = d\n$$', ['$$a = b\n\\\\ c = d$$']],
  ['$5 = x\\$ + 2$ custa', ['$5 = x\\$ + 2$']],
  ['**$x$**', ['$x$']],
  // Prices and lone dollars.
  ['R$ 20 a R$ 30', []],
  ['R$20 e R$30', []],
  ['US$ 5 a US$ 10', []],
  ['US$5/US$10', []],
  ['custa $5 e $6', []],
  ['de $5 a $6, ou $7', []],
  ['$ 5 $', []],
  ['$5/$6', []],
  ['15% de 80 = R$ 12 milhões; 9 + 1 = R$ 10 milhões', []],
  ['um $ só', []],
  ['$$', []],
  ['$$$$', []],
  ['$$ $$', []],
  ['$$$x$$$', []],
  ['$x\ny$', []],
  ['$$a\n\nb$$', []],
  [String.raw`\$x$`, []],
  [String.raw`\$x\$`, []],
  // Code.
  ['`$x$`', []],
  ['``a ` $x$``', []],
  ['```\n$x$\n```', []],
  ['```tex\n$x$\n```\n$y$', ['$y$']],
  ['~~~\n$x$', []],
  ['`a` $x$ `b`', ['$x$']],
  [`$${'x'.repeat(longestFormula)}$`, [`$${'x'.repeat(longestFormula)}$`]],
  [`$${'x'.repeat(longestFormula + 1)}$`, []],
])('%j', (markdown, formulas) => {
  expect(found(markdown)).toEqual(formulas)
})

test('the pieces are the text', () => {
  for (const text of ['', 'a', '$x$', 'a $x$ b $$y$$\n`$z$`', 'R$ 20 $', '$x$$y$'])
    expect(
      piecesOf(text)
        .map((piece) => (piece.kind === 'formula' ? piece.source : piece.text))
        .join(''),
    ).toBe(text)
})

test('so many formulas of a text are drawn, the others stay text', () => {
  expect(found('$x$ '.repeat(mostFormulas + 10))).toHaveLength(mostFormulas)
})
