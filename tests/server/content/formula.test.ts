import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {describe, expect, test} from 'vitest'
import {markdownOf} from '../../../domain/decks/faceText.ts'
import {plainText} from '../../../domain/shared/plainText.ts'
import {type MathNode, mathTags, type RichNode} from '../../../domain/shared/richText.ts'
import {formulaOf} from '../../../server/content/formula.ts'
import {htmlToMarkdown, plainToMarkdown} from '../../../server/content/htmlMarkdown.ts'
import {toRichText} from '../../../server/content/markdown.ts'
import {Formula} from '../../../src/ui/content/Formula.tsx'
import formulas from '../../../stories/ui/formulas.json' with {type: 'json'}
import {payloads} from './payloads.ts'

const read = (markdown: string) => toRichText(markdown, new Map())
const mi = (name: string) => ({tag: 'mi', children: [name]})
const tags: ReadonlySet<string> = new Set(mathTags)

/** All formulas of a tree. */
const formulasIn = (nodes: readonly RichNode[]): readonly MathNode[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.formula ?? []), ...formulasIn(node.children ?? [])],
  )

/** What a formula must not have: other elements, attributes or keys. */
const foreign = (nodes: readonly MathNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const attributes = Object.entries(node.attributes ?? {}).filter(
      ([name, value]) =>
        !/^(?:linethickness|mathvariant|stretchy|fence|width)$/.test(name) || !/^[\w.-]{1,8}$/.test(value),
    )
    return [
      ...(tags.has(node.tag) ? [] : [node.tag]),
      ...attributes.map(([name, value]) => `${name}=${value}`),
      ...Object.keys(node).filter((key) => !['tag', 'attributes', 'children'].includes(key)),
      ...foreign(node.children ?? []),
    ]
  })

describe('a formula', () => {
  test('in a line and over lines is MathML, with its source as its words', () => {
    expect(read('A $\\frac{a}{b}$ de *Cockcroft*.')).toEqual([
      {
        tag: 'p',
        children: [
          'A ',
          {
            tag: 'math',
            children: ['\\frac{a}{b}'],
            formula: [{tag: 'mfrac', children: [mi('a'), mi('b')]}],
          },
          ' de ',
          {tag: 'em', children: ['Cockcroft']},
          '.',
        ],
      },
    ])
    expect(read('$$x$$')[0]).toMatchObject({
      tag: 'p',
      children: [{tag: 'math', attributes: {display: 'block'}, children: ['x']}],
    })
  })

  test('keeps what markdown would read otherwise', () => {
    expect(formulasIn(read('$a_1 * b_2 * c_3$ e **$x^{2}$**'))).toHaveLength(2)
    expect(plainText(read('Use $a_1 * b_2$, sim.'), 100)).toBe('Use a_1 * b_2, sim.')
  })

  test.each([
    ['a table', '| Fórmula |\n|---|\n| $\\frac{a}{b}$ |'],
    ['chemistry', '$\\ce{CO2 + H2O <=> HCO3- + H+}$'],
    ['cases', '$$\\begin{cases}a&b\\\\c&d\\end{cases}$$'],
    ['a binomial', '$\\binom{n}{k}$'],
    ['a root', '$\\sqrt[3]{x}$'],
    ['a line over', '$\\overline{x}$'],
    ['words', '$\\text{PAM} = \\frac{PAS + 2 \\cdot PAD}{3}$'],
  ])('%s is drawn with what browsers know', (_name, markdown) => {
    const formulas = formulasIn(read(markdown))
    expect(formulas).not.toEqual([])
    expect(foreign(formulas)).toEqual([])
  })

  test.each(['$\\frac{a}{$', '$\\desconhecido x$', '$}$', '$\\begin{cases}$'])(
    '%s cannot be read and stays the text it is',
    (markdown) => {
      expect(read(markdown)).toEqual([{tag: 'p', children: [markdown]}])
    },
  )

  test('in code, addresses and alternative texts is what was written', () => {
    expect(read('`a $x$ b`')).toEqual([{tag: 'p', children: [{tag: 'code', children: ['a $x$ b']}]}])
    expect(read('[a](https://x.example/$y$)')).toEqual([
      {tag: 'p', children: [{tag: 'a', attributes: {href: 'https://x.example/$y$'}, children: ['a']}]},
    ])
    expect(read('![a $x$ b](z)')).toEqual([{tag: 'p', children: ['a $x$ b']}])
  })

  test('marks that are in the text already are none', () => {
    const text = '\uE0000\uE001 $x$'
    expect(read(text)).toEqual([{tag: 'p', children: [text]}])
  })

  test('of another program is one by the signs of MathJax alone', () => {
    const html = String.raw`<p>a \(x\) b \[y\] <tex>*c*</tex></p>`
    const tree = read(htmlToMarkdown(html, () => null))
    expect(formulasIn(tree)).toEqual([mi('x'), mi('y')])
    expect(JSON.stringify(tree)).toContain('*c*')
  })

  test('comes back as it was written, and dollars of others stay dollars', () => {
    const source = 'Use $a_1 * b$ e\n\n$$\\frac{x}{y}$$'
    expect(read(markdownOf(read(source)))).toEqual(read(source))
    const plain = 'De $x$ a R$ 20 e $5'
    expect(read(markdownOf([{tag: 'p', children: [plain]}]))).toEqual([{tag: 'p', children: [plain]}])
    expect(read(plainToMarkdown(plain))).toEqual([{tag: 'p', children: [plain]}])
    expect(read(htmlToMarkdown(`<p>${plain}</p>`, () => null))).toEqual([{tag: 'p', children: [plain]}])
  })
})

test('the story of formulas shows what is drawn of its markdown', () => {
  expect(read(formulas.markdown)).toEqual(formulas.tree)
})

describe('whatever stands between dollars', () => {
  const hostile = [
    '\\href{javascript:alert(1)}{x}',
    '\\url{javascript:alert(1)}',
    '\\includegraphics{https://x.example/x.png}',
    '\\class{x}{y}',
    '\\id{x}{y}',
    '\\style{background:url(https://x.example)}{y}',
    '\\data{x=y}{z}',
    '\\html{<img src=x onerror=alert(1)>}',
    '\\unicode{<img src=x onerror=alert(1)>}',
    '\\text{<img src=x onerror=alert(1)>}',
    '\\text{</mtext></math><script>alert(1)</script>}',
    '\\color{red;background:url(https://x.example)}x',
    '\\textcolor{#f00}{x}',
    '\\rule{9999em}{9999em}',
    '\\hspace{9999em}x',
    '\\require{html}',
    '\\label{x}\\ref{x}',
    '\\tag{<b>x</b>}',
    '\\mathchoice{<script>}{b}{c}{d}',
    '\\char"3C script\\char"3E',
  ]
  const all = [...hostile, ...payloads.map((payload) => payload.replaceAll('$', '').replaceAll('\n', ' ').trim())]

  test('there are 300 payloads and more', () => {
    expect(all.length).toBeGreaterThanOrEqual(300)
  })

  test.each(all)('%s is drawn with MathML alone', (payload) => {
    for (const tex of [payload, `\\text{${payload}}`, `\\frac{${payload}}{2}`])
      for (const isBlock of [false, true]) {
        const formula = (formulaOf(tex, isBlock) ?? '') as RichNode
        const nodes = formulasIn([formula])
        expect(foreign(nodes)).toEqual([])
        const html = renderToStaticMarkup(createElement(Formula, {nodes, isBlock}))
        const names = [...html.matchAll(/<([a-z0-9]+)/gi)].map(([, name]) => name ?? '')
        expect(names.filter((name) => !tags.has(name) && name !== 'math' && name !== 'span')).toEqual([])
        expect(html).not.toMatch(/<[^>]* (?:on\w+|href|src|style|id)=/i)
      }
  })

  test('the check itself sees what is foreign', () => {
    const node = {tag: 'mi', attributes: {href: 'javascript:x', width: '1em; x'}, children: [{tag: 'script'}]}
    expect(foreign([node as unknown as MathNode])).toEqual(['href=javascript:x', 'width=1em; x', 'script'])
  })

  test.each([
    ['a macro without end', '\\def\\a{\\a\\a}\\a'],
    ['macros that double', `\\def\\a{xx}${'\\def\\a{\\a\\a}'.repeat(20)}\\a`],
    ['fractions in fractions', `${'\\frac{x}{'.repeat(45)}y${'}'.repeat(45)}`],
    ['roots in roots', `${'\\sqrt{'.repeat(70)}x${'}'.repeat(70)}`],
  ])('%s is no formula', (_name, tex) => {
    expect(formulaOf(tex, true)).toBeNull()
  })

  test('a text of nothing but dollars, backticks and backslashes is read to its end', () => {
    for (const sign of ['$a ', '$$b ', '`$', '$\\', '$`$', '~~~\n$'])
      expect(plainText(read(sign.repeat(10_000)), 10)).not.toBe('')
  })
})
