import type {BloodGasFigure} from './bloodGas.schema.ts'
import {element, figure, line, sheet, sheetWidth, softInk, words} from './svg.ts'

type BloodGas = Omit<BloodGasFigure, 'alt' | 'kind'>

const margin = 22
const rowHeight = 34
const head = 96
const size = 19
const columns = {name: margin + 12, result: 290, unit: 302, reference: sheetWidth - margin - 12}

type Row = readonly [name: string, result: string | null, unit: string, reference: string]

const fixed = (value: number, decimals: number): string =>
  value.toLocaleString('pt-BR', {minimumFractionDigits: decimals, maximumFractionDigits: decimals})
const signed = (value: number): string => `${value < 0 ? '−' : value > 0 ? '+' : ''}${figure(Math.abs(value))}`
const ifGiven = (value: number | null, write: (value: number) => string = figure) =>
  value === null ? null : write(value)

/** What the slip says, without the values that were not measured; nothing marks one as high or low. */
const rowsOf = (gas: BloodGas): readonly Row[] => [
  ['pH', fixed(gas.pH, 2), '', '7,35 a 7,45'],
  ['pCO₂', figure(gas.pco2), 'mmHg', '35 a 45'],
  ['HCO₃⁻', figure(gas.hco3), 'mEq/L', '22 a 26'],
  ['BE', signed(gas.baseExcess), 'mEq/L', '−2 a +2'],
  ['pO₂', figure(gas.po2), 'mmHg', '80 a 100'],
  ['SatO₂', figure(gas.saturation), '%', '95 a 100'],
  ['Na⁺', ifGiven(gas.sodium), 'mEq/L', '135 a 145'],
  ['K⁺', ifGiven(gas.potassium, (value) => fixed(value, 1)), 'mEq/L', '3,5 a 5,0'],
  ['Cl⁻', ifGiven(gas.chloride), 'mEq/L', '98 a 107'],
  ['Ânion gap', ifGiven(gas.anionGap), 'mEq/L', '8 a 12'],
  ['Lactato', ifGiven(gas.lactate, (value) => fixed(value, 1)), 'mmol/L', '0,5 a 2,0'],
]

/** The printed slip of an arterial blood gas with the ranges of an adult at sea level. */
export function drawBloodGas(gas: BloodGas): string {
  const rows = rowsOf(gas).filter(([, result]) => result !== null)
  const bottom = head + rows.length * rowHeight
  const title = {'font-weight': 600, fill: softInk, 'font-size': 16}
  const inhaled = gas.fio2 === null ? '' : `FiO₂ ${figure(gas.fio2)}%${gas.fio2 === 21 ? ' (ar ambiente)' : ''}`
  return sheet(bottom + margin, [
    element('rect', {
      x: margin / 2,
      y: margin / 2,
      width: sheetWidth - margin,
      height: bottom,
      fill: '#fbfaf5',
      stroke: softInk,
    }),
    words(columns.name, 46, 'Gasometria arterial', {'font-weight': 700, 'font-size': 21}),
    ...(inhaled === '' ? [] : [words(columns.reference, 46, inhaled, {'text-anchor': 'end', 'font-size': 17})]),
    words(columns.name, head - 16, 'Exame', title),
    words(columns.result, head - 16, 'Resultado', {...title, 'text-anchor': 'end'}),
    words(columns.reference, head - 16, 'Referência', {...title, 'text-anchor': 'end'}),
    ...rows.flatMap(([name, result, unit, reference], at) =>
      rowAt(head + at * rowHeight, name, result ?? '', unit, reference),
    ),
  ])
}

const rowAt = (top: number, name: string, result: string, unit: string, reference: string): readonly string[] => {
  const foot = top + 23
  return [
    line(columns.name, top, columns.reference, top, {stroke: '#cbc6b4'}),
    words(columns.name, foot, name, {'font-size': size}),
    words(columns.result, foot, result, {'font-size': size, 'font-weight': 700, 'text-anchor': 'end'}),
    ...(unit === '' ? [] : [words(columns.unit, foot, unit, {'font-size': 17, fill: softInk})]),
    words(columns.reference, foot, reference, {'font-size': size, fill: softInk, 'text-anchor': 'end'}),
  ]
}
