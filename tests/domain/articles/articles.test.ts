import {describe, expect, test} from 'vitest'
import {articleOf, articlePath, withHeadingLevels} from '../../../domain/articles/articles.ts'
import type {RichText} from '../../../domain/shared/richText.ts'

describe('the address of an article', () => {
  test.each(['sono', 'aristo/sono-e-estudo', 'a b'])('of %s names it', (id) => {
    expect(articleOf(articlePath(id))).toBe(id)
  })

  test.each(['/artigos', '/artigos/', '/artigos/a/b', '/outros/a'])('%s names none', (path) => {
    expect(articleOf(path)).toBeNull()
  })

  test('whose escapes are broken keeps its letters', () => {
    expect(articleOf('/artigos/%E0%A4%A')).toBe('%E0%A4%A')
  })
})

describe('the headings of an article follow its title', () => {
  const levelsOf = (body: RichText) =>
    withHeadingLevels(body).map((node) => (typeof node === 'string' ? node : node.attributes?.['aria-level']))

  test.each<[string, RichText, readonly unknown[]]>([
    ['two levels', [{tag: 'h3'}, {tag: 'p'}, {tag: 'h4'}], ['2', undefined, '3']],
    ["Markdown's second level alone", [{tag: 'p'}, {tag: 'h4'}, {tag: 'h4'}], [undefined, '2', '2']],
    ['none', [{tag: 'p'}, 'solto'], [undefined, 'solto']],
  ])('with %s', (_, body, levels) => {
    expect(levelsOf(body)).toEqual(levels)
  })

  test('keep what they say and their other attributes', () => {
    expect(withHeadingLevels([{tag: 'h4', attributes: {lang: 'en'}, children: ['Sleep']}])).toEqual([
      {tag: 'h4', attributes: {lang: 'en', 'aria-level': '2'}, children: ['Sleep']},
    ])
  })
})
