import {existsSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {bin, root, run, type Command, type Finished} from './lib/run.ts'
import {duration, table} from './lib/table.ts'

/**
 * `npm run check`: everything that can be known without running the product. The parts run side by side, each says
 * what it is about, and the output of a part is shown only when it fails. `npm run check -- types lint` runs a choice.
 */
type Part = Command & {name: string; about: string}

const node = (script: string, ...args: string[]) => ({command: process.execPath, args: [join(root, script), ...args]})
const program = (name: string, ...args: string[]) => ({command: bin(name), args})
const rooms = ['domain', 'machines', 'src', 'server', 'stories', 'tests', 'scripts', 'content'].filter((room) =>
  existsSync(join(root, room)),
)

const parts: Part[] = [
  {name: 'budgets', about: 'bytes that a screen needs', ...node('scripts/budgets.ts')},
  {
    name: 'types',
    about: 'TypeScript, strict',
    // What did not change since the last run in this tree is not looked at again.
    ...program('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.tsbuildinfo'),
  },
  {
    name: 'worker types',
    about: 'the service worker, on its own library',
    ...program('tsc', '--noEmit', '-p', 'tsconfig.worker.json'),
  },
  {
    name: 'dependencies',
    about: 'who may know whom',
    ...program('depcruise', '-c', '.dependency-cruiser.cjs', ...rooms),
  },
  {name: 'dead code', about: 'nothing unused, nothing undeclared', ...program('knip', '--no-config-hints')},
  {name: 'documents', about: 'every GraphQL document against the schema', ...program('graphql-codegen', '--check')},
  {
    name: 'lint',
    about: 'oxlint',
    ...program('oxlint', '--format=unix', '--deny-warnings', '--report-unused-disable-directives'),
  },
  {name: 'format', about: 'oxfmt; `npm run format` writes it', ...program('oxfmt', '--check')},
  {name: 'house rules', about: 'purity, texts, assertions, owners of globals', ...node('scripts/houseRules.ts')},
  {name: 'code names', about: 'what the documentation names exists', ...node('scripts/docNames.ts')},
  {name: 'statecharts', about: 'docs/statecharts without drift', ...node('scripts/statechartPages.ts', '--check')},
  {
    name: 'permissions',
    about: 'docs/permissions-and-limits.md without drift',
    ...node('scripts/permissionsPage.ts', '--check'),
  },
  {
    name: 'rest types',
    about: 'types of the REST contract without drift',
    ...node('scripts/restTypes.ts', '--check'),
  },
  {
    name: 'pack schema',
    about: 'docs/content-pack.schema.json without drift',
    ...node('server/content/jsonSchema.cli.ts', '--check'),
  },
  {name: 'content', about: 'the content pack, as counted', ...node('content/tools/check.ts', '--quick')},
  {
    name: 'parts',
    about: 'the CycloneDX list names all that ships',
    ...node('scripts/sbom.ts', join(root, '.cache', 'sbom.cdx.json')),
  },
  {name: 'pictures', about: 'the weight of the pictures of the stories', ...node('scripts/pictureBudget.ts')},
  {name: 'licences', about: 'licences and the lock file', ...node('scripts/licences.ts')},
]

const isBroken = (finished: Finished) => !finished.ok

async function runAll(chosen: readonly Part[]): Promise<Array<{part: Part; finished: Finished}>> {
  const waiting = [...chosen]
  const done: Array<{part: Part; finished: Finished}> = []
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) done.push({part, finished: await run(part)})
  }
  await Promise.all([worker(), worker(), worker()])
  return chosen.flatMap((part) => done.filter((entry) => entry.part === part))
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${parts.map((part) => part.name).join(', ')}.`)
  process.exit(2)
}

const started = performance.now()
const results = await runAll(parts.filter((part) => wanted.length === 0 || wanted.includes(part.name)))
for (const {part, finished} of results)
  if (isBroken(finished)) console.log(`\n--- ${part.name} ---\n${finished.output.trim()}`)

const rows = results.map(({part, finished}) => [
  finished.ok ? 'ok' : 'FAILED',
  part.name,
  duration(finished.ms),
  part.about,
])
console.log(`\n${table(['', 'part', 'time', 'about'], rows)}`)
const failed = results.filter(({finished}) => isBroken(finished)).length
console.log(
  `\n${results.length - failed} of ${results.length} parts hold, in ${duration(performance.now() - started)}.`,
)
if (process.env.CHECK_RESULT)
  writeFileSync(process.env.CHECK_RESULT, JSON.stringify({passed: results.length - failed, failed}))
process.exitCode = failed > 0 ? 1 : 0
