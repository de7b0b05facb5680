import {expect, test} from 'vitest'
import {wordsFrom} from '../../server/assistant/assistant.ts'

test('the words of an answer join to the answer, from any place on', () => {
  const answer = '> Uma **frase**\n\ncom [ligação](https://x.example/a b).\n'
  expect(wordsFrom(answer, 0).join('')).toBe(answer)
  for (let offset = 0; offset <= answer.length; offset += 1) {
    const rest = answer.slice(offset)
    if (rest.trim() !== '') expect(wordsFrom(answer, offset).join('')).toBe(rest)
  }
})
