import {strToU8, zipSync} from 'fflate'
import {describe, expect, test} from 'vitest'
import {readAnki} from '../../../server/content/anki/deck.ts'
import {toRichText} from '../../../server/content/markdown.ts'
import {digest} from '../../../server/content/slug.ts'
import {legacyPackage, type MadeNote, newPackage} from './ankiPackages.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const id = (guid: string, number = 1) => `anki/${digest(guid)}-${number}`
const read = (bytes: Uint8Array, place = {}) => readAnki('deck.apkg', bytes, place)
const sidesOf = ({materials}: Awaited<ReturnType<typeof read>>) =>
  materials.map(({value}) => (value.kind === 'flashcard' ? [value.id, value.front, value.back] : []))

const notes: readonly MadeNote[] = [
  {guid: 'a', type: 1, fields: ['O que é <b>FA</b>?', 'Ritmo <i>irregular</i><ul><li>sem onda P</li></ul>']},
  {guid: 'b', type: 2, fields: ['Capital', 'Brasília'], ords: [0, 1]},
  {guid: 'c', type: 3, fields: ['A dose é {{c1::1 g::quanto?}} em {{c2::10 minutos}}', 'CRASH-2'], ords: [0, 1]},
  {guid: 'd', type: 4, fields: ['Agente da sífilis?', 'Treponema pallidum']},
  {guid: 'e', type: 5, fields: ['O agente é {{c1::Treponema}}', '']},
]
const sides = [
  [id('a'), 'O que é **FA**?', 'Ritmo *irregular*\n\n- sem onda P'],
  [id('b'), 'Capital', 'Brasília'],
  [id('b', 2), 'Brasília', 'Capital'],
  [id('c'), 'A dose é **\\[quanto?]** em 10 minutos', 'A dose é **1 g** em 10 minutos\\\nCRASH-2'],
  [id('c', 2), 'A dose é 1 g em **\\[…]**', 'A dose é 1 g em **10 minutos**\\\nCRASH-2'],
  [id('d'), 'Agente da sífilis?', 'Agente da sífilis?\n\n---\n\nTreponema pallidum'],
  [id('e'), 'O agente é **\\[…]**', 'O agente é **Treponema**'],
]

describe.each([
  ['of old versions', legacyPackage],
  ['of new versions', newPackage],
])('a deck %s', (_name, pack) => {
  test('gives a card for each template and each cloze, with text as Markdown', async () => {
    const reading = await read(await pack(notes))
    expect([reading.problems, reading.warnings]).toEqual([[], []])
    expect(sidesOf(reading)).toEqual(sides)
  })

  test('carries pictures, and says which it leaves out', async () => {
    const fields = [
      'Veja <img src="ritmo%201.png"> <img src="a.gif"> <img src="https://x.example/y.png">',
      'fim [sound:voz.mp3] \\(x^2\\) [latex]y[/latex]',
    ]
    const reading = await read(await pack([{guid: 'a', type: 1, fields}], {'ritmo 1.png': png, 'a.gif': png}))
    expect(reading.warnings.map(({reason}) => reason)).toEqual([
      'The sound "voz.mp3" was left out.',
      'Its LaTeX stays as it is written.',
      'The picture "a.gif" was left out: only SVG, PNG, JPEG and WebP are shown.',
      'The picture "https://x.example/y.png" was left out: the package does not hold it.',
    ])
    const [card] = reading.materials
    expect(card?.value.kind === 'flashcard' && [card.value.front, card.value.images]).toEqual([
      'Veja ![](image:image-1.png)',
      [{name: 'image-1.png', alt: 'Imagem do cartão', data: png.toString('base64')}],
    ])
  })
})

test.each([
  ['of old versions', legacyPackage],
  ['of new versions', newPackage],
])('two notes of one GUID are both taken, under the same ids at every import, in a deck %s', async (_name, pack) => {
  const twice: MadeNote[] = [
    {guid: 'a', type: 2, fields: ['Primeira', 'um'], ords: [0, 1]},
    {guid: 'a', type: 2, fields: ['Segunda', 'dois'], ords: [0, 1]},
    {guid: 'b', type: 1, fields: ['Outra', 'três']},
  ]
  const reading = await read(await pack(twice))
  expect(reading.problems).toEqual([])
  expect(sidesOf(reading)).toEqual([
    [id('a'), 'Primeira', 'um'],
    [id('a', 2), 'um', 'Primeira'],
    [id('a/2'), 'Segunda', 'dois'],
    [id('a/2', 2), 'dois', 'Segunda'],
    [id('b'), 'Outra', 'três'],
  ])
  expect(reading.warnings.map(({item, reason}) => [item, reason])).toEqual([
    [id('a/2'), 'Another note of the package has the same GUID; both were taken.'],
    [id('a/2', 2), 'Another note of the package has the same GUID; both were taken.'],
  ])
})

test('a picture with hidden parts is left out with a warning, never shown as raw text or with its answer', async () => {
  const shape = '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.1:oi=1}}'
  const reading = await read(
    await newPackage([{guid: 'a', type: 6, fields: [shape, '<img src="osso.png">']}], {'osso.png': png}),
  )
  expect([reading.materials, reading.problems]).toEqual([[], []])
  expect(reading.warnings.map(({item, reason}) => [item, reason])).toEqual([
    [id('a'), 'It was left out: it hides parts of a picture (image occlusion), which is not shown yet.'],
  ])
})

test('decks become the classification, or cards stand in the lesson that was named', async () => {
  const bytes = await legacyPackage([{guid: 'a', type: 1, fields: ['f', 'v']}])
  const shownOf = async (place: object) => (await read(bytes, place)).materials.map(({value}) => value)
  const card = {kind: 'flashcard', id: id('a'), front: 'f', back: 'v', images: [], position: 0, prefix: 'Arritmias'}
  expect(await shownOf({area: 'CM'})).toEqual([{...card, area: 'CM', classification: ['Cardiologia', 'Arritmias']}])
  expect(await shownOf({lesson: 'aula'})).toEqual([{...card, lesson: 'aula'}])
})

test('hostile HTML comes through as its words alone', async () => {
  const front =
    '<script>alert(1)</script>Pergunta <a href="javascript:alert(1)" onclick="x()">aqui</a><iframe src="https://x.example"></iframe>' +
    '<!-- <b>oculto</b> --><svg onload="x()"><text>nada</text></svg>&lt;b&gt;'
  const reading = await read(await legacyPackage([{guid: 'a', type: 1, fields: [front, 'v']}]))
  const [[, shown = ''] = []] = sidesOf(reading)
  expect(toRichText(shown, new Map())).toEqual([{tag: 'p', children: ['Pergunta aqui<b>']}])
  expect(sidesOf(reading)).toEqual([[id('a'), 'Pergunta [aqui](javascript:alert\\(1\\))\\<b>', 'v']])
})

test('a card that cannot be read is a problem of its own, also when its HTML is nested beyond reason', async () => {
  const deep = '<div>'.repeat(5_000) + 'x'
  const made: MadeNote[] = [
    {guid: 'a', type: 1, fields: [deep, 'v']},
    {guid: 'b', type: 1, fields: ['x'.repeat(30_000), 'v']},
    {guid: 'c', type: 1, fields: ['f'.repeat(300_000), 'v']},
    {guid: 'd', type: 1, fields: ['', 'v']},
  ]
  const {problems, warnings} = await read(await legacyPackage(made))
  expect(problems.map(({item, reason}) => [item, reason])).toEqual([
    [id('a'), 'Its text cannot be read: its HTML is nested too deeply.'],
    [id('b'), 'At "front": Invalid length: Expected <=20000 but received 30000.'],
    [id('c'), 'Its text cannot be read: one of its sides has more than 200000 characters.'],
  ])
  expect(warnings.map(({item, reason}) => [item, reason])).toEqual([
    [id('d'), 'It was left out: one of its sides is empty.'],
  ])
})

test('clozes inside of each other, broken ones, and ones made to take long', async () => {
  const made: MadeNote[] = [
    {guid: 'a', type: 3, fields: ['{{c1::fora {{c2::dentro::dica}} fim}}', ''], ords: [0, 1]},
    {guid: 'b', type: 3, fields: ['{{c1::sem fim}} e {{c2::aberta', ''], ords: [0]},
    {guid: 'c', type: 3, fields: ['{{c1::a::'.repeat(2_000), '[sound:'.repeat(2_000)], ords: [0]},
  ]
  const reading = await read(await legacyPackage(made))
  expect(sidesOf(reading).slice(0, 3)).toEqual([
    [id('a'), '**\\[…]**', '**fora dentro fim**'],
    [id('a', 2), 'fora **\\[dica]** fim', 'fora **dentro** fim'],
    [id('b'), '**\\[…]** e {{c2::aberta', '**sem fim** e {{c2::aberta'],
  ])
})

describe('a file that is no deck is refused with its reason', () => {
  const reasonOf = async (bytes: Uint8Array) =>
    (await read(bytes)).problems.map(({item, reason}) => `${item}: ${reason}`)

  test('text, a cut package, another zip, a zip with another collection', async () => {
    const whole = await legacyPackage(notes)
    expect(await reasonOf(strToU8('nada'))).toEqual(['file: It is not an Anki package: invalid zip data.'])
    expect(await reasonOf(whole.subarray(0, whole.length / 2))).toEqual([
      'file: It is not an Anki package: invalid zip data.',
    ])
    expect(await reasonOf(zipSync({'a.txt': strToU8('a')}))).toEqual([
      'file: It is not an Anki package: it holds no collection of Anki.',
    ])
    expect(await reasonOf(zipSync({'collection.anki2': strToU8('a')}))).toEqual([
      'file: It is not an Anki package: its collection is not an SQLite file.',
    ])
    expect(await reasonOf(zipSync({'collection.anki2': strToU8('SQLite format 3\0 and nothing more')}))).toEqual([
      expect.stringMatching(/^file: It is not an Anki package: .+\.$/),
    ])
    expect(await reasonOf(await legacyPackage([]))).toEqual(['file: It holds no card.'])
  })

  test('a bomb: what says it is large, and what only unpacks large', async () => {
    const said = zipSync({'collection.anki2': strToU8('small')})
    const entry = Buffer.from(said.buffer).indexOf('PK\u0001\u0002', 0, 'latin1')
    new DataView(said.buffer).setUint32(entry + 24, 256_000_001, true)
    expect(await reasonOf(said)).toEqual([
      'file: It is not an Anki package: its file "collection.anki2" is larger than 256000000 bytes.',
    ])
    const block = (isLast: number) => [
      (128_000 * 8 + 2 + isLast) & 255,
      ((128_000 * 8 + 2 + isLast) >> 8) & 255,
      (128_000 * 8) >> 16,
      0,
    ]
    const blocks = Array.from({length: 2_100}, (_each, index) => block(index === 2_099 ? 1 : 0)).flat()
    const packed = new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x58, ...blocks])
    expect(await reasonOf(zipSync({'collection.anki21b': packed}))).toEqual([
      'file: It is not an Anki package: its file "collection.anki21b" is larger than 256000000 bytes.',
    ])
  })
})
