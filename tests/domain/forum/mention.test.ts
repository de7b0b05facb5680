import {describe, expect, test} from 'vitest'
import {mentionAt, mentionsOf, mostMentions, withMention} from '../../../domain/forum/mention.ts'

const rui = {id: 'r', name: 'Rui Costa'}
const at = (text: string, chosen = [rui]) => mentionAt(text, text.length, chosen)

describe('a name is being written', () => {
  test.each([
    ['@', {start: 0, words: ''}],
    ['@r', {start: 0, words: 'r'}],
    ['Viu, @Ana Be', {start: 5, words: 'Ana Be'}],
    ['(@José d’Á', {start: 1, words: 'José d’Á'}],
    ['linha\n@ana', {start: 6, words: 'ana'}],
  ])('in %j', (text, query) => expect(at(text)).toEqual(query))

  test.each([
    ['no @ at all', 'Rui'],
    ['an address', 'rui@exemplo'],
    ['a blank behind the @', '@ rui'],
    ['a name that was chosen', '@Rui Costa obrigado'],
    ['four words', '@um dois tres quatro'],
    ['a mark behind it', '@ana,'],
    ['a line behind it', '@ana\n'],
    ['a name too long', `@${'a'.repeat(41)}`],
  ])('not with %s', (_what, text) => expect(at(text)).toBeNull())

  test('at the caret alone', () => expect(mentionAt('@ana e @bia', 4, [])).toEqual({start: 0, words: 'ana'}))
})

test('a chosen name takes the place of what was written of it', () => {
  expect(withMention('Viu, @ru depois?', 8, {start: 5, words: 'ru'}, 'Rui Costa')).toEqual({
    text: 'Viu, @Rui Costa depois?',
    caret: 16,
  })
})

test('those are meant whose name still stands, each once and no more than the wire takes', () => {
  expect(mentionsOf('Oi, @Rui Costa! @Rui Costa', [rui, {id: 'b', name: 'Bia'}])).toEqual(['r'])
  const many = Array.from({length: 12}, (_, index) => ({id: `${index}`, name: `Ana ${index + 10}`}))
  expect(mentionsOf(many.map(({name}) => `@${name}`).join(' '), many)).toHaveLength(mostMentions)
})
