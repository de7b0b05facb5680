import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import rehypeParse from 'rehype-parse'
import {unified} from 'unified'
import {expect, test} from 'vitest'
import {keptBody, truncatedTree} from '../../domain/forum/body.ts'
import {mathTags, richTags} from '../../domain/shared/richText.ts'
import {contentOf} from '../../server/forum/write.repository.ts'
import {RichTextView} from '../../src/ui/content/RichTextView.tsx'
import {payloads} from './content/payloads.ts'

const scheme = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '\u202ejavascript:alert(1)',
]

/** What comments add to the payloads of all markdown: mentions, quotes, tables and controls around what runs. */
const ofComments = [
  ...scheme.flatMap((address) => [
    `@[Ana](${address}) viu?`,
    `> [citação](${address})\n\n- [item](${address})`,
    `| a |\n| - |\n| [x](${address}) <img src=x onerror=alert(1)> |`,
    `[um][1]\n\n[1]: ${address} "título"`,
    `![imagem](${address} "x")`,
    `~~[x](${address})~~ **[y](<${address}>)**`,
    `[^1]\n\n[^1]: [nota](${address})`,
    `- [ ] [tarefa](${address})`,
    `<${address}>`,
    `\`\`\`js\n[x](${address})\n\`\`\`\n[x](${address})`,
  ]),
  '@<script>alert(1)</script>',
  '@"><img src=x onerror=alert(1)>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<scr\u200bipt>alert(1)</scr\u200bipt>',
  '<img src=x one\u00adrror=alert(1)>',
  '$\\href{javascript:alert(1)}{x}$',
  '$$\\url{javascript:alert(1)}$$',
  '\\unicode{<img src=x onerror=alert(1)>}',
  '<details/open/ontoggle=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;<script>alert(1)</script>',
]

const all = [...new Set([...payloads, ...ofComments])]
const allowed: ReadonlySet<string> = new Set([...richTags, ...mathTags, 'div', 'span', 'figure', 'button', 'section'])

type Node = {
  readonly type: string
  readonly tagName?: string
  readonly properties?: object
  readonly children?: readonly Node[]
}

/** What a browser would run or load of a page: elements, handlers and addresses that no comment may have. */
function dangers(node: Node): string[] {
  const {tagName, properties = {}, children = []} = node
  const own = Object.entries(properties).flatMap(([name, value]) => {
    const text = String(value)
    if (/^on/i.test(name)) return [`${name}=${text}`]
    if (/^(?:href|src|srcDoc|action|formAction|data|xLinkHref)$/i.test(name) && !/^(?:https?:|mailto:)/i.test(text))
      return [`${name}=${text}`]
    return []
  })
  const element = tagName !== undefined && !allowed.has(tagName) ? [tagName] : []
  return [...element, ...own, ...children.flatMap(dangers)]
}

const drawn = (html: string): Node => unified().use(rehypeParse, {fragment: true}).parse(html)

test('there are 300 payloads and more', () => expect(all.length).toBeGreaterThanOrEqual(300))

test('the check sees what runs', () => {
  expect(dangers(drawn('<a href="javascript:x" onclick="x">a</a><script></script>'))).toEqual([
    'href=javascript:x',
    'onClick=x',
    'script',
  ])
})

test.each(all)('a comment of the staff runs nothing: %j', (payload) => {
  const tree = contentOf(keptBody(payload), 'Moderator') ?? []
  for (const value of [tree, truncatedTree(tree, 12).shown])
    expect(dangers(drawn(renderToStaticMarkup(createElement(RichTextView, {value}))))).toEqual([])
})

test.each(all)('a comment of a student stays the text it is: %j', (payload) => {
  expect(contentOf(keptBody(payload), 'User')).toBeNull()
  expect(dangers(drawn(renderToStaticMarkup(createElement('p', null, keptBody(payload)))))).toEqual([])
})
