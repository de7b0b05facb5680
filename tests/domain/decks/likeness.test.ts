import {expect, test} from 'vitest'
import {folded} from '../../../domain/study/textSearch.ts'
import {comparedWords, isComparable, likeness, mostAlikeOf, trigramsOf} from '../../../domain/decks/likeness.ts'

test('words are cut as pg_trgm cuts them', () => {
  expect([...trigramsOf('lua sol')]).toEqual(['  l', ' lu', 'lua', 'ua ', '  s', ' so', 'sol', 'ol '])
})

test('a text is like itself wholly, like another word in part, and like nothing not at all', () => {
  const share = (a: string, b: string) => Number(likeness(trigramsOf(a), trigramsOf(b)).toFixed(2))
  expect([share('lua', 'lua'), share('lua', 'luar'), share('lua', 'sol')]).toEqual([1, 0.5, 0])
  expect(likeness(new Set(), new Set())).toBe(0)
})

test('case, accents, signs and markdown do not count', () => {
  expect(comparedWords(' **Tríade** de BECK?! ')).toBe('triade de beck')
  expect(comparedWords('a'.repeat(1_000))).toHaveLength(300)
  expect(['Beck?', '******** ab', 'Tríade de'].map(isComparable)).toEqual([false, false, true])
})

test('the cards that ask nearly the same come, at most three, the most alike first', () => {
  const fronts = [
    {id: 'a', front: 'Qual é a conduta no pneumotórax hipertensivo?'},
    {id: 'b', front: 'Quais são os componentes da tríade de Beck?'},
    {id: 'c', front: 'Componentes da tríade de Beck'},
    {id: 'd', front: 'Componentes da tríade de Cushing'},
    {id: 'e', front: 'Quais os componentes da triade de beck'},
    {id: 'f', front: ''},
    {id: 'g', front: `Componentes da tríade de Beck ${'e mais '.repeat(40)}`},
  ].map(({id, front}) => ({id, front: folded(front)}))
  expect(mostAlikeOf('Quais são os componentes da tríade de Beck', fronts)).toEqual(['b', 'e', 'c'])
  expect(mostAlikeOf('Dose de adrenalina na anafilaxia?', fronts)).toEqual([])
})
