import {existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join, sep} from 'node:path'
import {pathToFileURL} from 'node:url'
import {StateMachine, type AnyStateMachine} from 'xstate'
import {root} from './lib/run.ts'
import {docstringOf} from './statechart/docstring.ts'
import {statechartOf} from './statechart/graph.ts'
import {indexOf, pageOf, type Page} from './statechart/page.ts'

/** `npm run docs:statecharts` writes a page per machine; `--check` only says which ones are out of date. */
const folder = join(root, 'docs', 'statecharts')

/** The machine that a module exports, under the name it has there. */
function machineOf(module: Record<string, unknown>, file: string): {name: string; machine: AnyStateMachine} {
  for (const [name, value] of Object.entries(module)) if (value instanceof StateMachine) return {name, machine: value}
  throw new Error(`${file} exports no machine.`)
}

async function readPage(file: string): Promise<Page> {
  const [, area = '', name = ''] = file.split(sep)
  const path = join(root, file)
  const {name: exported, machine} = machineOf(await import(pathToFileURL(path).href), file)
  const docstring = docstringOf(readFileSync(path, 'utf8'), exported)
  return {area, flow: name.replace('.machine.ts', ''), docstring, chart: statechartOf(machine)}
}

function stale(wanted: ReadonlyMap<string, string>): string[] {
  const present = existsSync(folder) ? readdirSync(folder) : []
  const changed = [...wanted].filter(
    ([name, text]) => !present.includes(name) || readFileSync(join(folder, name), 'utf8') !== text,
  )
  const gone = present.filter((name) => !wanted.has(name))
  return [...changed.map(([name]) => name), ...gone]
}

const files = globSync('machines/*/*.machine.ts', {cwd: root}).toSorted()
const pages = await Promise.all(files.map(readPage))
const wanted = new Map(pages.map((page) => [`${page.area}-${page.flow}.md`, pageOf(page)]))
wanted.set('README.md', indexOf(pages))
const outdated = stale(wanted)

if (process.argv.includes('--check')) {
  for (const name of outdated)
    console.log(`docs/statecharts/${name} does not match its machine; run "npm run docs:statecharts".`)
  process.exitCode = outdated.length > 0 ? 1 : 0
} else {
  mkdirSync(folder, {recursive: true})
  for (const name of outdated) {
    const text = wanted.get(name)
    if (text === undefined) rmSync(join(folder, name))
    else writeFileSync(join(folder, name), text)
  }
}
console.log(
  `${pages.length} machines, ${outdated.length} pages ${process.argv.includes('--check') ? 'out of date' : 'written'}.`,
)
