/** Texts as Controls show them: modules, their exports, and below them whatever holds strings. */
export type Texts = {readonly [key: string]: string | Texts}

type Change = {readonly holder: object; readonly key: string; readonly before: unknown; readonly after: string}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

const entriesOf = (holder: object): [string, unknown][] => Object.entries(holder)

/** The strings of a value and of everything in it; null when there are none. */
function stringsIn(value: unknown): string | Texts | null {
  if (typeof value === 'string') return value
  if (!isHolder(value)) return null
  const found = entriesOf(value).flatMap(([key, below]) => {
    const strings = stringsIn(below)
    return strings === null ? [] : [[key, strings] as const]
  })
  return found.length === 0 ? null : Object.fromEntries(found)
}

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What can be changed of these modules: strings in exported objects. An exported string itself belongs to its importers. */
export function editableTexts(modules: Modules): Texts {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([name, exports]) => {
      const holders = Object.fromEntries(Object.entries(exports).filter(([, value]) => isHolder(value)))
      const strings = stringsIn(holders)
      return isHolder(strings) ? [[name, strings] as const] : []
    }),
  )
}

/** Names of what can only be read: functions that compose a text, wherever they stand, and exported strings. */
export function composedTexts(modules: Modules): string[] {
  const functionsIn = (value: unknown, path: string): string[] => {
    if (typeof value === 'function') return [`${path}()`]
    return isHolder(value) ? entriesOf(value).flatMap(([key, below]) => functionsIn(below, `${path}.${key}`)) : []
  }
  return Object.values(modules).flatMap((exports) =>
    Object.entries(exports).flatMap(([name, value]) => (typeof value === 'string' ? [name] : functionsIn(value, name))),
  )
}

function changesIn(holder: object, wanted: Texts): Change[] {
  return Object.entries(wanted).flatMap(([key, after]): Change[] => {
    const before: unknown = Reflect.get(holder, key)
    if (typeof after === 'string')
      return typeof before === 'string' && before !== after ? [{holder, key, before, after}] : []
    return isHolder(before) ? changesIn(before, after) : []
  })
}

let made: readonly Change[] = []

/**
 * Puts changed texts into the modules that the product reads them from, after taking those of the last story back. Returns
 * a name of the changes, '' for none: a view that was drawn under another name has to be drawn anew.
 */
export function applyTexts(modules: Modules, wanted: Texts): string {
  for (const {holder, key, before} of made) Reflect.set(holder, key, before)
  made = Object.entries(wanted).flatMap(([name, exports]) => {
    const module = modules[name]
    return module && typeof exports === 'object' ? changesIn(module, exports) : []
  })
  for (const {holder, key, after} of made) Reflect.set(holder, key, after)
  return made.map(({key, after}) => `${key}=${after}`).join('\n')
}
