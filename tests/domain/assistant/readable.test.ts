import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {describe, expect, test} from 'vitest'
import {readable} from '../../../domain/assistant/readable.ts'

const answer = [
  'Gabarito oficial: alternativa B. Dose de 1\\*2 (\\[mg/kg]) ([Gabarito oficial](https://a.test/viewer/questao?id=q%201))',
  '> A conduta é a descompressão. ([Comentário de Dra. \\[Ana\\]](https://a.test/q); [Apostila: Tórax](<https://a.test/(1)>))',
].join('\n\n')

const words = [
  'Gabarito oficial: alternativa B. Dose de 1*2 ([mg/kg]) (Gabarito oficial)',
  'A conduta é a descompressão. (Comentário de Dra. [Ana]; Apostila: Tórax)',
].join('\n\n')

describe('the words of an answer', () => {
  test('are read without its Markdown', () => expect(readable(answer)).toBe(words))

  test('grow while it comes, and never show an address or a backslash on the way', () => {
    const steps = Array.from({length: answer.length + 1}, (_, end) => readable(answer.slice(0, end)))
    expect(steps.filter((step) => /https|test\/|\\/.test(step))).toEqual([])
    const letters = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '')
    expect(steps.filter((step) => !letters(words).startsWith(letters(step)))).toEqual([])
  })

  test.each([
    ['the escapes that its writer makes', 'Use **2** _g_ de `x` <b> [a] # & ! > 1. \\'],
    ['an empty text', ''],
    ['a sign by its number', 'a&#x20;'],
    ['no number of a sign', 'a &#xFFFFFF; b'],
  ])('hold %s', (_name, text) => {
    const written = unified()
      .use(remarkStringify)
      .stringify({type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value: text}]}]})
    const parsed = unified().use(remarkParse).parse(written)
    expect(parsed.children.length).toBeLessThanOrEqual(1)
    expect(readable(written).trim()).toBe(text.trim())
  })

  // What takes more than one pass over it runs into the time limit of a test.
  test.each(['[', '\\', '[a](', '](', '> ', '&#x'])('of a long hostile text of %s are read in one pass', (part) => {
    const text = part.repeat(200_000 / part.length)
    expect(readable(text).length).toBeLessThanOrEqual(text.length)
  })
})
