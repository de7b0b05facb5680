/** What is read of Vite's manifest. */
export type Chunk = {file: string; name?: string; imports?: string[]; dynamicImports?: string[]}
export type Manifest = Record<string, Chunk>

/**
 * The JavaScript files that the browser loads for these modules, or chunks by their names: their own and all that those
 * import statically. Throws for a module that the build does not know, because a budget over nothing always holds.
 */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string, from: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key] ?? Object.values(manifest).find(({name}) => name === key)
    if (chunk === undefined) throw new Error(`The build has no module ${key} (named by ${from}).`)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next, key)
  }
  for (const key of modules) visit(key, 'the budgets')
  return [...files]
}
