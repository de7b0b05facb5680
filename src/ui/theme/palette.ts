/**
 * The colours of both themes, by what they are for. One table, read by the Panda configuration (which turns each
 * entry into `light-dark(light, dark)`) and by the contrast test. Hexadecimal only, so that contrast can be computed.
 *
 * Names: `surface.*` is what things stand on, `text.*` and `*.text` what is written, `*.solid` a filled area with
 * `*.onSolid` written on it, `*.subtle` a tinted area, `*.border` its edge.
 */
type Tone = readonly [light: string, dark: string]

export const palette = {
  'surface.canvas': ['#f6f4ef', '#151413'],
  'surface.raised': ['#fffefb', '#1e1d1b'],
  'surface.sunken': ['#eeebe3', '#100f0e'],
  'surface.overlay': ['#fffefb', '#262522'],
  'surface.hover': ['#f1eee7', '#292825'],
  'surface.pressed': ['#e7e3d9', '#33312d'],
  'surface.inverse': ['#26241f', '#ece8df'],

  'text.reading': ['#1d1b18', '#e9e5dc'],
  'text.strong': ['#1d1b18', '#f4f1ea'],
  'text.default': ['#35322c', '#d8d3c8'],
  'text.muted': ['#605b51', '#a8a295'],
  'text.inverse': ['#faf8f3', '#1d1b18'],

  'border.subtle': ['#e4dfd4', '#33312c'],
  'border.default': ['#d2ccbe', '#45423b'],
  'border.control': ['#8a8374', '#7b766a'],

  'brand.solid': ['#0d4f5a', '#7cc5cb'],
  'brand.solidHover': ['#0a3f49', '#96d4d9'],
  'brand.onSolid': ['#ffffff', '#062a30'],
  'brand.text': ['#0d5561', '#86cbd1'],
  'brand.subtle': ['#e2eeee', '#17302f'],
  'brand.subtleHover': ['#d4e6e6', '#1d3c3c'],
  'brand.border': ['#a9cccd', '#2c585a'],
  'brand.mark': ['#c26a3d', '#e39a6c'],

  'right.solid': ['#256a3c', '#86cf9b'],
  'right.onSolid': ['#ffffff', '#0a2a14'],
  'right.text': ['#1f6035', '#8dd3a1'],
  'right.subtle': ['#e6f1e6', '#172b1c'],
  'right.border': ['#4f9464', '#4f8f62'],

  'wrong.solid': ['#a3302a', '#f09a90'],
  'wrong.solidHover': ['#862520', '#f5b3ab'],
  'wrong.onSolid': ['#ffffff', '#3a0d0a'],
  'wrong.text': ['#992a25', '#f3a49b'],
  'wrong.subtle': ['#fbeae6', '#371b18'],
  'wrong.border': ['#c9685f', '#b5665e'],

  'warning.solid': ['#845300', '#e6b65c'],
  'warning.onSolid': ['#ffffff', '#2f1e00'],
  'warning.text': ['#794c00', '#e9bd69'],
  'warning.subtle': ['#faf0d8', '#31260f'],
  'warning.border': ['#b78427', '#94722f'],

  'info.solid': ['#2d5783', '#98bfe8'],
  'info.onSolid': ['#ffffff', '#0b2440'],
  'info.text': ['#2a527c', '#a1c5ea'],
  'info.subtle': ['#e8eff6', '#1a2735'],
  'info.border': ['#6f93b8', '#5c7fa4'],

  'medal.bronze': ['#8a4b20', '#e0a574'],
  'medal.silver': ['#595f66', '#c3c9cf'],
  'medal.gold': ['#795700', '#e9c257'],

  // Series of a chart, told apart by a pattern too.
  'chart.one': ['#0d5561', '#7cc5cb'],
  'chart.two': ['#c0602f', '#e39a6c'],
  'chart.three': ['#5f4aa0', '#b9aaf0'],
  'chart.four': ['#66761a', '#c3cf70'],
  'chart.five': ['#a83266', '#f08fb4'],
  'chart.six': ['#6d675c', '#a8a295'],

  'focus.ring': ['#0b6e80', '#9adbe0'],
} as const satisfies Record<string, Tone>

export type ColorName = keyof typeof palette

export const shadowInk = {
  'shadow.soft': ['rgb(46 40 28 / 0.07)', 'rgb(0 0 0 / 0.4)'],
  'shadow.firm': ['rgb(46 40 28 / 0.14)', 'rgb(0 0 0 / 0.55)'],
  scrim: ['rgb(29 27 24 / 0.45)', 'rgb(0 0 0 / 0.62)'],
} as const

const reading: readonly ColorName[] = ['surface.canvas', 'surface.raised', 'surface.sunken', 'surface.overlay']
const surfaces: readonly ColorName[] = [...reading, 'surface.hover', 'surface.pressed']
const series = ['chart.one', 'chart.two', 'chart.three', 'chart.four', 'chart.five', 'chart.six'] as const
const families = ['brand', 'right', 'wrong', 'warning', 'info'] as const

interface ContrastRule {
  readonly ink: ColorName
  readonly on: readonly ColorName[]
  /** Least contrast ratio of WCAG 2.2: 7 for reading text, 4.5 for other text, 3 for edges and the focus ring. */
  readonly least: number
}

/** Which ink may stand on which ground, and how clearly. A pair that is not listed here may not be used. */
export const contrastRules: readonly ContrastRule[] = [
  {ink: 'text.reading', on: [...surfaces, ...families.map((family) => `${family}.subtle` as const)], least: 7},
  {ink: 'text.strong', on: [...surfaces, ...families.map((family) => `${family}.subtle` as const)], least: 7},
  {ink: 'text.default', on: [...surfaces, ...families.map((family) => `${family}.subtle` as const)], least: 7},
  {ink: 'text.muted', on: [...surfaces, ...families.map((family) => `${family}.subtle` as const)], least: 4.5},
  {ink: 'text.inverse', on: ['surface.inverse'], least: 7},
  ...families.flatMap((family): readonly ContrastRule[] => [
    {ink: `${family}.text`, on: [...surfaces, `${family}.subtle`], least: 4.5},
    {ink: `${family}.onSolid`, on: [`${family}.solid`], least: 4.5},
    {ink: `${family}.solid`, on: reading, least: 3},
  ]),
  {ink: 'brand.onSolid', on: ['brand.solidHover'], least: 4.5},
  {ink: 'brand.text', on: ['brand.subtleHover'], least: 4.5},
  {ink: 'wrong.onSolid', on: ['wrong.solidHover'], least: 4.5},
  {ink: 'border.control', on: reading, least: 3},
  {ink: 'brand.mark', on: ['surface.canvas', 'surface.raised', 'surface.overlay'], least: 3},
  {ink: 'right.border', on: ['surface.raised', 'right.subtle'], least: 3},
  {ink: 'wrong.border', on: ['surface.raised', 'wrong.subtle'], least: 3},
  ...(['medal.bronze', 'medal.silver', 'medal.gold'] as const).map((ink): ContrastRule => ({
    ink,
    on: reading,
    least: 4.5,
  })),
  ...series.map((ink): ContrastRule => ({ink, on: reading, least: 3})),
  {ink: 'focus.ring', on: [...surfaces, ...families.map((family) => `${family}.subtle` as const)], least: 3},
]
