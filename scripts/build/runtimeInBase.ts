import type {Plugin} from 'vite'
import type {Manifest} from '../lib/manifest.ts'
import {pageOf, textOf} from './bundle.ts'

const runtimeName = /^assets\/rolldown-runtime-[\w-]+\.js$/
const baseName = /^assets\/base-[\w-]+\.js$/
const importOfRuntime = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";?/
const exportsOfRuntime = /export\{([^}]*)\};?\s*$/

/** The names of `a as b, c`. */
const pairsOf = (clause: string): (readonly [from: string, to: string])[] =>
  clause.split(',').map((part) => {
    const [from = '', to = from] = part.trim().split(' as ')
    return [from, to]
  })

/** What the runtime gives, under names that no minifier writes. */
const nameInBase = (name: string) => `__rt_${name}`

/**
 * The base with the bundler's runtime at its beginning, which it gives to the other files as well.
 *
 * @throws when either is not written as this expects
 */
export function baseWithRuntime(base: string, runtime: string): string {
  const given = exportsOfRuntime.exec(runtime)
  const taken = importOfRuntime.exec(base)
  if (!given || !taken) throw new Error('The runtime of the bundler, or its import in the base, was not understood.')
  const names = pairsOf(given[1] ?? '')
  const code = runtime.replace(given[0], '').trim()
  const outer = names.map(([, name]) => nameInBase(name)).join()
  const own = pairsOf(taken[1] ?? '')
    .map(([name, local]) => `${local}=${nameInBase(name)}`)
    .join()
  const inside = `var[${outer}]=(()=>{${code}return[${names.map(([local]) => local).join()}]})(),${own};`
  return `${base.replace(taken[0], () => inside).trim()}export{${outer}};`
}

/** The code of another file, which takes the runtime from the base. */
export const withRuntimeOfBase = (code: string, base: string): string =>
  code.replace(
    importOfRuntime,
    (_, clause: string) =>
      `import{${pairsOf(clause)
        .map(([name, local]) => `${nameInBase(name)} as ${local}`)
        .join()}}from"./${base}";`,
  )

function withoutRuntime(manifest: Manifest): Manifest {
  const key = Object.keys(manifest).find((name) => runtimeName.test(manifest[name]?.file ?? ''))
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([name, chunk]) =>
      name === key
        ? []
        : [[name, {...chunk, ...(chunk.imports && {imports: chunk.imports.filter((other) => other !== key)})}]],
    ),
  )
}

/** Puts the runtime of the bundler, 0.4 kB that no group of chunks can hold, into the base: a request less before every page. */
export const runtimeInBase = (): Plugin => ({
  name: 'aristo-runtime-in-base',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const runtime = chunks.find(({fileName}) => runtimeName.test(fileName))
      const base = chunks.find(({fileName}) => baseName.test(fileName))
      const page = pageOf(bundle)
      const manifest = bundle['.vite/manifest.json']
      if (!runtime || !base || manifest?.type !== 'asset')
        throw new Error('The build has no runtime, base or manifest.')
      base.code = baseWithRuntime(base.code, runtime.code)
      for (const chunk of chunks) {
        if (chunk !== base) chunk.code = withRuntimeOfBase(chunk.code, base.fileName.replace('assets/', ''))
        if (chunk.code.includes('rolldown-runtime')) throw new Error(`${chunk.fileName} still names the runtime.`)
      }
      page.source = textOf(page).replace(new RegExp(`\\s*<link[^>]*"/${runtime.fileName}">`), '')
      manifest.source = JSON.stringify(withoutRuntime(JSON.parse(textOf(manifest))), null, 2)
      delete bundle[runtime.fileName]
    },
  },
})
