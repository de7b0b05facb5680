import type {PedigreeFigure, Person} from './graph.schema.ts'
import {legend, type LegendEntry} from './legend.ts'
import {familiesOf, placesAcross} from './pedigreeLayout.ts'
import {element, ink, line, path, sheet, sheetWidth, words} from './svg.ts'

type Pedigree = Omit<PedigreeFigure, 'alt' | 'kind'>

const size = 17
const rowHeight = 108
const top = 46
const numerals = ['I', 'II', 'III', 'IV', 'V']

/** A family tree with the signs of genetics: squares for men, circles for women, filled when affected. */
export function drawPedigree(pedigree: Pedigree): string {
  const {generations} = pedigree
  const across = placesAcross(pedigree, {left: 62, right: sheetWidth - 28})
  const row = new Map(generations.flatMap((people, at) => people.map(({id}) => [id, top + at * rowHeight] as const)))
  const placeOf = (id: string) => ({x: across.get(id) ?? 0, y: row.get(id) ?? 0})
  const bottom = top + (generations.length - 1) * rowHeight + 46
  const people = generations.flat()
  const key = legend(signs(people), 20, bottom + 8)
  return sheet(bottom + 16 + key.height, [
    ...familiesOf(pedigree).flatMap(({parents, children}) => familyLines(parents.map(placeOf), children.map(placeOf))),
    ...generations.flatMap((members, at) => [
      words(22, top + at * rowHeight + 6, numerals[at] ?? '', {'font-weight': 700, 'text-anchor': 'middle'}),
      ...members.flatMap((person, index) => {
        const {x, y} = placeOf(person.id)
        return [
          ...symbol(person, x, y),
          words(x, y + size + 19, String(index + 1), {'text-anchor': 'middle', 'font-size': 15}),
        ]
      }),
    ]),
    ...key.parts,
  ])
}

type Spot = {readonly x: number; readonly y: number}

function familyLines(parents: readonly Spot[], children: readonly Spot[]): readonly string[] {
  const [one, two] = parents
  if (one === undefined || two === undefined) return []
  const stroke = {'stroke-width': 2}
  const [middle, y] = [(one.x + two.x) / 2, Math.max(one.y, two.y)]
  const couple = line(one.x, one.y, two.x, two.y, stroke)
  if (children.length === 0) return [couple]
  const bar = (children[0]?.y ?? y) - 40
  const ends = [middle, ...children.map(({x}) => x)]
  return [
    couple,
    line(middle, y, middle, bar, stroke),
    line(Math.min(...ends), bar, Math.max(...ends), bar, stroke),
    ...children.map((child) => line(child.x, bar, child.x, child.y - size, stroke)),
  ]
}

function symbol(
  {
    sex,
    isAffected,
    isCarrier,
    isDead,
    isProband,
  }: Pick<Person, 'sex' | 'isAffected' | 'isCarrier' | 'isDead' | 'isProband'>,
  x: number,
  y: number,
  half = size,
): readonly string[] {
  const look = {fill: isAffected ? ink : '#ffffff', stroke: ink, 'stroke-width': 2}
  return [
    sex === 'male'
      ? element('rect', {x: x - half, y: y - half, width: 2 * half, height: 2 * half, ...look})
      : element('circle', {cx: x, cy: y, r: half, ...look}),
    ...(isCarrier && !isAffected ? [element('circle', {cx: x, cy: y, r: half * 0.32, fill: ink})] : []),
    ...(isDead ? [line(x - half - 7, y + half + 7, x + half + 7, y - half - 7, {'stroke-width': 2})] : []),
    ...(isProband ? [arrowTo(x - half, y + half)] : []),
  ]
}

/** The arrow that points at the proband from below, on the left. */
const arrowTo = (left: number, bottom: number) =>
  path(
    `M${left - 22},${bottom + 16} L${left - 5},${bottom + 1} ` +
      `M${left - 14},${bottom + 2} L${left - 5},${bottom + 1} L${left - 7},${bottom + 10}`,
    {'stroke-width': 2},
  )

/** The signs that the drawing uses. */
function signs(people: readonly Person[]): readonly LegendEntry[] {
  const none = {sex: 'male' as const, isAffected: false, isCarrier: false, isDead: false, isProband: false}
  const entry = (name: string, person: Partial<typeof none> | {readonly sex: 'female'}): LegendEntry => ({
    name,
    sign: (x, y) => symbol({...none, ...person}, x, y, 8).join(''),
  })
  const arrow: LegendEntry = {
    name: 'probando',
    sign: (x, y) =>
      path(`M${x - 9},${y + 8} L${x + 8},${y - 6} M${x - 2},${y - 6} L${x + 8},${y - 6} L${x + 7},${y + 3}`, {
        'stroke-width': 2,
      }),
  }
  return [
    entry('homem', {}),
    entry('mulher', {sex: 'female'}),
    ...(people.some(({isAffected}) => isAffected) ? [entry('afetado', {isAffected: true})] : []),
    ...(people.some(({isCarrier}) => isCarrier) ? [entry('portador', {isCarrier: true})] : []),
    ...(people.some(({isDead}) => isDead) ? [entry('falecido', {isDead: true})] : []),
    ...(people.some(({isProband}) => isProband) ? [arrow] : []),
  ]
}
