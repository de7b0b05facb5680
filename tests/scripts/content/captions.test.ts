import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {captionLines, captionsOf} from '../../../scripts/media/captions.ts'
import {brandTone} from '../../../scripts/media/areaTones.ts'

describe('what is said, in captions', () => {
  test('a short sentence stands in one line', () => {
    expect(captionLines('A dor migra para a direita.')).toEqual([['A dor migra para a direita.']])
  })

  test('a longer one in two lines of nearly the same length', () => {
    expect(captionLines('A apendicite aguda é a urgência cirúrgica abdominal mais comum.')).toEqual([
      ['A apendicite aguda é a urgência', 'cirúrgica abdominal mais comum.'],
    ])
  })

  test('what needs more is parted where a sentence ends, although another place were nearer to the middle', () => {
    expect(
      captionLines(
        'O diagnóstico é clínico no homem jovem. ' +
          'Na mulher em idade fértil peça imagem e beta-hCG antes de indicar a operação.',
      ),
    ).toEqual([
      ['O diagnóstico é clínico no homem jovem.'],
      ['Na mulher em idade fértil peça imagem', 'e beta-hCG antes de indicar a operação.'],
    ])
  })

  test('no caption has more than two lines of 42 signs, and none loses a word', () => {
    const word = fc.stringMatching(/^[a-zçãé]{1,14}[,.;]?$/)
    fc.assert(
      fc.property(fc.array(word, {minLength: 1, maxLength: 40}), (said) => {
        const cues = captionLines(said.join(' '))
        expect(cues.flat().join(' ')).toBe(said.join(' '))
        expect(cues.filter((lines) => lines.length > 2 || lines.some((line) => line.length > 42))).toEqual([])
      }),
    )
  })
})

test('captions follow the slides, share their time by length, and hold signs that markup uses', () => {
  const slides = [
    {title: 'Um', lines: [], said: 'PA < 90 & FC > 120.', seconds: 5},
    {
      title: 'Dois',
      lines: [],
      said: 'aaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaa. bbbb bbbbbbbbb bbbbbbbbb bbbbbbbbb bbbbbb. cc',
      seconds: 62,
    },
  ]
  expect(captionsOf({name: 'exemplo', place: '', tone: brandTone, slides})).toBe(
    [
      'WEBVTT',
      '',
      '00:00:00.000 --> 00:00:05.000',
      'PA &lt; 90 &amp; FC &gt; 120.',
      '',
      '00:00:05.000 --> 00:00:35.279',
      'aaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaa.',
      '',
      '00:00:35.279 --> 00:01:07.000',
      'bbbb bbbbbbbbb bbbbbbbbb',
      'bbbbbbbbb bbbbbb. cc',
      '',
    ].join('\n'),
  )
})
