import {expect, test} from 'vitest'
import {csvOf, parseCsv} from '../../../domain/shared/csv.ts'
import {cardsOfTable, checkedFile, isImportable} from '../../../domain/decks/deckFile.ts'
import {markdownOf} from '../../../domain/decks/faceText.ts'
import {toRichText} from '../../../server/content/markdown.ts'

test.each<[string, string, string[][] | null]>([
  [
    'semicolons and a mark',
    '\uFEFFa;b\r\nc;d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'commas and no end',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['tabs', 'a\tb\n', [['a', 'b']]],
  ['quotes, separators and lines in cells', '"a ""b""; c\nd";e', [['a "b"; c\nd', 'e']]],
  ['an empty last cell', 'a;\n', [['a', '']]],
  ['empty rows', '\n;\na;b\n\n', [['a', 'b']]],
  ['a quote without an end', 'a;"b\n', null],
  ['nothing', '', []],
])('a file with %s is read', (_name, file, rows) => {
  expect(parseCsv(file)).toEqual(rows)
})

test('what is written is read again, and no cell of it is carried out', () => {
  const rows = [
    ['=1+1', 'a;"b"\nc'],
    ['-2', '@x'],
  ]
  const file = csvOf(['frente', 'verso'], rows)
  expect(file).toContain(`\r\n'=1+1;`)
  expect(cardsOfTable(parseCsv(file) ?? []).map(({front, back}) => [front, back])).toEqual(rows)
})

test('columns are found by their names, or by their places', () => {
  const card = {front: 'F', back: 'V', theme: 'T'}
  expect(
    cardsOfTable([
      ['Tema', 'VERSO', 'Frente'],
      ['T', 'V', 'F'],
    ]),
  ).toEqual([{...card, row: 2}])
  expect(cardsOfTable([['F', 'V', 'T']])).toEqual([{...card, row: 1}])
  expect(cardsOfTable([['F']])).toEqual([{row: 1, front: 'F', back: '', theme: ''}])
  expect(cardsOfTable([])).toEqual([])
})

test('every row that is no card is told with its reason, and the file is not imported', () => {
  const lessons = [{lessonId: 'l1', title: 'Tórax', area: null}]
  const row = (number: number, front: string, back: string, theme: string) => ({row: number, front, back, theme})
  const cards = [
    row(1, ' F ', 'V', 'torax'),
    row(2, ' ', 'V', 'Tórax'),
    row(3, 'F', '', 'Tórax'),
    row(4, 'a'.repeat(2_001), 'V', 'Tórax'),
    row(5, 'F', 'a'.repeat(2_001), 'Tórax'),
    row(6, 'F', 'V', ''),
    row(7, 'F', 'V', 'Outro'),
  ]
  const checked = checkedFile(cards, lessons, '')
  expect(checked.problems.map(({row: number, trouble}) => [number, trouble])).toEqual([
    [2, 'emptyFront'],
    [3, 'emptyBack'],
    [4, 'longFront'],
    [5, 'longBack'],
    [6, 'noTheme'],
    [7, 'unknownTheme'],
  ])
  expect([isImportable(checked), isImportable(checkedFile([], lessons, ''))]).toEqual([false, false])
  expect(checkedFile(cards.slice(0, 1), lessons, '')).toEqual({
    cards: [{lessonId: 'l1', front: 'F', back: 'V'}],
    problems: [],
  })
})

test.each([
  'Um **forte** e um *leve*, ~~fora~~ e `código`',
  '- um\n- dois\n  - três',
  '3. três\n4. quatro',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  '> citado\n> ainda',
  'H<sub>2</sub>O e x<sup>2</sup>',
  '[nome](https://exemplo.org/a)',
  'um \\* dois \\_ três <b>',
])('a face that is exported as markdown is the same when it is imported: %s', (source) => {
  const tree = toRichText(source, new Map())
  expect(toRichText(markdownOf(tree).trim(), new Map())).toEqual(tree)
})
