/** How bad an advisory is, from the least. */
const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const
type Severity = (typeof severities)[number]

/** What `npm audit --json` prints: advisories by package, or why there are none. */
export type AuditReply = {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        readonly severity: Severity
        readonly isDirect: boolean
        readonly range: string
        readonly via: ReadonlyArray<string | {readonly title: string; readonly url: string}>
      }
    >
  >
  readonly metadata?: {readonly dependencies?: {readonly total?: number}}
  readonly error?: {readonly summary?: string}
  readonly message?: string
}

/** `clean`: asked, and nothing is known. `found`: something is. `unreachable`: nobody answered, so nothing is known at all. */
export type Verdict = {readonly kind: 'clean' | 'found' | 'unreachable'; readonly lines: readonly string[]}

/** Exit codes of `npm run audit:supply`; the third is no success, and differs from a finding. */
export const exitCodes = {clean: 0, found: 1, unreachable: 3} as const

/** Reads a reply of the advisory database; only one that counts packages has looked at any. */
export function verdictOf(reply: AuditReply | undefined): Verdict {
  const {vulnerabilities, metadata} = reply ?? {}
  if (vulnerabilities === undefined || !metadata?.dependencies?.total) {
    return {kind: 'unreachable', lines: [reply?.message ?? reply?.error?.summary ?? 'it gave no answer']}
  }
  const lines = Object.entries(vulnerabilities)
    .toSorted(([, a], [, b]) => severities.indexOf(b.severity) - severities.indexOf(a.severity))
    .map(([name, {severity, range, via}]) => {
      const reasons = via.map((reason) =>
        typeof reason === 'string' ? `by way of ${reason}` : `${reason.title} ${reason.url}`,
      )
      return `${severity}: ${name} ${range}: ${reasons.join('; ')}`
    })
  return {
    kind: lines.length > 0 ? 'found' : 'clean',
    lines: lines.length > 0 ? lines : [`${metadata.dependencies.total} packages, no advisory.`],
  }
}
