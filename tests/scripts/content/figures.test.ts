import {describe, expect, test} from 'vitest'
import {breathFor} from '../../../content/tools/figures/spirometry.ts'
import {figureBlocks} from '../../../content/tools/rules/figureBlocks.ts'
import {read, structureOf} from './figureReading.ts'
import {questionText, ruleContextOf} from './packs.ts'

const lines = `tipo: linhas
x: {rótulo: Dia, de: 0, até: 2, passo: 1}
y: {rótulo: Febre, de: 36, até: 40, passo: 2}
faixas: [{nome: normal, de: 36, até: 38}]
séries:
  - {nome: Um, pontos: [[0, 36], [2, 40]], estilo: tracejada}
  - {nome: Dois, pontos: [[1, 38]], estilo: pontos}
`
const bars = `tipo: barras
x: {rótulo: Mês}
y: {rótulo: Casos, até: 10}
categorias: [jan, fev]
séries: [{nome: Dengue, valores: [4, 8]}]
`

describe('a figure is drawn from what its block says', () => {
  test('an electrocardiogram', () => {
    expect(structureOf(read('tipo: ecg\nritmo: sinusal\nfrequência: 60\nsegundos: 2').svg)).toEqual({
      box: '640 539',
      parts: {svg: 1, rect: 2, text: 2, g: 1, path: 3},
      words: 'DII | 25 mm/s · 10 mm/mV',
    })
  })

  test('an electrocardiogram of twelve leads', () => {
    expect(structureOf(read('tipo: ecg de 12 derivações\ndiagnóstico: normal').svg)).toEqual({
      box: '720 410',
      parts: {svg: 1, rect: 2, text: 14, g: 2, path: 22},
      words: '25 mm/s · 10 mm/mV | DI | aVR | V1 | V4 | DII | aVL | V2 | V5 | DIII | aVF | V3 | V6 | DII',
    })
  })

  test('a cardiotocography', () => {
    const yaml = 'tipo: cardiotocografia\nlinha de base: 140\nvariabilidade: moderada\ncontrações: [2]\nminutos: 5'
    expect(structureOf(read(yaml).svg)).toEqual({
      box: '640 496',
      parts: {svg: 1, rect: 1, text: 18, line: 49, path: 2},
      words:
        'Frequência cardíaca fetal (bpm) | Contrações uterinas (mmHg) | 60 | 90 | 120 | 150 | 180 | 210 | ' +
        '0 | 50 | 100 | 0 | 1 | 2 | 3 | 4 | 5 | Minutos',
    })
  })

  test('a partograph: lines of alert and action from the first reading, signs for dilation and station, squares for contractions', () => {
    const yaml =
      'tipo: partograma\ninício: 22\ndilatação: [[0, 5], [2, 7]]\naltura: [[0, -2]]\ncontrações: [[0, 3], [12, 2]]'
    const {svg} = read(yaml)
    expect(structureOf(svg)).toEqual({
      box: '560 570',
      parts: {svg: 1, rect: 6, line: 35, text: 40, g: 2, path: 5, circle: 2},
      words:
        '0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | -3 | -2 | -1 | 0 | +1 | +2 | +3 | ' +
        '22 | 23 | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | Hora | Dilatação (cm) | Altura (De Lee) | ' +
        'alerta | ação | Contr. | 10 min | dilatação | altura da apresentação',
    })
  })

  test('an audiogram: circles for the right ear, crosses for the left, with their bones', () => {
    const yaml = 'tipo: audiograma\ndireita: {1000: 10, 4000: 55}\nesquerda: {4000: 60}\nóssea direita: {4000: 55}'
    expect(structureOf(read(yaml).svg)).toEqual({
      box: '560 486',
      parts: {svg: 1, rect: 1, text: 20, line: 22, g: 3, path: 6, circle: 3},
      words:
        'Frequência (kHz) | 0,25 | 0,5 | 1 | 2 | 3 | 4 | 6 | 8 | 0 | 20 | 40 | 60 | 80 | 100 | 120 | ' +
        'Limiar auditivo (dB NA) | direita, aérea | esquerda, aérea | direita, óssea',
    })
    expect(read('tipo: audiograma\ndireita: {1500: 10}').problems).toHaveLength(1)
  })

  test('a spirometry, whose curves have the values that are given', () => {
    const given = {cvf: 2.26, vef1: 1.22, pfe: 3.4}
    const breath = breathFor(given)
    const volumeAt = (time: number) => breath.find((at) => at.time === time)?.volume
    expect(volumeAt(1)).toBeCloseTo(given.vef1, 3)
    expect(Math.max(...breath.map(({flow}) => flow))).toBeCloseTo(given.pfe, 1)
    expect(volumeAt(6)).toBeGreaterThan(given.cvf * 0.95)
    const yaml = 'tipo: espirometria\nprevisto: {cvf: 4, vef1: 3.2, pfe: 8}\nmedido: {cvf: 3, vef1: 1.4, pfe: 4}'
    expect(structureOf(read(yaml).svg).words).toMatch(
      /Volume expirado \(L\).*Fluxo \(L\/s\).*Tempo \(s\).*previsto \| medido$/,
    )
    expect(read(yaml.replace('vef1: 1.4', 'vef1: 3.4')).problems).toHaveLength(1)
  })

  test('lines over numbers, with a band', () => {
    expect(structureOf(read(lines).svg)).toEqual({
      box: '560 440',
      parts: {svg: 1, rect: 2, line: 12, text: 11, g: 2, path: 1, circle: 2},
      words: '0 | 1 | 2 | Dia | 36 | 38 | 40 | Febre | normal | Um | Dois',
    })
  })

  test('a dashed line from corner to corner, and a point without a line', () => {
    const {svg} = read(lines)
    const places = {
      line: /<path d="([^"]*)"[^>]*stroke-dasharray="([^"]*)"/.exec(svg)?.slice(1),
      point: /<circle cx="([^"]*)" cy="([^"]*)" r="4.5"/.exec(svg)?.slice(1),
    }
    expect(places).toEqual({line: ['M59.6,340L540,18', '9 5'], point: ['299.8', '179']})
  })

  test('bars', () => {
    expect(structureOf(read(bars).svg)).toEqual({
      box: '560 388',
      parts: {svg: 1, rect: 3, line: 8, text: 12},
      words: '0 | 2 | 4 | 6 | 8 | 10 | Casos | 4 | 8 | jan | fev | Mês',
    })
  })

  test('a bar twice as high for twice as many', () => {
    const heights = [...read(bars).svg.matchAll(/<rect x="[^"]*" y="[^"]*" width="[^"]*" height="([^"]*)"/g)]
    expect(heights.map(([, height]) => Number(height))).toEqual([120.8, 241.6])
  })

  test('the pyramid of a population', () => {
    const yaml = "tipo: pirâmide\nfaixas: ['0–4', '5–9', '10+']\nhomens: [10, 8, 2]\nmulheres: [9, 8, 3]"
    expect(structureOf(read(yaml).svg)).toEqual({
      box: '560 175',
      parts: {svg: 1, rect: 7, text: 18, line: 12},
      words:
        'Homens | Mulheres | 0 | 0 | 2 | 2 | 4 | 4 | 6 | 6 | 8 | 8 | 10 | 10 | 0–4 | 5–9 | 10+ | ' +
        'Percentual da população, por faixa etária (anos)',
    })
  })

  test('a forest plot', () => {
    const studies = '[{nome: Alfa, valor: 0.8, de: 0.6, até: 1.1}, {nome: Total, valor: 0.7, de: 0.5, até: 0.9}]'
    expect(structureOf(read(`tipo: floresta\nestudos: ${studies}\nmedida: RR (IC 95%)`).svg)).toEqual({
      box: '560 182',
      parts: {svg: 1, rect: 2, text: 10, line: 8, path: 1},
      words:
        'Estudo | RR (IC 95%) | 0,5 | 0,75 | 1 | Alfa | 0,8 (0,6–1,1) | Total | 0,7 (0,5–0,9) | ' +
        'linha vertical: ausência de efeito',
    })
  })

  test('a pedigree', () => {
    const parents = '[{id: a, sexo: m}, {id: b, sexo: f, portador: true}]'
    const child = '[{id: c, sexo: m, afetado: true, probando: true, pais: [a, b]}]'
    expect(structureOf(read(`tipo: heredograma\ngerações: [${parents}, ${child}]\ncasais: [[a, b]]`).svg)).toEqual({
      box: '560 268',
      parts: {svg: 1, rect: 6, line: 4, text: 10, circle: 4, path: 2},
      words: 'I | 1 | 2 | II | 1 | homem | mulher | afetado | portador | probando',
    })
  })

  test('a flowchart', () => {
    const steps = '[{id: a, texto: Febre?, tipo: decisão}, {id: b, texto: Hidratar}]'
    expect(structureOf(read(`tipo: fluxograma\npassos: ${steps}\nsetas: [{de: a, para: b, rótulo: sim}]`).svg)).toEqual(
      {
        box: '560 184',
        parts: {svg: 1, rect: 3, path: 2, text: 3},
        words: 'sim | Febre? | Hidratar',
      },
    )
  })

  test('a burn', () => {
    expect(structureOf(read('tipo: queimadura\nregiões: [tronco frente, períneo]').svg)).toEqual({
      box: '560 560',
      parts: {svg: 1, rect: 2, text: 8, g: 2, path: 14, circle: 3},
      words: 'Frente | D | E | Costas | E | D | área queimada | adulto',
    })
  })

  test('an abdomen', () => {
    const marks = "marcas: [{região: epigástrio, rótulo: '1'}]"
    expect(structureOf(read(`tipo: abdome\n${marks}\nincisões: [kocher]`).svg)).toEqual({
      box: '560 464',
      parts: {svg: 1, rect: 2, path: 4, line: 4, ellipse: 1, text: 5},
      words: 'D | E | direita | esquerda | 1',
    })
  })
})

describe('a block that is not sound is told at the line of its fault', () => {
  test.each([
    ['not YAML', 'tipo: [', '12: cm-febre-1: It is not YAML: '],
    ['a kind that is none', 'tipo: foto', '12: cm-febre-1: At "tipo": '],
    [
      'a rhythm that is none',
      'tipo: ecg\nritmo: samba',
      '13: cm-febre-1: At "ritmo": "samba" não é nenhum de: sinusal, ',
    ],
    [
      'a measure that a diagnosis cannot have',
      'tipo: ecg de 12 derivações\ndiagnóstico: bloqueio de ramo esquerdo\nqrs: 80',
      '14: cm-febre-1: At "qrs": 80 ms não cabe neste diagnóstico',
    ],
    [
      'waves that run into each other',
      'tipo: ecg de 12 derivações\ndiagnóstico: infarto inferior\nfrequência: 130\npr: 320',
      '11: cm-febre-1: PR de 320 ms e QT de 279 ms não cabem no ciclo de 462 ms.',
    ],
    ['a key that is none', 'tipo: ecg\nritmo: sinusal\ncor: azul', '14: cm-febre-1: At "cor": '],
    [
      'ends of an axis that are turned',
      lines.replace('até: 2', 'até: -1'),
      '13: cm-febre-1: At "x": "de" não está abaixo',
    ],
    [
      'bars without category',
      bars.replace('[4, 8]', '[4]'),
      '11: cm-febre-1: cada uma das "séries" pede tantos "valores"',
    ],
    [
      'an arrow to nowhere',
      'tipo: fluxograma\npassos: [{id: a, texto: A}, {id: b, texto: B}]\nsetas: [{de: a, para: z}]',
      '11: cm-febre-1: "setas" nomeiam um passo que não existe.',
    ],
    [
      'parents who are nobody',
      'tipo: heredograma\ngerações: [[{id: a, sexo: m}], [{id: b, sexo: m, pais: [a, z]}]]',
      '11: cm-febre-1: "casais" ou "pais" nomeiam alguém que não está nas "gerações".',
    ],
  ])('%s', (_, yaml, told) => {
    const {svg, problems} = read(yaml)
    expect([svg, problems.map((problem) => problem.slice(0, told.length))]).toEqual(['', [told]])
  })
})

describe('the figures of a question', () => {
  const block = (name: string) => `\`\`\`figura ${name}\ntipo: ecg\nalt: Traçado de exemplo.\nritmo: sinusal\n\`\`\``
  const withBody = (...parts: readonly string[]) =>
    ruleContextOf(questionText({body: ['Homem.', ...parts, 'Qual é a conduta?'].join('\n\n')}))

  test('are counted with their kinds', () => {
    expect(figureBlocks.check(withBody(block('cm-febre-1-a'), block('cm-febre-1-b')))).toEqual({
      figures: [
        ['figures drawn', '2', ''],
        ['kinds of figures', '1', ''],
      ],
      problems: [],
    })
  })

  test('have names of their own that begin with its id', () => {
    const at = {file: 'questions/cm-1.md', item: 'cm-febre-1'}
    expect(figureBlocks.check(withBody(block('ecg'), block('ecg'))).problems).toEqual([
      {...at, line: 14, reason: 'The name of the figure "ecg" does not begin with "cm-febre-1".'},
      {...at, line: 20, reason: 'Another figure is named "ecg".'},
      {...at, line: 20, reason: 'The name of the figure "ecg" does not begin with "cm-febre-1".'},
    ])
  })

  test('stand in no list, where none is drawn', () => {
    const inList = `- um\n\n  ${block('cm-febre-1-a').replaceAll('\n', '\n  ')}`
    expect(figureBlocks.check(withBody(inList)).problems).toEqual([
      {
        file: 'questions/cm-1.md',
        line: 12,
        item: 'cm-febre-1',
        reason: 'A figure of it is not drawn: its block is not sound, or stands inside a list.',
      },
    ])
  })
})
