/** Something that keeps an import from being carried out, said so that its author can find and mend it. */
export interface ImportProblem {
  readonly file: string
  /** Id of the item, its place in the file when it has no readable id, or "file". */
  readonly item: string
  readonly reason: string
}

export const itemKinds = [
  'course',
  'lesson',
  'question',
  'exam',
  'video',
  'text',
  'mindmap',
  'flashcard',
  'mockExam',
  'diagnostic',
  'article',
  'document',
  'reasonList',
  'federationUnit',
  'specialty',
  'raffle',
] as const
export type ItemKind = (typeof itemKinds)[number]

/** How an operator reads a kind of two words or of an irregular plural. */
const names: {readonly [kind in ItemKind]?: {readonly one: string; readonly many: string}} = {
  mockExam: {one: 'mock exam', many: 'mock exams'},
  reasonList: {one: 'list of reasons', many: 'lists of reasons'},
  federationUnit: {one: 'federation unit', many: 'federation units'},
  raffle: {one: 'list of the raffle', many: 'lists of the raffle'},
  specialty: {one: 'specialty', many: 'specialties'},
}

/** One item of a kind, as problems and reports call it. */
export const nameOf = (kind: ItemKind): string => names[kind]?.one ?? kind
const pluralOf = (kind: ItemKind): string => names[kind]?.many ?? `${kind}s`

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
      return `${pluralOf(kind)}: ${of('added')} added, ${of('changed')} changed, ${of('unchanged')} unchanged`
    })
  const touched = report.dryRun ? report.items.filter(({change}) => change !== 'unchanged') : []
  const details = touched.map(({kind, id, change}) => `would be ${change}: ${nameOf(kind)} ${id}`)
  return [...warnings, ...details, ...figures, report.dryRun ? 'Dry run: nothing was changed.' : 'Imported.']
}

function line({file, item, reason}: ImportProblem): string {
  return `${file}: ${item}: ${reason}`
}
