import {describe, expect, test} from 'vitest'
import {addresses} from '../../../content/tools/rules/addresses.ts'
import {
  addressesOf,
  readAddresses,
  withLinkedReferences,
  withLinkedSource,
} from '../../../content/tools/sourceAddresses.ts'
import type {LessonSource, QuestionSource, Sources} from '../../../content/tools/sourceTypes.ts'

const file = 'referencias.yaml'
const yaml = `
- reconhece: [lei, '8.080']
  endereço: https://lei.example/8080
- reconhece: [Guia de Vigilância em Saúde]
  endereço: https://guia.example/todas
- reconhece: [guia de vigilancia em saude, '2024']
  endereço: https://guia.example/2024
`
const read = (text: string) => {
  const told: string[] = []
  const known = readAddresses(file, text, (line, item, reason) => told.push(`${line}: ${item}: ${reason}`))
  return {known, told}
}
const {known} = read(yaml)
const urlsOf = (citation: string) => addressesOf(citation, known).map(({url}) => url)
const commented = (markdown: string) => ({comment: {markdown}}) as QuestionSource
const linked = (markdown: string) => withLinkedSource(commented(markdown), known).comment.markdown

describe('addresses of sources', () => {
  test('a citation is known by its words, whatever their case and accents, and by the most exact entry', () => {
    expect([
      urlsOf('Lei 8.080, art. 7º, 1990'),
      urlsOf('GUIA DE VIGILANCIA EM  SAUDE, 6ª edição, 2024'),
      urlsOf('Guia de vigilância em saúde, 2019'),
      urlsOf('Tratado de Pediatria, 2022'),
    ]).toEqual([['https://lei.example/8080'], ['https://guia.example/2024'], ['https://guia.example/todas'], []])
  })

  test('a citation of several sources has no link', () => {
    const citation = 'Lei 8.080, 1990, e Guia de Vigilância em Saúde, 2024'
    expect(urlsOf(citation)).toEqual(['https://lei.example/8080', 'https://guia.example/2024'])
    expect(linked(`Fonte: ${citation}.`)).toBe(`Fonte: ${citation}.`)
  })

  test('an entry of another shape is told at its line, and none is taken', () => {
    const wrong = '- reconhece: [lei]\n  endereço: http://lei.example\n'
    expect(read(wrong)).toEqual({known: [], told: [expect.stringMatching(/^2: file: At "0\.endereço"/)]})
    expect(readAddresses(file, undefined, () => undefined)).toEqual([])
  })

  test('each source of a comment becomes a link, without the sentence behind it', () => {
    expect(
      linked(
        'Porque sim.\n\nFonte: Lei 8.080, 1990; Tratado, 2022; Guia de Vigilância em Saúde, 2024. Comentário atualizado em 2026.',
      ),
    ).toBe(
      'Porque sim.\n\nFonte: [Lei 8.080, 1990](https://lei.example/8080); Tratado, 2022; ' +
        '[Guia de Vigilância em Saúde, 2024](https://guia.example/2024). Comentário atualizado em 2026.',
    )
  })

  test('what has a link or a bracket stays as it is, and so does the text above', () => {
    const texts = [
      'Fonte: Lei 8.080, https://outro.example, 1990.',
      'Fonte: [Lei 8.080](https://a.example), 1990.',
      'Lei 8.080.',
    ]
    expect(texts.map(linked)).toEqual(texts)
  })

  test('only the references of a lesson become links', () => {
    const markdown = '## Texto\n\n- Lei 8.080, 1990.\n\n## Referências\n\n- Lei 8.080, 1990.\n- Tratado, 2022.'
    const {text} = withLinkedReferences({text: {markdown}} as LessonSource, known)
    expect(text.markdown).toBe(
      markdown.replace(/- Lei 8\.080, 1990\.\n- T/, '- [Lei 8.080, 1990](https://lei.example/8080).\n- T'),
    )
    expect(withLinkedReferences({text: {markdown: '- Lei 8.080'}} as LessonSource, known).text.markdown).toBe(
      '- Lei 8.080',
    )
  })
})

describe('the rule about them', () => {
  const place = {file: 'questions/sc-1.md', line: 3}
  const question = {
    ...place,
    id: 'sc-1',
    history: [{...place, text: '2026-11-28: escrita.'}],
    comment: {...place, markdown: 'Fonte: Lei 8.080, 1990; Guia de Vigilância em Saúde, 2024.', figures: []},
  } as unknown as QuestionSource
  const check = (list: string) =>
    addresses.check({
      sources: {lessons: [], questions: [question], addresses: read(list).known} as unknown as Sources,
    } as Parameters<typeof addresses.check>[0])

  test('counts what is known, and tells an address that nothing cites', () => {
    expect(check(yaml)).toEqual({
      figures: [
        ['addresses known', '3', ''],
        ['sources named with an address', '2', 'to be told'],
      ],
      problems: [
        expect.objectContaining({
          line: 4,
          reason: expect.stringContaining('No source that is cited is https://guia.example/todas'),
        }),
      ],
    })
  })
})
