import {describe, expect, test} from 'vitest'
import type {StudyContent} from '../../../domain/study/contents.types.ts'
import {liveChatOf} from '../../../domain/study/liveChat.ts'
import {categoriesOf, listedOf, nextOf, selectedOf} from '../../../domain/study/playlist.ts'
import {folded, matchesOf} from '../../../domain/study/textSearch.ts'
import {clampSecond, isNearEnd, isWorthKeeping, nextRate, resumeAt} from '../../../domain/study/video.ts'
import {fitted, fitOf, nextReadingZoom, panned, zoomedAt} from '../../../domain/study/zoom.ts'

const video = (id: string, title: string, subtitle: string | null, category: string | null): StudyContent => ({
  id,
  kind: 'video',
  url: '',
  title,
  subtitle,
  description: null,
  category,
  durationSeconds: null,
  captions: [],
  liveChatLink: null,
  comment: null,
})
const playlist = [
  video('a', 'Sepse: reconhecer', 'Critérios', 'Fundamentos'),
  video('b', 'Choque séptico', null, 'Conduta'),
  video('c', 'Lactato', 'Reavaliação', 'Conduta'),
]
const idsOf = (items: readonly {id: string}[]) => items.map(({id}) => id)

describe('a playlist', () => {
  test('is searched in title, subtitle and category, accents and case aside', () => {
    const find = (search: string) => idsOf(listedOf(playlist, {search, category: null}))
    expect([find(''), find('SEPTICO'), find('criterios'), find('conduta'), find('pneumotórax')]).toEqual([
      ['a', 'b', 'c'],
      ['b'],
      ['a'],
      ['b', 'c'],
      [],
    ])
  })
  test('is narrowed to a category and to words in it', () => {
    expect(idsOf(listedOf(playlist, {search: 'lactato', category: 'Conduta'}))).toEqual(['c'])
    expect(categoriesOf(playlist)).toEqual(['Fundamentos', 'Conduta'])
    expect(categoriesOf([video('d', 'Sem parte', null, null), ...playlist])).toEqual(['Fundamentos', 'Conduta'])
    expect(idsOf(listedOf(playlist, {search: '', category: 'Conduta'}))).toEqual(['b', 'c'])
    expect(idsOf(listedOf(playlist, {search: ' lactato  ', category: null}))).toEqual(['c'])
    expect(idsOf(listedOf(playlist, {search: 'sepse', category: 'Conduta'}))).toEqual([])
  })
  test('shows the one the address names, else the first, and knows what follows', () => {
    expect([
      selectedOf(playlist, 'b')?.id,
      selectedOf(playlist, 'gone')?.id,
      selectedOf(playlist, null)?.id,
      selectedOf([], 'b'),
    ]).toEqual(['b', 'a', 'a', null])
    expect([nextOf(playlist, 'a')?.id, nextOf(playlist, 'c'), nextOf(playlist, 'gone')]).toEqual(['b', null, null])
  })
})

describe('a video', () => {
  test('counts as watched near its end, and never when it has none', () => {
    expect([
      isNearEnd(569, 600),
      isNearEnd(570, 600),
      isNearEnd(570, Number.POSITIVE_INFINITY),
      isNearEnd(1, 0),
    ]).toEqual([false, true, false, false])
  })
  test('is offered where it was left, unless that is its start or its end', () => {
    expect([resumeAt(4, 600), resumeAt(192, 600), resumeAt(595, 600)]).toEqual([0, 192, 0])
  })
  test('keeps its position every five seconds, forwards and backwards', () => {
    expect([isWorthKeeping(104, 100), isWorthKeeping(105, 100), isWorthKeeping(20, 100)]).toEqual([false, true, true])
  })
  test('goes faster and slower by the speeds on offer', () => {
    expect([nextRate(1, 1), nextRate(1, -1), nextRate(2, 1), nextRate(0.5, -1), nextRate(1.1, 1)]).toEqual([
      1.25, 0.75, 2, 0.5, 1.25,
    ])
  })
  test('is never sought outside itself', () => {
    expect([clampSecond(-5, 600), clampSecond(900, 600), clampSecond(30, Number.POSITIVE_INFINITY)]).toEqual([
      0, 600, 30,
    ])
  })
})

describe('the search in a document', () => {
  test('finds every place in reading order, accents and case aside', () => {
    expect(matchesOf(['Lactato acima de 2', 'nada', 'o LACTATO e o lactáto'], ' lactato ')).toEqual([
      {page: 0, from: 0, to: 7},
      {page: 2, from: 2, to: 9},
      {page: 2, from: 14, to: 21},
    ])
  })
  test('finds nothing for empty words', () => {
    expect(matchesOf(['Lactato'], '   ')).toEqual([])
  })
  test('compares texts of the same length, whatever their letters', () => {
    for (const text of ['ÁÉÍÓÚçãõ', 'ﬁebre', 'İstanbul', '👩‍⚕️ sepse', 'e\u0301'])
      expect(folded(text)).toHaveLength(text.length)
  })
})

describe('a picture in its frame', () => {
  const picture = {width: 900, height: 600}
  const frame = {width: 300, height: 300}

  test('fits whole into it', () => {
    expect(fitOf(picture, frame)).toEqual({width: 300, height: 200})
    expect(fitOf({width: 0, height: 0}, frame)).toEqual(frame)
  })
  test('keeps what is under the pointer where it is while it grows', () => {
    expect(zoomedAt(fitted, 2, {x: 50, y: 0}, picture, frame)).toEqual({scale: 2, x: -50, y: 0})
  })
  test('never leaves its frame, is never smaller than fitted nor larger than eight times', () => {
    expect(panned({scale: 2, x: 0, y: 0}, {x: 900, y: 900}, picture, frame)).toEqual({scale: 2, x: 150, y: 50})
    expect(zoomedAt(fitted, 0.2, {x: 0, y: 0}, picture, frame)).toEqual(fitted)
    expect(zoomedAt(fitted, 99, {x: 0, y: 0}, picture, frame).scale).toBe(8)
  })
  test('of text is zoomed by steps, from wherever a pinch left it', () => {
    expect([
      nextReadingZoom(1, 1),
      nextReadingZoom(1, -1),
      nextReadingZoom(1.1, -1),
      nextReadingZoom(3, 1),
      nextReadingZoom(0.5, -1),
    ]).toEqual([1.25, 0.75, 1, 3, 0.5])
  })
})

describe('a live chat', () => {
  const origins = ['https://chat.example']

  test('is framed only when its origin is on the list, in a sandbox', () => {
    expect(liveChatOf('https://chat.example/sala?id=7', origins)).toEqual({
      address: 'https://chat.example/sala?id=7',
      sandbox: 'allow-scripts allow-forms allow-popups allow-same-origin allow-downloads',
    })
    expect(liveChatOf('/local-apps/chat', [])).toEqual({
      address: '/local-apps/chat',
      sandbox: 'allow-scripts allow-forms allow-popups',
    })
  })
  test.each([
    null,
    'https://elsewhere.example/sala',
    'http://chat.example/sala',
    'javascript:alert(1)',
    'https://chat.example@evil.example/',
    '//chat.example/',
  ])('is not shown for %s', (link) => expect(liveChatOf(link, origins)).toBeNull())
})

describe('the seconds of a video', () => {
  test('are inside of it, and from zero on where it has no length', () => {
    expect([clampSecond(-1, 600), clampSecond(601, 600), clampSecond(0.5, 600)]).toEqual([0, 600, 0.5])
    expect([clampSecond(700, Number.POSITIVE_INFINITY), clampSecond(7, 0), clampSecond(0.5, Number.NaN)]).toEqual([
      700, 7, 0.5,
    ])
    expect(clampSecond(-7, 0)).toBe(0)
  })

  test('are offered again from the fifth on, and kept every five', () => {
    expect([resumeAt(4.9, 600), resumeAt(5, 600), resumeAt(590, 600)]).toEqual([0, 5, 0])
    expect([isWorthKeeping(4.9, 0), isWorthKeeping(5, 0), isWorthKeeping(0, 5)]).toEqual([false, true, true])
    expect([isNearEnd(0.95, 1), isNearEnd(0, Number.NaN)]).toEqual([true, false])
  })

  test('go by at seven speeds', () => {
    const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]
    expect(rates.map((rate) => nextRate(rate, 1))).toEqual([0.75, 1, 1.25, 1.5, 1.75, 2, 2])
    expect(rates.map((rate) => nextRate(rate, -1))).toEqual([0.5, 0.5, 0.75, 1, 1.25, 1.5, 1.75])
  })
})
