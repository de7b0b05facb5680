import type {RootContent} from 'mdast'
import {lineOf, plainText} from './markdownTree.ts'
import type {HistoryEntry, Report} from './sourceTypes.ts'

type Desk = {readonly file: string; readonly report: Report}

/** Reads a history: a list whose points begin with the day they tell of. */
export function readHistory(
  {file, report}: Desk,
  item: string,
  line: number,
  nodes: readonly RootContent[],
): readonly HistoryEntry[] {
  const entries = nodes.flatMap((node) =>
    node.type === 'list' ? node.children.map((point) => ({file, line: lineOf(point), text: plainText(point)})) : [],
  )
  if (entries.length === 0) report(line, item, 'The history is empty; its first point says when it was written.')
  for (const entry of entries) {
    if (!/^\d{4}-\d{2}-\d{2}: ./.test(entry.text)) {
      report(entry.line, item, 'A point of the history does not begin with its day, such as "2026-11-22: ".')
    }
  }
  return entries
}
