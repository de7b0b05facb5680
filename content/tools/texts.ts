import type {Code, RootContent} from 'mdast'
import {figureSchema} from './figures/figure.schema.ts'
import {lineOf, rangeOf} from './markdownTree.ts'
import type {Report, SourceFigure, SourceText} from './sourceTypes.ts'
import {readYaml} from './yamlPart.ts'

/** The file that texts are cut from. */
export interface TextDesk {
  readonly file: string
  readonly source: string
  readonly report: Report
}

/** The Markdown that nodes were parsed from, with its figures read. */
export function readText(desk: TextDesk, item: string, nodes: readonly RootContent[]): SourceText {
  const {start, end} = rangeOf(nodes)
  const figures = nodes.flatMap((node) =>
    node.type === 'code' && node.lang === 'figura' ? readFigure(desk, item, node, start) : [],
  )
  const line = nodes[0] === undefined ? 1 : lineOf(nodes[0])
  return {file: desk.file, line, markdown: desk.source.slice(start, end), figures}
}

/** The figure of a block whose info line is `figura NAME`; none, with its problems reported, when it is not sound. */
function readFigure({file, report}: TextDesk, item: string, node: Code, textStart: number): readonly SourceFigure[] {
  const line = lineOf(node)
  const name = node.meta?.trim() ?? ''
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    report(line, item, `The figure's name "${name}" is not lower-case letters, digits and hyphens.`)
  }
  const reading = readYaml(figureSchema, {text: node.value, firstLine: line + 1}, item, report)
  if (reading === null) return []
  const {start, end} = rangeOf([node])
  const {alt, ...drawing} = reading.value
  return [{file, line, name, alt, drawing, start: start - textStart, end: end - textStart}]
}

/** The Markdown of a text with something else in the place of each figure's block. */
export function withFigures({markdown, figures}: SourceText, replace: (figure: SourceFigure) => string): string {
  let out = ''
  let at = 0
  for (const figure of figures) {
    out += markdown.slice(at, figure.start) + replace(figure)
    at = figure.end
  }
  return out + markdown.slice(at)
}
