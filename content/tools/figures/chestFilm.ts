import {bones, shades, spine, torso} from './chestFrame.ts'
import {airway, bronchogram, congestion, stomach, vessels} from './chestParts.ts'
import {film, tones} from './chestTones.ts'
import {type ChestFilm, chestOf, type Half} from './chestShape.ts'
import type {Side} from './chestFilm.schema.ts'
import {closed, open} from './outline.ts'
import type {Point} from './simplified.ts'
import {element, sheet, sheetWidth, softInk, words} from './svg.ts'

const sides: readonly Side[] = ['right', 'left']

/** A schematic frontal film: "D" stands at the patient's right, which is the viewer's left. */
export function drawChestFilm(given: ChestFilm): string {
  const chest = chestOf(given)
  const halves = sides.map((side) => chest.halves[side])
  return sheet(film.bottom + 42, [
    element('rect', {
      x: film.left,
      y: film.top,
      width: film.right - film.left,
      height: film.bottom - film.top,
      fill: tones.air,
    }),
    shades,
    closed(torso, {fill: tones.body}),
    ...halves.flatMap((half) => lungs(half, given)),
    ...(given.finding === 'consolidation' ? halves.flatMap(bronchogram) : []),
    ...halves.map((half) => closed(bellyOf(half), {fill: tones.tissue, stroke: tones.tissue})),
    ...bones,
    closed([...chest.borders.right, ...chest.borders.left.toReversed()], {fill: 'url(#mediastino)'}, true),
    ...halves.flatMap(({freeAir}) => (freeAir.length === 0 ? [] : [closed(freeAir, {fill: tones.air})])),
    ...halves.flatMap(stomach),
    ...halves.flatMap(edges),
    ...spine,
    ...airway(chest),
    words(film.left + 24, film.top + 38, 'D', {'font-size': 28, 'font-weight': 700, fill: '#ffffff'}),
    words(sheetWidth / 2, film.bottom + 27, 'Desenho esquemático', {'text-anchor': 'middle', fill: softInk}),
  ])
}

/** The room of a lung with what fills it: air beside a lung that fell in, vessels, and what is no air. */
function lungs(half: Half, given: ChestFilm): readonly string[] {
  const {room, lung, inflation, opacity} = half
  return [
    ...(inflation < 1
      ? [closed(room, {fill: tones.air}), closed(lung, {fill: tones.lung, stroke: tones.edge, 'stroke-width': 2.4})]
      : [closed(room, {fill: tones.lung})]),
    ...vessels(half, given.finding === 'cardiomegaly'),
    ...(given.finding === 'cardiomegaly' ? congestion(half) : []),
    ...(opacity.length === 0 ? [] : [closed(opacity, {fill: tones.tissue})]),
  ]
}

const bellyOf = ({dome}: Half): readonly Point[] => {
  const [first, last] = [dome[0], dome.at(-1)]
  return first === undefined || last === undefined ? [] : [...dome, [last[0], film.bottom], [first[0], film.bottom]]
}

const edges = ({edges: {dome, heart, vessels: upper}}: Half): readonly string[] => {
  const stroke = {stroke: tones.edge, 'stroke-width': 2.4}
  return [
    ...[upper, heart].filter((points) => points.length > 1).map((points) => open(points, stroke)),
    ...(dome.length === 0 ? [] : [open(dome, stroke, false)]),
  ]
}
