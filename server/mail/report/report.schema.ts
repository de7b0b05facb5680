import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))
const words = (most: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[^\p{Cc}\p{Cs}]+$/u, 'words on one line'))

/** How many of how many questions were answered rightly. */
const stats = v.pipe(
  v.strictObject({hits: count, total: count}),
  v.check(({hits, total}) => hits <= total, 'no more hits than questions'),
)

const area = v.strictObject({
  /** `Cirurgia`, …; the sum of all is no row but made of them (spec 3§2.3). */
  area: words(80),
  total: stats,
  easy: stats,
  medium: stats,
  hard: stats,
})

const theme = v.strictObject({
  /** The names from the root of the tree to the leaf, which are shown with bars between them (spec 3§2.3). */
  path: v.pipe(v.array(words(120)), v.minLength(1), v.maxLength(8)),
  priorityIndex: v.pipe(v.number(), v.finite()),
  stats,
})

/** Rows of themes that a report takes. */
export const mostThemesOfReport = 400

/** The result of a finished diagnostic, as its report tells it (spec 3§2.3, 3§3). */
export const diagnosticReport = v.strictObject({
  /** Whoever took it, as they wrote it in the contact form. */
  name: words(75),
  /** Milliseconds since 1970-01-01 UTC. */
  finishedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  examType: v.picklist(['R1', 'REVALIDA']),
  institutions: v.pipe(v.array(v.strictObject({uf: words(2), institution: words(200)})), v.maxLength(50)),
  areas: v.pipe(v.array(area), v.minLength(1), v.maxLength(20)),
  themes: v.pipe(v.array(theme), v.maxLength(mostThemesOfReport)),
})

export type DiagnosticReport = v.InferOutput<typeof diagnosticReport>
export type ReportArea = DiagnosticReport['areas'][number]
export type ReportTheme = DiagnosticReport['themes'][number]
