import * as v from 'valibot'
import {isNode, LineCounter, parseDocument, type Document} from 'yaml'
import type {Report} from './sourceTypes.ts'

/** YAML with the line of the file it begins in. */
export interface YamlPart {
  readonly text: string
  readonly firstLine: number
}

/** What a YAML part holds, and the line of each place in it. */
export interface YamlReading<T> {
  readonly value: T
  readonly lineAt: (path: readonly (string | number)[]) => number
}

/** Reads YAML into the shape of a schema; null, with every problem reported at its line, when it has another. */
export function readYaml<S extends v.GenericSchema>(
  schema: S,
  {text, firstLine}: YamlPart,
  item: string,
  report: Report,
): YamlReading<v.InferOutput<S>> | null {
  const counter = new LineCounter()
  const document = parseDocument(text, {lineCounter: counter, prettyErrors: false})
  const lineOf = (offset: number) => firstLine + counter.linePos(offset).line - 1
  for (const {pos, message} of document.errors) {
    report(lineOf(pos[0]), item, `It is not YAML: ${message.split('\n')[0]}`)
  }
  if (document.errors.length > 0) return null
  const lineAt = (path: readonly (string | number)[]) => lineOf(offsetAt(document, path))
  const result = v.safeParse(schema, document.toJS())
  if (result.success) return {value: result.output, lineAt}
  for (const issue of result.issues) {
    const path = pathOf(issue)
    report(lineAt(path), item, path.length === 0 ? `${issue.message}.` : `At "${path.join('.')}": ${issue.message}.`)
  }
  return null
}

function pathOf(issue: v.BaseIssue<unknown>): (string | number)[] {
  const keys = (issue.path ?? []).map(({key}) => key)
  return keys.filter((key) => typeof key === 'string' || typeof key === 'number')
}

/** The nearest place that is written down: a missing key is told at what should hold it. */
function offsetAt(document: Document, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}
