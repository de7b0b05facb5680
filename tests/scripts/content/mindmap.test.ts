import {describe, expect, test} from 'vitest'
import {leafInWords, leafOf} from '../../../scripts/media/mindmapLeaf.ts'
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

describe('decisions and links of a mind map', () => {
  test('a leaf tells whether something is decided and where it leads', () => {
    expect(
      ['PA < 90 mmHg', '? Instável: cirurgia já (→ Alvos)', 'Punção (se houver)', 'TEP? (→ Exame)'].map(leafOf),
    ).toEqual([
      {text: 'PA < 90 mmHg', isDecision: false, leadsTo: null},
      {text: 'Instável: cirurgia já', isDecision: true, leadsTo: 'Alvos'},
      {text: 'Punção (se houver)', isDecision: false, leadsTo: null},
      {text: 'TEP?', isDecision: false, leadsTo: 'Exame'},
    ])
    expect(leafInWords('? Instável: cirurgia já (→ Alvos)')).toBe('decisão: Instável: cirurgia já (leva a Alvos)')
  })

  const linked = mindmapSvg({
    title: 'Choque',
    branches: [
      {title: 'Exame', leaves: ['Pele fria', '? Não responde: cirurgia (→ Alvos)']},
      {title: 'Causas', leaves: ['Sangue', 'Sepse']},
      {title: 'Alvos', leaves: ['PAM de 65 mmHg (→ Exame)', 'Diurese']},
    ],
  })
  const numbers = (pattern: RegExp) => [...linked.matchAll(pattern)].map((found) => found.slice(1).map(Number))
  const [leaves, bars, lines] = [
    numbers(/<rect x="318" y="([\d.]+)" width="418" height="([\d.]+)"/g),
    numbers(/<rect x="748" y="([\d.]+)" width="6" height="([\d.]+)"/g),
    numbers(/<path d="M736 ([\d.]+)H(\d+)V([\d.]+)H755" stroke-dasharray/g),
  ]

  test('a line runs from the middle of the leaf to the bar beside the leaves of the branch', () => {
    const middle = ([top = 0, height = 0]: readonly number[] = []) => top + height / 2
    expect(lines.map(([from]) => from)).toEqual([middle(leaves[1]), middle(leaves[4])])
    expect(bars.map(([top]) => top)).toEqual([leaves[4]?.[0], leaves[0]?.[0]])
    expect(lines.map(([, , to = 0]) => to)).toEqual(bars.map(([top = 0]) => top + 8))
  })

  test('no line lies on another, and the sheet is as wide as they need', () => {
    const lanes = lines.map(([, x = 0]) => x)
    expect(new Set(lanes).size).toBe(2)
    expect(Number(/viewBox="0 0 (\d+)/.exec(linked)?.[1])).toBeGreaterThan(Math.max(...lanes) + 10)
    expect(map).toContain('viewBox="0 0 760 ')
  })

  test('the decision has its sign, and the leaf names the branch in its colour', () => {
    expect(linked.match(/>\?<\/text>/g)).toHaveLength(1)
    expect(linked).toContain('<g fill="#4a3b8f"><text')
    expect(linked).toContain('→ Alvos')
  })
})
