import {globSync, readFileSync} from 'node:fs'
import {join, sep} from 'node:path'
import {unknownNames} from './lib/codeNames.ts'
import {root} from './lib/run.ts'

/** Fails when a page of the documentation names code that does not exist; one line per name. */
const generated = /^docs\/(?:statecharts\/|stories\.md$|permissions-and-limits\.md$|mutation\.md$)/

/** Names of other programs, and of what a decision ended, by page. */
const others: Readonly<Record<string, readonly string[]>> = {
  'docs/decisions/0027-flows-outlive-views.md': ['useSettledWrites'],
  'docs/decisions/0028-written-by-hand.md': ['ImageCropper', 'makeDefaultStorage'],
  'docs/operations.md': ['NODE_OPTIONS=--max-old-space-size=…'],
}

const rooms = 'content,docs,domain,machines,public,schema,scripts,server,src,stories,tests,.ci,.storybook'
const paths = globSync(['*', `{${rooms}}/**/*`], {cwd: root}).map((path) => path.split(sep).join('/'))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const isPage = (path: string) =>
  /^(?:README|CONTRIBUTING|SECURITY)\.md$|^docs\/.*\.md$/.test(path) && !generated.test(path)
const isCode = (path: string) =>
  /\.(?:tsx?|mjs|cjs|json|graphql|sql|ya?ml|css|html)$|^\.ci\/run$/.test(path) &&
  !/^content\/aristo\/|^tests\/visual\/baselines\//.test(path)

const pages = new Map(paths.filter(isPage).map((path) => [path, read(path)]))
const unknown = unknownNames(pages, {paths, code: paths.filter(isCode).map(read).join('\n')}, others)
for (const {file, line, name} of unknown)
  console.log(`${file}:${line} \`${name}\` is neither a file nor a name of the code`)
console.log(`${pages.size} pages, ${unknown.length} unknown names.`)
process.exitCode = unknown.length > 0 ? 1 : 0
