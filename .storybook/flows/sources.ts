import {existsSync, globSync, readFileSync} from 'node:fs'
import {dirname, join, normalize, sep} from 'node:path'
import {docstringOf} from '../../scripts/statechart/docstring.ts'

/** What the sources say about a flow: what it is for, and the modules of `src/text` that its view shows, nearest first. */
export type FlowSource = {readonly area: string; readonly about: string; readonly texts: readonly string[]}

const textFolder = join('src', 'text') + sep
const viewFolder = join('src', 'features') + sep

/** The files that a file imports by a relative path, types left out; `import()` counts as well. */
function importsOf(text: string, file: string): string[] {
  const written = text.matchAll(
    /(?:^import (?!type )[^'"]*?|^export [^'"]*? from |import\()['"](\.{1,2}\/[^'"]+)['"]/gm,
  )
  return [...written].map(([, path = '']) => normalize(join(dirname(file), path)))
}

/**
 * The text modules that a story file's views import, breadth first; `read` files are told for a server that watches.
 * What the stories' own helpers import is none of the flow.
 */
export function textsOf(story: string, root: string, read: (file: string) => void = () => undefined): string[] {
  const seen = new Set<string>([story])
  const texts: string[] = []
  // A set is walked in the order of its entries, those that are added meanwhile included.
  for (const file of seen) {
    if (file.startsWith(textFolder)) {
      texts.push(file.slice(textFolder.length, -'.ts'.length).split(sep).join('/'))
      continue
    }
    if (!existsSync(join(root, file))) continue
    read(join(root, file))
    for (const next of importsOf(readFileSync(join(root, file), 'utf8'), file)) {
      if (next.startsWith(textFolder) || next.startsWith(viewFolder)) seen.add(next)
    }
  }
  return texts
}

/** All flows by their name; every flow has one machine file and one story file of that name. */
export function flowSources(root: string, read: (file: string) => void = () => undefined): Record<string, FlowSource> {
  const flows = globSync('machines/*/*.machine.ts', {cwd: root}).sort()
  return Object.fromEntries(
    flows.map((machine) => {
      const [, area = '', name = ''] = machine.split(sep)
      const flow = name.replace('.machine.ts', '')
      read(join(root, machine))
      const about = docstringOf(readFileSync(join(root, machine), 'utf8'), `${flow}Machine`)
      return [flow, {area, about, texts: textsOf(join('stories', area, `${flow}.stories.tsx`), root, read)}]
    }),
  )
}
