/** Something that keeps an import from being carried out, said so that its author can find and mend it. */
export interface ImportProblem {
  readonly file: string
  /** Id of the item, its place in the file when it has no readable id, or "file". */
  readonly item: string
  readonly reason: string
}

export const itemKinds = ['course', 'lesson', 'question', 'exam', 'video', 'text', 'mindmap', 'flashcard'] as const
export type ItemKind = (typeof itemKinds)[number]

/** What an import did, or would do, to one item. */
export interface ItemChange {
  readonly kind: ItemKind
  readonly id: string
  readonly change: 'added' | 'changed' | 'unchanged'
}

export interface ImportReport {
  /** True when there is no problem; only then was anything written, and not in a dry run. */
  readonly ok: boolean
  readonly dryRun: boolean
  readonly problems: readonly ImportProblem[]
  /** Worth a look, but no obstacle. */
  readonly warnings: readonly ImportProblem[]
  readonly items: readonly ItemChange[]
}

/** How many items of the report had this fate. */
export function countOf(report: ImportReport, change: ItemChange['change'], kind?: ItemKind): number {
  return report.items.filter((item) => item.change === change && (kind === undefined || item.kind === kind)).length
}

/** The report as the lines an operator reads. */
export function reportLines(report: ImportReport): readonly string[] {
  const warnings = report.warnings.map((warning) => `warning: ${line(warning)}`)
  if (!report.ok) {
    const count = report.problems.length
    const closing = `Nothing was changed: ${count} ${count === 1 ? 'problem' : 'problems'}.`
    return [...warnings, ...report.problems.map((problem) => `problem: ${line(problem)}`), closing]
  }
  const figures = itemKinds
    .filter((kind) => report.items.some((item) => item.kind === kind))
    .map((kind) => {
      const of = (change: ItemChange['change']) => countOf(report, change, kind)
      return `${kind}s: ${of('added')} added, ${of('changed')} changed, ${of('unchanged')} unchanged`
    })
  const touched = report.dryRun ? report.items.filter(({change}) => change !== 'unchanged') : []
  const details = touched.map(({kind, id, change}) => `would be ${change}: ${kind} ${id}`)
  return [...warnings, ...details, ...figures, report.dryRun ? 'Dry run: nothing was changed.' : 'Imported.']
}

function line({file, item, reason}: ImportProblem): string {
  return `${file}: ${item}: ${reason}`
}
