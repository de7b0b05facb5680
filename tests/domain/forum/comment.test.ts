import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {
  isSendable,
  keptBody,
  namedIn,
  partsOf,
  shownAfter,
  truncated,
  truncatedTree,
} from '../../../domain/forum/body.ts'
import {answerStatusAfter, isMarkdown, replyLevelOf} from '../../../domain/forum/comment.ts'
import type {RichText} from '../../../domain/shared/richText.ts'

describe("a comment's question", () => {
  test.each([
    ['waitingAnswer', 'monitorRequested', 'monitorRequestedByUser'],
    ['waitingAnswer', 'replyPosted', 'answered'],
    ['waitingAnswer', 'assistantAnswerPublished', 'answered'],
    ['monitorRequestedByUser', 'monitorRequested', 'monitorRequestedByUser'],
    ['monitorRequestedByUser', 'replyPosted', 'answered'],
    ['monitorRequestedByUser', 'assistantAnswerPublished', 'answered'],
    ['answered', 'monitorRequested', 'answered'],
    ['answered', 'replyPosted', 'answered'],
    ['answeredByHarrisonAndRated', 'monitorRequested', 'answered'],
  ] as const)('%s, then %s, is %s', (before, fact, after) => {
    expect(answerStatusAfter(before, fact)).toBe(after)
  })
})

test('replies go down to level 9', () => {
  expect([1, 2, 8, 9, 10].map(replyLevelOf)).toEqual([2, 3, 9, null, null])
})

test('only what students write is plain text', () => {
  expect((['User', 'HarrisonAI', 'Moderator', 'Team'] as const).filter(isMarkdown)).toEqual([
    'HarrisonAI',
    'Moderator',
    'Team',
  ])
})

describe('a body', () => {
  test('is kept without forbidden characters, with its lines', () => {
    expect(keptBody(' \u0000um\u0007\r\ndois\u202e \u200b\ttrês\ufeff ')).toBe('\ufffdum\ndois \ttrês')
  })
  test('keeps emoji and accents', () => {
    const text = '👩🏽‍⚕️ e̊ ação'
    expect(keptBody(text)).toBe(text)
  })
  test.each([
    ['', false],
    [' \n\u200b ', false],
    ['a', true],
    ['x'.repeat(4_000), true],
    ['x'.repeat(4_001), false],
  ])('%j may be sent: %s', (text, is) => expect(isSendable(text)).toBe(is))
  test('stays as it is when it is kept twice', () => {
    fc.assert(fc.property(fc.string({unit: 'binary'}), (text) => keptBody(keptBody(text)) === keptBody(text)))
  })
})

describe('a long text', () => {
  const long = 'x'.repeat(1_000)
  test('shows 400 characters and 400 more with each click', () => {
    expect(
      [0, 1, 2].map((clicks) => truncated(long, shownAfter(clicks))).map(({shown, isWhole}) => [shown.length, isWhole]),
    ).toEqual([
      [400, false],
      [800, false],
      [1_000, true],
    ])
  })
  test('of exactly 400 is whole', () =>
    expect(truncated('y'.repeat(400), 400)).toEqual({shown: 'y'.repeat(400), isWhole: true}))
  test('is not cut inside of a character', () => {
    expect(truncated(`abc👍`, 4).shown).toBe('abc')
    expect(truncated('ab👩🏽‍⚕️', 6).shown).toBe('ab')
    expect(truncated('ae\u0301', 2).shown).toBe('a')
  })
  test('is cut so that its parts are well formed, at most as long as allowed unless one character is longer', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), fc.integer({min: 1, max: 30}), (text, most) => {
        const {shown, isWhole} = truncated(text, most)
        expect(text.startsWith(shown)).toBe(true)
        expect(shown.length).toBeLessThanOrEqual(most)
        expect(isWhole).toBe(shown === text)
      }),
    )
  })
})

describe('a long tree', () => {
  const tree: RichText = [
    {tag: 'p', children: ['abcd', {tag: 'strong', children: ['efgh']}, 'ij']},
    {tag: 'hr'},
    {tag: 'p', children: ['klmn']},
  ]
  test('keeps the elements of what is shown', () => {
    expect(truncatedTree(tree, 6)).toEqual({
      shown: [{tag: 'p', children: ['abcd', {tag: 'strong', children: ['ef']}]}],
      isWhole: false,
    })
  })
  test('ends at the end of an element', () => {
    expect(truncatedTree(tree, 10)).toEqual({shown: [tree[0]], isWhole: false})
  })
  test('is whole when its words fit', () => {
    expect(truncatedTree(tree, 14)).toEqual({shown: tree, isWhole: true})
    expect(truncatedTree([], 400)).toEqual({shown: [], isWhole: true})
  })
})

describe('an @', () => {
  const people = [
    {id: '1', name: 'Ana'},
    {id: '2', name: 'Ana Lima'},
    {id: '3', name: 'Rui'},
  ]
  test('names the longest name that follows it', () => {
    expect(partsOf('Oi @Ana Lima, e @Ana? a@b', people)).toEqual([
      {text: 'Oi ', mentioned: null},
      {text: '@Ana Lima', mentioned: '2'},
      {text: ', e ', mentioned: null},
      {text: '@Ana', mentioned: '1'},
      {text: '? a@b', mentioned: null},
    ])
  })
  test('counts only for people whose name stands behind it', () => {
    expect(namedIn('@Ana Lima viu?', people).map(({id}) => id)).toEqual(['2'])
    expect(namedIn('Rui', people)).toEqual([])
  })
})
