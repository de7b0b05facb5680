import {describe, expect, test} from 'vitest'
import {type RichText, richTags} from '../../../domain/shared/richText.ts'
import {type ShownImages, parseMarkdown, plainRichText, toRichText} from '../../../server/content/markdown.ts'
import {payloads} from './payloads.ts'

const id = 'a'.repeat(64)
const images: ShownImages = new Map([['x.svg', {id, alt: 'Traçado', size: {width: 20, height: 10}}]])
const allowedValue: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?:\/\/|mailto:)/i,
  src: /^\/content\/images\/[0-9a-f]{64}$/,
  alt: /^/,
  width: /^\d+$/,
  height: /^\d+$/,
  start: /^\d+$/,
  align: /^(?:left|right|center)$/,
  lang: /^(?:en|la)$/,
  display: /^block$/,
}
const tags: ReadonlySet<string> = new Set(richTags)

/** Every tag, attribute and address of the tree that is not on the list. */
function foreign(tree: RichText): readonly string[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return []
    const attributes = Object.entries(node.attributes ?? {})
    return [
      ...(tags.has(node.tag) ? [] : [node.tag]),
      ...attributes.flatMap(([name, value]) => (allowedValue[name]?.test(value) ? [] : [`${name}=${value}`])),
      ...Object.keys(node).filter(
        (key) => !['tag', 'attributes', 'children', ...(node.tag === 'math' ? ['formula'] : [])].includes(key),
      ),
      ...foreign(node.children ?? []),
    ]
  })
}

describe('nothing but the closed set of tags and addresses comes out', () => {
  test('the list is long enough to mean something', () => {
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(250)
  })
  test.each(payloads)('%s', (payload) => {
    expect(foreign(toRichText(payload, images))).toEqual([])
    expect(foreign(toRichText(`Antes ${payload} depois`, images))).toEqual([])
  })
  test('the check itself sees what is foreign', () => {
    const attributes = {href: 'javascript:alert(1)', onclick: 'x'}
    expect(foreign([{tag: 'p', children: [{tag: 'a', attributes}]}])).toEqual(['href=javascript:alert(1)', 'onclick=x'])
  })
})

describe('what authors write', () => {
  const p = (...children: RichText) => [{tag: 'p', children}]
  const rows: readonly [name: string, markdown: string, tree: unknown][] = [
    [
      'emphasis',
      'a *b* **c** ~~d~~ `e`',
      p(
        'a ',
        {tag: 'em', children: ['b']},
        ' ',
        {tag: 'strong', children: ['c']},
        ' ',
        {tag: 'del', children: ['d']},
        ' ',
        {tag: 'code', children: ['e']},
      ),
    ],
    [
      'headings start at h3',
      '# a\n## b\n### c\n##### d',
      [
        {tag: 'h3', children: ['a']},
        {tag: 'h4', children: ['b']},
        {tag: 'h3', children: ['c']},
        {tag: 'h4', children: ['d']},
      ],
    ],
    [
      'sub, sup and br are read',
      'CO<sub>2</sub> m<sup>2</sup><br>x',
      p('CO', {tag: 'sub', children: ['2']}, ' m', {tag: 'sup', children: ['2']}, {tag: 'br'}, 'x'),
    ],
    ['a sub that never ends is text', 'CO<sub>2', p('CO<sub>2')],
    [
      'signs of a clinical text are not HTML',
      'PA <90 e a<b ou FC>100, ~5 a ~10 mg',
      p('PA <90 e a<b ou FC>100, ~5 a ~10 mg'),
    ],
    ['HTML shows as the text it is', '<div>x</div>', p('<div>x</div>')],
    [
      'a list keeps its start',
      '3. a\n4. b',
      [
        {
          tag: 'ol',
          attributes: {start: '3'},
          children: [
            {tag: 'li', children: ['a']},
            {tag: 'li', children: ['b']},
          ],
        },
      ],
    ],
    [
      'a link keeps its address',
      '[x](https://www.gov.br/a) [y](#z)',
      p({tag: 'a', attributes: {href: 'https://www.gov.br/a'}, children: ['x']}, ' y'),
    ],
    [
      'a table keeps its alignment',
      '| a | b |\n|---|--:|\n| 1 | 2 |',
      [
        {
          tag: 'table',
          children: [
            {
              tag: 'thead',
              children: [
                {
                  tag: 'tr',
                  children: [
                    {tag: 'th', children: ['a']},
                    {tag: 'th', attributes: {align: 'right'}, children: ['b']},
                  ],
                },
              ],
            },
            {
              tag: 'tbody',
              children: [
                {
                  tag: 'tr',
                  children: [
                    {tag: 'td', children: ['1']},
                    {tag: 'td', attributes: {align: 'right'}, children: ['2']},
                  ],
                },
              ],
            },
          ],
        },
      ],
    ],
    [
      'a bare address is one',
      'em WWW.gov.br',
      p('em ', {tag: 'a', attributes: {href: 'http://WWW.gov.br'}, children: ['WWW.gov.br']}),
    ],
    ['and so is one of mail', 'a@b.br', p({tag: 'a', attributes: {href: 'mailto:a@b.br'}, children: ['a@b.br']})],
    [
      'a column needs no pipe',
      'a\n:-',
      [
        {
          tag: 'table',
          children: [
            {
              tag: 'thead',
              children: [{tag: 'tr', children: [{tag: 'th', attributes: {align: 'left'}, children: ['a']}]}],
            },
          ],
        },
      ],
    ],
    ['what is crossed out', 'a ~~b~~', p('a ', {tag: 'del', children: ['b']})],
    ['a task is a point', '- [x] a', [{tag: 'ul', children: [{tag: 'li', children: [' a']}]}]],
    [
      'a note at the foot is set off',
      'a[^1]\n\n[^1]: b',
      [...p('a[^1]'), {tag: 'blockquote', children: [{tag: 'p', children: ['b']}]}],
    ],
    [
      'an image gets its address, size and own alternative text',
      '![ECG](image:x.svg)',
      p({tag: 'img', attributes: {src: `/content/images/${id}`, alt: 'ECG', width: '20', height: '10'}}),
    ],
  ]
  test.each(rows)('%s', (_name, markdown, tree) => {
    expect(toRichText(markdown, images)).toEqual(tree)
  })

  test('images are told by whether they are carried', () => {
    const {shown, unknown} = parseMarkdown('![](image:x.svg) ![](image:y.svg) ![z](http://a.example/z.png)', images)
    expect({shown, unknown}).toEqual({shown: ['x.svg'], unknown: ['image:y.svg', 'http://a.example/z.png']})
  })

  test('text of a printed exam is taken to the letter', () => {
    expect(plainRichText('1. *Dose*: 5 < 6\nlinha\n\nOutro')).toEqual([
      {tag: 'p', children: ['1. *Dose*: 5 < 6', {tag: 'br'}, 'linha']},
      {tag: 'p', children: ['Outro']},
    ])
  })
})

describe('foreign terms', () => {
  test('carry their language, whole words only, and nothing of the text is lost', () => {
    expect(toRichText('O *odds ratio* do **Score** in situ, sem descoreamento.', new Map())).toEqual([
      {
        tag: 'p',
        children: [
          'O ',
          {tag: 'em', children: [{tag: 'i', attributes: {lang: 'en'}, children: ['odds ratio']}]},
          ' do ',
          {tag: 'strong', children: [{tag: 'i', attributes: {lang: 'en'}, children: ['Score']}]},
          ' ',
          {tag: 'i', attributes: {lang: 'la'}, children: ['in situ']},
          ', sem descoreamento.',
        ],
      },
    ])
  })

  test('stay as they are in addresses and code', () => {
    expect(toRichText('`score` [screening](https://exemplo.org)', new Map())).toEqual([
      {
        tag: 'p',
        children: [
          {tag: 'code', children: ['score']},
          ' ',
          {tag: 'a', attributes: {href: 'https://exemplo.org'}, children: ['screening']},
        ],
      },
    ])
  })
})
