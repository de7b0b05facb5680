import {drawFigure} from '../../../content/tools/figures/draw.ts'
import {figureSchema} from '../../../content/tools/figures/figure.schema.ts'
import {readYaml} from '../../../content/tools/yamlPart.ts'

/** A figure's block, read as a doctor writes it. */
export function read(yaml: string) {
  const problems: string[] = []
  const part = {text: `alt: Figura de exemplo.\n${yaml}`, firstLine: 11}
  const reading = readYaml(figureSchema, part, 'cm-febre-1', (line, item, reason) =>
    problems.push(`${line}: ${item}: ${reason}`),
  )
  return {svg: reading === null ? '' : drawFigure(reading.value), problems}
}

/** What a drawing consists of: its size, how many elements of each kind, and its words in their order. */
export function structureOf(svg: string) {
  const names = [...svg.matchAll(/<([a-z]+)[ >/]/g)].map(([, name = '']) => name)
  const count = (name: string) => names.filter((other) => other === name).length
  return {
    box: /viewBox="0 0 ([^"]*)"/.exec(svg)?.[1],
    parts: Object.fromEntries([...new Set(names)].map((name) => [name, count(name)])),
    words: [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, words]) => words).join(' | '),
  }
}
