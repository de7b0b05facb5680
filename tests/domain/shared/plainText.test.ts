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

test('a text as long as the limit is whole, one without a blank is cut where the limit is', () => {
  expect([plainText(['Sepse'], 5), plainText(['Sepses'], 5), plainText(['S epses'], 5)]).toEqual([
    'Sepse',
    'Sepse…',
    'S…',
  ])
})

test('a line break and a new block part words, a stressed part of a word does not', () => {
  const parts: RichText = ['Ana', {tag: 'br'}, 'Sou', {tag: 'em', children: ['za']}, {tag: 'li', children: ['Um']}, '!']
  expect(plainText(parts, 100)).toBe('Ana Souza Um!')
})

test('a text beside a table is kept', () => {
  expect(plainText(['table', {tag: 'table', children: ['Lactato']}], 100)).toBe('table')
})
