import {describe, expect, test} from 'vitest'
import {highlightColours, type HighlightColour} from '../../../domain/question/highlightColours.ts'
import {
  erased,
  fitting,
  type Highlight,
  highlightAt,
  isTouched,
  mostHighlights,
  painted,
  trimmed,
} from '../../../domain/question/highlights.ts'

const on = (start: number, end: number, colour: HighlightColour = 'blue', block = 'body'): Highlight => ({
  block,
  start,
  end,
  colour,
})

describe('painting a stretch', () => {
  test.each([
    ['alone', [], on(2, 5), [on(2, 5)]],
    ['apart from others', [on(0, 2)], on(5, 8), [on(0, 2), on(5, 8)]],
    ['before others', [on(5, 8)], on(0, 2), [on(0, 2), on(5, 8)]],
    ['touching the same colour', [on(0, 4)], on(4, 8), [on(0, 8)]],
    ['between two of the same colour', [on(0, 4), on(6, 9)], on(4, 6), [on(0, 9)]],
    ['over the same colour', [on(0, 4)], on(2, 8), [on(0, 8)]],
    ['inside the same colour', [on(0, 10)], on(3, 5), [on(0, 10)]],
    ['touching another colour', [on(0, 4, 'red')], on(4, 8), [on(0, 4, 'red'), on(4, 8)]],
    ['inside another colour', [on(0, 10, 'red')], on(3, 5), [on(0, 3, 'red'), on(3, 5), on(5, 10, 'red')]],
    ['over the end of another colour', [on(0, 6, 'red')], on(4, 8), [on(0, 4, 'red'), on(4, 8)]],
    [
      'over several others',
      [on(0, 2, 'red'), on(3, 5, 'green'), on(6, 9, 'yellow')],
      on(1, 7),
      [on(0, 1, 'red'), on(1, 7), on(7, 9, 'yellow')],
    ],
    ['of another block', [on(0, 4)], on(0, 4, 'blue', 'choice-0'), [on(0, 4), on(0, 4, 'blue', 'choice-0')]],
    ['of nothing', [on(0, 4)], on(4, 4), [on(0, 4)]],
    ['backwards', [on(0, 4)], on(8, 4), [on(0, 4)]],
  ] as const)('%s', (_name, before, stretch, after) => {
    expect(painted(before, stretch)).toEqual(after)
  })

  test('stops at what a question can keep', () => {
    const full = Array.from({length: mostHighlights}, (_, index) => on(index * 3, index * 3 + 1))
    expect(painted(full, on(2_000, 2_001))).toBe(full)
    expect(painted(full, on(1, 3))).toHaveLength(mostHighlights - 1)
  })
})

describe('erasing a stretch', () => {
  test.each([
    ['around a highlight', [on(2, 4)], on(0, 9), []],
    ['inside a highlight', [on(0, 9)], on(3, 5), [on(0, 3), on(5, 9)]],
    ['over its beginning', [on(2, 6)], on(0, 4), [on(4, 6)]],
    ['over its end', [on(2, 6)], on(4, 9), [on(2, 4)]],
    ['beside it', [on(2, 6)], on(6, 9), [on(2, 6)]],
    ['of another block', [on(2, 6)], on(0, 9, 'blue', 'choice-1'), [on(2, 6)]],
    ['of nothing', [on(2, 6)], on(3, 3), [on(2, 6)]],
  ] as const)('%s', (_name, before, stretch, after) => {
    expect(erased(before, stretch)).toEqual(after)
  })
})

/** One letter per unit: the slow and obvious way to hold colours. */
function lettersOf(highlights: readonly Highlight[], length: number): string {
  const letters = Array.from({length}, () => '.')
  for (const {start, end, colour} of highlights) letters.fill(colour[0] ?? '', start, end)
  return letters.join('')
}

test('a thousand random deeds leave what a text of coloured letters would hold, sorted, apart and merged', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  let highlights: readonly Highlight[] = []
  let letters = '.'.repeat(40)
  for (let deed = 0; deed < 1_000; deed += 1) {
    const start = random(40)
    const end = start + random(41 - start)
    const colour = highlightColours[random(4)] ?? 'blue'
    const isErasing = random(3) === 0
    highlights = isErasing ? erased(highlights, on(start, end)) : painted(highlights, on(start, end, colour))
    letters = letters.slice(0, start) + (isErasing ? '.' : colour.charAt(0)).repeat(end - start) + letters.slice(end)
    expect(lettersOf(highlights, 40)).toBe(letters)
    expect(highlights).toEqual(highlights.toSorted((a, b) => a.start - b.start))
    const touching = highlights.filter(({end: last, colour: own}) =>
      highlights.some((other) => other.start === last && other.colour === own),
    )
    // Erasing may leave two stretches of one colour apart, never touching.
    expect(touching).toEqual([])
  }
})

test('a place tells its highlight; the end is not of it', () => {
  const highlights = [on(2, 5, 'red'), on(5, 7, 'green')]
  expect([1, 2, 4, 5, 7].map((offset) => highlightAt(highlights, 'body', offset)?.colour ?? null)).toEqual([
    null,
    'red',
    'red',
    'green',
    null,
  ])
  expect(highlightAt(highlights, 'choice-0', 3)).toBe(null)
})

test('a stretch is touched by what reaches into it', () => {
  expect(
    [on(0, 2), on(0, 3), on(5, 9), on(2, 3, 'blue', 'choice-0')].map((stretch) => isTouched([on(2, 5)], stretch)),
  ).toEqual([false, true, false, false])
})

test('highlights of a text that has become shorter are cut to it', () => {
  const highlights = [on(0, 4), on(3, 9, 'red'), on(8, 12, 'green'), on(0, 3, 'blue', 'choice-3')]
  expect(fitting(highlights, {body: 8})).toEqual([on(0, 4), on(3, 8, 'red')])
})

test.each([
  [' febre alta ', 0, 12, {block: 'body', start: 1, end: 11}],
  ['febre', 0, 5, {block: 'body', start: 0, end: 5}],
  ['a  b', 1, 3, null],
  // An emoji is two units.
  ['🩺 dor', 2, 6, {block: 'body', start: 3, end: 6}],
])('the blanks around "%s" are not of the stretch', (text, start, end, expected) => {
  expect(trimmed({block: 'body', start, end}, text)).toEqual(expected)
})

test('highlights stand by block and then by place, and those of two blocks never become one', () => {
  const blocks = [on(4, 8, 'blue', 'choice-1'), on(0, 2, 'blue', 'choice-0'), on(2, 4)]
  expect(painted(blocks, on(6, 9))).toEqual([
    on(2, 4),
    on(6, 9),
    on(0, 2, 'blue', 'choice-0'),
    on(4, 8, 'blue', 'choice-1'),
  ])
  expect(erased(blocks, on(8, 9))).toEqual([on(2, 4), on(0, 2, 'blue', 'choice-0'), on(4, 8, 'blue', 'choice-1')])
  expect(painted([on(0, 4)], on(4, 8, 'blue', 'choice-0'))).toEqual([on(0, 4), on(4, 8, 'blue', 'choice-0')])
})

test('two hundred highlights are kept, one more changes nothing', () => {
  const many = Array.from({length: 199}, (_, index) => on(index * 2, index * 2 + 1))
  const full = painted(many, on(1_000, 1_001))
  expect([mostHighlights, full.length]).toEqual([200, 200])
  expect(painted(full, on(2_000, 2_001))).toBe(full)
})

test('a stretch is touched by any highlight over it', () => {
  expect(isTouched([on(0, 2), on(6, 9)], on(7, 8))).toBe(true)
  expect(isTouched([], on(7, 8))).toBe(false)
})

test('a stretch of nothing has no words', () => {
  expect(trimmed({block: 'body', start: 2, end: 2}, 'abcdef')).toBeNull()
})
