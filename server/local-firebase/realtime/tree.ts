/** A value of the realtime database. Lists are trees with numbers for names. */
export type Json = string | number | boolean | null | {readonly [name: string]: Json}

/** A value that is no tree, at its place. */
export type Leaf = {readonly path: string; readonly value: string | number | boolean}

const maxDepth = 16
const maxPathLength = 512
const forbidden = /[.#$[\]\p{Cc}]/u

/** A path as it is kept: `/a/b`, the root as the empty text; undefined when a name is not allowed. */
export function parsePath(text: string): string | undefined {
  const names = text.split('/').filter((name) => name !== '')
  const path = names.map((name) => `/${name}`).join('')
  const isTooLong = names.length > maxDepth || path.length > maxPathLength
  return isTooLong || names.some((name) => forbidden.test(name)) ? undefined : path
}

/** The paths above a path, the root left out. */
export function ancestorsOf(path: string): readonly string[] {
  const names = path.split('/').slice(1, -1)
  return names.map((_name, index) =>
    names
      .slice(0, index + 1)
      .map((name) => `/${name}`)
      .join(''),
  )
}

/** Whether one path is the other, above it or below it. */
export function isRelated(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`)
}

/** Reads a value from the wire; undefined when it is not one: too deep, or with a name that is not allowed. */
export function parseJson(value: unknown, depth = 0): Json | undefined {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'object' || depth >= maxDepth) return undefined
  const tree: Record<string, Json> = {}
  for (const [name, child] of Object.entries(value)) {
    const parsed = parseJson(child, depth + 1)
    if (parsed === undefined || name === '' || name.includes('/') || forbidden.test(name)) return undefined
    if (parsed !== null) tree[name] = parsed
  }
  return Object.keys(tree).length === 0 ? null : tree
}

/** The leaves of a value put at a path. */
export function leavesOf(path: string, value: Json): readonly Leaf[] {
  if (value === null) return []
  if (typeof value !== 'object') return [{path, value}]
  return Object.entries(value).flatMap(([name, child]) => leavesOf(`${path}/${name}`, child))
}

/** The value at a path, from the leaves at and below it. */
export function treeOf(path: string, leaves: readonly Leaf[]): Json {
  const own = leaves.find((leaf) => leaf.path === path)
  if (own !== undefined) return own.value
  const children = new Map<string, Leaf[]>()
  for (const leaf of leaves) {
    const name = leaf.path.slice(path.length + 1).split('/')[0] ?? ''
    children.set(name, [...(children.get(name) ?? []), leaf])
  }
  if (children.size === 0) return null
  return Object.fromEntries([...children].map(([name, below]) => [name, treeOf(`${path}/${name}`, below)]))
}

/** The value below a value, by the names on the way. */
export function valueAt(value: Json, [name, ...rest]: readonly string[]): Json {
  if (name === undefined) return value
  return typeof value === 'object' && value !== null ? valueAt(value[name] ?? null, rest) : null
}

/** The same value with another one put below it; what becomes empty is gone. */
export function withValueAt(value: Json, [name, ...rest]: readonly string[], put: Json): Json {
  if (name === undefined) return put
  const {[name]: present = null, ...others} = typeof value === 'object' && value !== null ? value : {}
  const below = withValueAt(present, rest, put)
  const tree = below === null ? others : {...others, [name]: below}
  return Object.keys(tree).length === 0 ? null : tree
}
