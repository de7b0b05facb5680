import type {AbdomenFigure} from './body.schema.ts'
import {alarm, element, ink, line, path, sheet, softInk, words} from './svg.ts'

type Abdomen = Omit<AbdomenFigure, 'alt' | 'kind'>

const middle = 280
/** The middles of the regions; the patient's right is on the left of the picture. */
const places: Record<Abdomen['marks'][number]['region'], readonly [number, number]> = {
  'right hypochondrium': [172, 132],
  epigastrium: [middle, 132],
  'left hypochondrium': [388, 132],
  'right flank': [168, 230],
  umbilical: [middle, 230],
  'left flank': [392, 230],
  'right iliac fossa': [176, 322],
  hypogastrium: [middle, 326],
  'left iliac fossa': [384, 322],
  'right groin': [206, 388],
  'left groin': [354, 388],
}

const incisions: Record<Abdomen['incisions'][number], string> = {
  midline: 'M280,92 L280,214 C270,222 270,238 280,246 L280,352',
  kocher: 'M268,106 C232,128 196,150 164,172',
  mcburney: 'M152,292 L196,336',
  pfannenstiel: 'M216,356 Q280,380 344,356',
  paramedian: 'M250,104 L250,344',
}

const trunk =
  'M124,20 C116,90 130,150 122,210 C112,270 96,310 104,440 ' +
  'L456,440 C464,310 448,270 438,210 C430,150 444,90 436,20 Z'

/** The abdomen in nine regions, with marks and incisions. */
export function drawAbdomen({marks, incisions: cuts}: Abdomen): string {
  return sheet(464, [
    path(trunk, {fill: '#fbf1ea', 'stroke-width': 2}),
    path('M134,100 C190,60 240,62 280,92 C320,62 370,60 426,100', {stroke: softInk, 'stroke-width': 2}),
    path('M106,330 C170,340 214,384 262,414 M454,330 C390,340 346,384 298,414', {stroke: softInk, 'stroke-width': 2}),
    ...[
      [126, 182, 434, 182],
      [112, 282, 448, 282],
      [222, 66, 222, 372],
      [338, 66, 338, 372],
    ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
      line(x1, y1, x2, y2, {stroke: '#64748b', 'stroke-width': 1.4, 'stroke-dasharray': '7 5'}),
    ),
    element('ellipse', {cx: middle, cy: 230, rx: 5, ry: 8, fill: '#d9b8a3', stroke: ink}),
    words(60, 232, 'D', {'text-anchor': 'middle', 'font-weight': 700, 'font-size': 20}),
    words(500, 232, 'E', {'text-anchor': 'middle', 'font-weight': 700, 'font-size': 20}),
    words(60, 254, 'direita', {'text-anchor': 'middle', fill: softInk, 'font-size': 15}),
    words(500, 254, 'esquerda', {'text-anchor': 'middle', fill: softInk, 'font-size': 15}),
    ...cuts.map((cut) => path(incisions[cut], {stroke: alarm, 'stroke-width': 4.5, 'stroke-linecap': 'round'})),
    ...marks.map(({region, label}) => mark(places[region], label)),
  ])
}

function mark([x, y]: readonly [number, number], label: string): string {
  const isShort = label.length <= 2
  const width = isShort ? 34 : label.length * 9.5 + 20
  return (
    element('rect', {
      x: x - width / 2,
      y: y - 17,
      width,
      height: 34,
      rx: 17,
      fill: '#005ea8',
      stroke: '#ffffff',
      'stroke-width': 2,
    }) + words(x, y + 6.5, label, {'text-anchor': 'middle', fill: '#ffffff', 'font-weight': 700, 'font-size': 18})
  )
}
