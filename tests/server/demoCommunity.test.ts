import {readdirSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {isFace} from '../../domain/decks/card.ts'
import {parseDecks, readDecks} from '../../server/demo/community.ts'

/** The ids of the lessons of the content pack. */
function lessonIds(): Set<string> {
  const folder = 'content/aristo/lessons'
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.md'))
  return new Set(files.map((name) => /^id: (.+)$/mu.exec(readFileSync(`${folder}/${name}`, 'utf8'))?.[1] ?? ''))
}

test('the community of the demo has 40 decks of 600 cards, each of a lesson of the pack and none twice', async () => {
  const decks = await readDecks()
  const cards = decks.flatMap((deck) => deck.cards)
  expect([decks.length, cards.length]).toEqual([40, 600])
  const known = lessonIds()
  expect(decks.filter(({lessons: [first = '']}) => !known.has(first))).toEqual([])
  expect(cards.flat().filter((face) => !isFace(face))).toEqual([])
  for (const {lessons, cards: ofDeck} of decks)
    expect([lessons, new Set(ofDeck.map(([front]) => front)).size]).toEqual([lessons, ofDeck.length])
})

test('a line that is no card is refused', () => {
  expect(() => parseDecks('## tema\n\n- Frente sem verso\n')).toThrow('Not a card: - Frente sem verso')
  expect(parseDecks('# Área\n\n## um, dois\n\n- Frente :: Verso :: mais\n')).toEqual([
    {lessons: ['um', 'dois'], cards: [['Frente', 'Verso :: mais']]},
  ])
})
