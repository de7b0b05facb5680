import {expect, test} from 'vitest'
import {
  filledSteps,
  strengthSteps,
  weaknessExplanations,
  weaknessInMessage,
  weaknessOf,
} from '../../../domain/access/passwordPolicy.ts'

const ana = {name: 'Ana Beatriz Souza', email: 'ana.souza@exemplo.com.br'}
const common = new Set(['flamengo', 'abcd1234', 'iloveyou'])
const weakness = (password: string) => weaknessOf(password, ana, (candidate) => common.has(candidate))

test.each([
  ['seven characters', 'ab3$x9z', 'short'],
  ['seven characters outside of the basic plane', '😀😀😀😀😀😀😀', 'short'],
  ['a short one that is also the name', 'ana', 'short'],
  ['one of the most used', 'abcd1234', 'common'],
  ['one of the most used in capitals', 'FlaMengo', 'common'],
  ['the address', 'ana.souza@exemplo.com.br', 'personal'],
  ['what stands before the "@"', 'Ana.Souza', 'personal'],
  ['the name with a year', 'AnaBeatrizSouza2026', 'personal'],
  ['a part of the name with digits', 'Beatriz1998', 'personal'],
  ['parts of the name without a space', 'anabeatriz1', 'personal'],
  ['parts of the name and the address, turned around', 'SouzaAna-2026', 'personal'],
  ['the name with accents', 'Béatriz!!', 'personal'],
  ['two hundred letters of the name', 'ana'.repeat(65) + 'souza', 'personal'],
] as const)('%s is refused: %s', (_, password, expected) => {
  expect(weakness(password)).toBe(expected)
})

test.each([
  ['eight characters', 'ab3$x9zk'],
  ['eight characters outside of the basic plane', '😀😀😀😀😀😀😀😀'],
  ['a name among other words', 'souza-gosta-de-pitanga'],
  ['a word that begins as the name does', 'anagrama-7'],
  ['digits alone that nobody uses', '8305172946'],
  ['two hundred and one letters of the name', 'ana'.repeat(67)],
  ['letters that are only single ones of the name', 'xxxxxxxxx'],
  ['a name more often than anybody types it, which only a program sends', 'ana'.repeat(100)],
])('%s may be set', (_, password) => {
  expect(weakness(password)).toBe(null)
})

test('of an owner without name or address only length and list count', () => {
  expect(weaknessOf('12-34-56-78', {name: '', email: ''}, () => false)).toBe(null)
})

test('the reason is found in whatever message it travels in; a provider without our reasons asks for length', () => {
  expect(weaknessInMessage(`Firebase: ${weaknessExplanations.common} (auth/weak-password).`)).toBe('common')
  expect(weaknessInMessage(`[GraphQL] ${weaknessExplanations.personal}`)).toBe('personal')
  expect(weaknessInMessage('Firebase: Password should be at least 6 characters (auth/weak-password).')).toBe('short')
})

test('the scale has a step at least, and all four only for the strongest', () => {
  expect(filledSteps({kind: 'refused', weakness: 'common'})).toBe(1)
  expect([0, 1, 2, 3, 4].map((level) => filledSteps({kind: 'accepted', level: level as 0}))).toEqual([1, 1, 2, 3, 4])
})

test('a part of two letters counts, a single letter does not', () => {
  const owner = (name: string) => ({name, email: ''})
  expect(weaknessOf('lilili-2026', owner('Li X'), () => false)).toBe('personal')
  expect(weaknessOf('xxxxxx-2026', owner('Li X'), () => false)).toBe(null)
})

test('an address without letters is not taken for a password, and the scale has four steps', () => {
  expect(weaknessOf('1234@5678', {name: '', email: '1234@5678'}, () => false)).toBe('personal')
  expect(strengthSteps).toBe(4)
})
