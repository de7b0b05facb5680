import fc from 'fast-check'
import {expect, test} from 'vitest'
import {folded} from '../../../domain/study/textSearch.ts'
import {
  comparedWords,
  isComparable,
  leastLikeness,
  likeness,
  mostAlikeOf,
  signatureBits,
  signatureOf,
  trigramsOf,
} from '../../../domain/decks/likeness.ts'

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

const bitsOf = (hex: string) => BigInt(`0x${hex}`)
const amountOf = (bits: bigint) => bits.toString(2).replaceAll('0', '').length

test('a signature has a bit for each trigram, as many as stay apart', () => {
  const {hex, least} = signatureOf('triade de beck')
  expect(hex).toHaveLength(signatureBits / 4)
  expect(amountOf(bitsOf(hex))).toBe(trigramsOf('triade de beck').size)
  expect(least).toBe(Math.ceil(trigramsOf('triade de beck').size * leastLikeness))
  expect(amountOf(bitsOf(signatureOf('').hex))).toBe(trigramsOf('').size)
})

test('whatever is alike has enough bits in common, whichever of the two is written', () => {
  const letters = fc.stringMatching(/^[a-e]{1,7}$/)
  const words = fc.array(letters, {minLength: 1, maxLength: 60}).map((list) => list.join(' ').slice(0, 300))
  const both = fc
    .tuple(words, words, fc.nat(300), fc.nat(300))
    .map(([one, other, cut, at]): [string, string] => [one, comparedWords(one.slice(0, cut) + other.slice(at))])
  let alike = 0
  fc.assert(
    fc.property(both, ([one, other]) => {
      if (likeness(trigramsOf(one), trigramsOf(other)) < leastLikeness) return
      alike += 1
      const common = amountOf(bitsOf(signatureOf(one).hex) & bitsOf(signatureOf(other).hex))
      expect(common).toBeGreaterThanOrEqual(signatureOf(one).least)
      expect(common).toBeGreaterThanOrEqual(signatureOf(other).least)
    }),
    {numRuns: 2_000, seed: 20_261_126},
  )
  expect(alike).toBeGreaterThan(100)
})
