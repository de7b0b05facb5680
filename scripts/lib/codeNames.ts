/** A name in backticks that looks like code of the project and is not there. */
export type Unknown = {readonly file: string; readonly line: number; readonly name: string}

export type Project = {
  /** Tracked files, with forward slashes. */
  readonly paths: readonly string[]
  /** The text of all code and configuration, in which an identifier is looked up. */
  readonly code: string
}

const rooms =
  /^(?:\.ci|\.storybook|content|docs|domain|machines|public|schema|scripts|server|src|stories|tests)\/[^\s`]+$/
/** `camelCase`, `PascalCase` with two words, or `UPPER_CASE`; members, calls and arguments may follow. */
const identifier = /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z0-9]+[A-Z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)(?=$|[.(=:])/
const script = /^npm (?:run(?: -s)? )([\w:-]+)/

/** `src/<area>/*.ts` and `docs/decisions/NNNN-name.md` name a kind of file. */
const isPattern = (path: string) => /[*<>{}…]|\b[A-Z]{3,}\b|NNNN/.test(path)

/** `README.md:12` and `file.ts#section` name a place in a file. */
const withoutPlace = (path: string) => path.replace(/(?:[:#].*|\/)$/, '')

function isPath(path: string, {paths}: Project): boolean {
  const wanted = withoutPlace(path)
  return (
    isPattern(wanted) ||
    paths.some((file) => file === wanted || file.startsWith(`${wanted}/`) || file.startsWith(`${wanted}.`))
  )
}

/** Whether a text in backticks names what exists; true for what does not look like a name of the project. */
function exists(text: string, project: Project, words: ReadonlySet<string>): boolean {
  if (rooms.test(text)) return isPath(text, project)
  if (project.paths.some((file) => file.endsWith(`/${text}`))) return true
  const name = script.exec(text)?.[1]
  if (name !== undefined) return project.code.includes(`"${name}":`)
  const word = identifier.exec(text)?.[0]
  return word === undefined || words.has(word)
}

/**
 * The names of code in Markdown pages that are neither files, nor scripts, nor words of the code. Code blocks are left out:
 * they may show what a reader is to write. `others` lists, by page, names that are
 * rightly there: of other programs, or of what a decision ended.
 */
export function unknownNames(
  pages: ReadonlyMap<string, string>,
  project: Project,
  others: Readonly<Record<string, readonly string[]>> = {},
): Unknown[] {
  const words = new Set(project.code.match(/\w+/g))
  return [...pages].flatMap(([file, text]) => {
    const prose = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
    return prose.split('\n').flatMap((line, index) =>
      [...line.matchAll(/`([^`]+)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !exists(name, project, words) && !others[file]?.includes(name))
        .map((name) => ({file, line: index + 1, name})),
    )
  })
}
