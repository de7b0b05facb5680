/** Files that are in the browser's cache or on their way there; one that failed is forgotten, so that it is asked for anew. */
const files = new Map<string, Promise<unknown>>()

async function fetchFile(href: string): Promise<Response> {
  const reply = await fetch(href)
  if (!reply.ok) throw new Error(`${reply.status} for ${href}`)
  return reply
}

/** A style sheet is applied when it has come. */
const addStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, {rel: 'stylesheet', crossOrigin: '', href})
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`No reply for ${href}`))
    }
    document.head.append(link)
  })

function cached(path: string): Promise<unknown> {
  const {href} = new URL(path, document.baseURI)
  const known = files.get(href)
  if (known) return known
  // What the page asks for itself.
  if (document.querySelector(`link[href=${CSS.escape(path)}]`)) return Promise.resolve()
  const file = path.endsWith('.css') ? addStyle(href) : fetchFile(href).then((reply) => reply.blob())
  files.set(href, file)
  file.catch(() => files.delete(href))
  return file
}

type Lists = {readonly files: readonly string[]; readonly lists: readonly (readonly number[])[]}

let late: Promise<Lists> | null = null

/** What the parts after the first screen need, in a file that the page names (`scripts/build/lateLists.ts`). */
function readLists(): Promise<Lists> {
  late ??= fetchFile(document.querySelector<HTMLMetaElement>('meta[name=lists]')?.content ?? '').then((reply) =>
    reply.json(),
  )
  late.catch(() => {
    late = null
  })
  return late
}

async function pathsOf(list: number): Promise<readonly string[]> {
  const {files, lists} = await readLists()
  return lists[list]?.map((place) => files[place] ?? '') ?? []
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
  const paths = typeof needed === 'number' ? await pathsOf(needed) : needed
  await Promise.all(paths.map((path) => cached(`/${path}`)))
  return load()
}
