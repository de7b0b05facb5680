import {describe, expect, test} from 'vitest'
import {mindmapSvg} from '../../../scripts/media/mindmapSvg.ts'
import {balanced, widthOf, wrapped} from '../../../scripts/media/textWidth.ts'

describe('how words are fitted', () => {
  test('accents do not change the width of a letter', () => {
    expect(widthOf('ação', 16)).toBe(widthOf('acao', 16))
  })

  test('lines break between words, and never inside one', () => {
    expect(wrapped('Otorrinolaringologia pediátrica e geral', 16, 100)).toEqual([
      'Otorrinolaringologia',
      'pediátrica e',
      'geral',
    ])
  })

  test('no word is left alone below a full line', () => {
    expect([
      wrapped('Tratamento cirúrgico de longo prazo', 16, 270),
      balanced('Tratamento cirúrgico de longo prazo', 16, 270),
    ]).toEqual([
      ['Tratamento cirúrgico de longo', 'prazo'],
      ['Tratamento cirúrgico', 'de longo prazo'],
    ])
  })
})

const widest = 'WMWM'.repeat(13).replaceAll('WMWMWMWM', 'WMWMWMW ')
const map = mindmapSvg({
  title: 'Doenças da vesícula & das vias biliares: da cólica à colangite e às suas complicações',
  place: 'Cirurgia · Mapa mental',
  branches: Array.from({length: 7}, (_, index) => ({
    title: `Tratamento de longo prazo ${index}`,
    leaves: [widest, 'PA < 90 mmHg'],
  })),
})
const number = (text: string | undefined) => Number(text)

describe('a mind map', () => {
  test('says what it is to those who do not see it', () => {
    expect(map.match(/<title>.*?<\/desc>/)?.[0]).toBe(
      '<title>Doenças da vesícula &amp; das vias biliares: da cólica à colangite e às suas complicações</title>' +
        '<desc>Tratamento de longo prazo 0; Tratamento de longo prazo 1; Tratamento de longo prazo 2; ' +
        'Tratamento de longo prazo 3; ' +
        'Tratamento de longo prazo 4; Tratamento de longo prazo 5; Tratamento de longo prazo 6</desc>',
    )
  })

  test('no leaf is wider than its box, even of the widest letters', () => {
    const leaves = [...map.matchAll(/font-size="16">(.*?)<\/g>/g)].flatMap(([, texts = '']) => [
      ...texts.matchAll(/x="(\d+)"[^>]*>([^<]*)/g),
    ])
    expect(leaves.filter(([, x, text = '']) => number(x) + widthOf(text, 16) > 736)).toEqual([])
    expect(leaves.length).toBeGreaterThan(14)
  })

  test('its boxes neither touch each other nor the edge', () => {
    const height = number(/viewBox="0 0 \d+ (\d+)"/.exec(map)?.[1])
    const boxes = [...map.matchAll(/<rect x="318" y="([\d.]+)" width="\d+" height="([\d.]+)"/g)].map(([, y, h]) => ({
      top: number(y),
      end: number(y) + number(h),
    }))
    expect(boxes.filter(({top}, index) => top < (boxes[index - 1]?.end ?? 0) + 5)).toEqual([])
    expect(height - (boxes.at(-1)?.end ?? 0)).toBeGreaterThanOrEqual(20)
  })

  test('stands on a white ground of its own, for paper and for dark screens', () => {
    expect(map).toContain('<rect width="760" height="' + /viewBox="0 0 \d+ (\d+)"/.exec(map)?.[1] + '" fill="#fff"/>')
  })
})
