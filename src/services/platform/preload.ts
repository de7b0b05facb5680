/** Files that are in the browser's cache or on their way there; one that failed is forgotten, so that it is asked for anew. */
const files = new Map<string, Promise<unknown>>()

async function fetchFile(href: string): Promise<void> {
  const reply = await fetch(href)
  if (!reply.ok) throw new Error(`${reply.status} for ${href}`)
  await reply.arrayBuffer()
}

type Turns = (path: string, work: (path: string) => Promise<unknown>) => Promise<unknown>

let turns: Turns = (path, work) => work(path)

/** Says when each file is fetched that is not yet asked for; at once, otherwise. */
export function setTurns(next: Turns): void {
  turns = next
}

/** `path` is that of a file of the build: it begins with a slash and needs no escape. */
function cached(path: string): Promise<unknown> {
  const known = files.get(path)
  if (known) return known
  // What the page asks for itself.
  if (document.querySelector(`link[href="${path}"]`)) return Promise.resolve()
  const file = turns(path, fetchFile)
  files.set(path, file)
  file.catch(() => files.delete(path))
  return file
}

type Lists = {readonly files: readonly string[]; readonly lists: readonly (readonly number[])[]}

let late: Lists | undefined

/** What the parts after the first screen need stands in the page (`scripts/build/lateLists.ts`). */
function pathsOf(list: number): readonly string[] {
  // `as`: the build wrote it into the page with this shape.
  late ??= JSON.parse(document.getElementById('lists')?.textContent ?? '{"files":[],"lists":[]}') as Lists
  return late.lists[list]?.map((place) => late?.files[place] ?? '') ?? []
}

/**
 * Stands in for the preload helper of Vite: a module is imported once all of its files are in the browser's cache, its own
 * included. Browsers before the change of 2026 in the HTML standard keep a module, or a preloading link, whose fetch
 * failed as failed until the page is reloaded (whatwg/html#6768); what `fetch` asked for may be asked for again.
 *
 * @param needed - the paths of the files, or the number of their list
 * @throws when a file does not come; the next call asks anew
 */
export async function preload<Module>(
  load: () => Promise<Module>,
  needed: readonly string[] | number = [],
): Promise<Module> {
  const paths = typeof needed === 'number' ? pathsOf(needed) : needed
  await Promise.all(paths.map((path) => cached(`/${path}`)))
  return load()
}
