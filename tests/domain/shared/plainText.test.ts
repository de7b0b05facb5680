import {expect, test} from 'vitest'
import {plainText} from '../../../domain/shared/plainText.ts'
import type {RichText} from '../../../domain/shared/richText.ts'

const body: RichText = [
  {tag: 'p', children: ['Pressão de ', {tag: 'strong', children: ['82 × 44 mmHg']}, ', febre.']},
  {tag: 'table', children: [{tag: 'tbody', children: [{tag: 'tr', children: [{tag: 'td', children: ['Lactato']}]}]}]},
  {tag: 'p', children: ['Qual a', {tag: 'br'}, 'conduta?']},
]

test('the words stand in one line, without tables and without a gap before a comma', () => {
  expect(plainText(body, 100)).toBe('Pressão de 82 × 44 mmHg, febre. Qual a conduta?')
})

test('what is too long ends with a whole word', () => {
  expect(plainText(body, 12)).toBe('Pressão de…')
  expect(plainText(['Anticonstitucionalissimamente'], 8)).toBe('Anticons…')
})

test('a text of pictures alone has no words', () => {
  expect(plainText([{tag: 'p', children: [{tag: 'img', attributes: {src: '/a.png', alt: ''}}]}], 100)).toBe('')
})
