/**
 * The notes of one version, as the changelog has them, without its heading; `Unreleased` for what comes next. Undefined
 * when the changelog has no such version, or nothing about it.
 */
export function notesOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1)
  const found = sections.find((section) => /^\[?([^\]\s]+)/.exec(section)?.[1]?.toLowerCase() === version.toLowerCase())
  const notes = found
    ?.slice(found.indexOf('\n') + 1)
    .replaceAll(/^\[[^\]]+\]: .*$/gm, '')
    .trim()
  return notes === '' ? undefined : notes
}
