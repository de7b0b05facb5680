import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync, constants} from 'node:zlib'
import {budgets, type Budget} from './budgets.config.ts'
import {buildClient, clientFolder, isFresh} from './lib/clientBuild.ts'
import {filesOf, type Manifest} from './lib/manifest.ts'
import {table} from './lib/table.ts'

/** Fails when a screen needs more JavaScript than its budget; prints the largest files of a screen that does. */
const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)

function brotliSize(file: string): number {
  const plain = readFileSync(join(clientFolder, file))
  return brotliCompressSync(plain, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: plain.length}}).length
}

function measure(manifest: Manifest, {screen, modules, kilobytes: most}: Budget) {
  const files = filesOf(manifest, modules).map((file) => ({file, bytes: brotliSize(file)}))
  const bytes = files.reduce((total, file) => total + file.bytes, 0)
  return {screen, most, bytes, files: files.toSorted((a, b) => b.bytes - a.bytes), holds: most === undefined || bytes <= most * 1_000}
}

if (!isFresh()) await buildClient()
const manifest: Manifest = JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8'))
const measured = budgets.map((budget) => measure(manifest, budget))
const rows = measured.map(({screen, most, bytes, files, holds}) => [
  most === undefined ? '' : holds ? 'ok' : 'OVER', screen, `${kilobytes(bytes)} kB`, most === undefined ? 'none' : `${most} kB`, String(files.length),
])
console.log(table(['', 'screen', 'brotli', 'budget', 'files'], rows))
for (const {screen, files, holds} of measured) {
  if (!holds) console.log(`\n${screen}:\n${files.map(({file, bytes}) => `  ${kilobytes(bytes).padStart(6)} kB  ${file}`).join('\n')}`)
}
process.exitCode = measured.every(({holds}) => holds) ? 0 : 1
