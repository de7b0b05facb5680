import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync, constants} from 'node:zlib'
import type {Figure} from '../../tests/bench/numbers.ts'
import {type Budget, budgets} from '../budgets.config.ts'
import {clientFolder} from './clientBuild.ts'
import {filesOf, type Manifest} from './manifest.ts'

/** Bytes of a built file as the server sends it: brotli at the highest level. */
function brotliSize(file: string): number {
  const plain = readFileSync(join(clientFolder, file))
  return brotliCompressSync(plain, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: plain.length}}).length
}

export type Weight = Budget & {
  readonly bytes: number
  readonly files: readonly {file: string; bytes: number}[]
  readonly holds: boolean
}

/** What the JavaScript of every budgeted screen weighs in the built client, its largest files first. */
export function weights(): Weight[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8'))
  return budgets.map((budget) => {
    const files = filesOf(manifest, budget.modules).map((file) => ({file, bytes: brotliSize(file)}))
    const bytes = files.reduce((total, file) => total + file.bytes, 0)
    const holds = budget.kilobytes === undefined || bytes <= budget.kilobytes * 1_000
    return {...budget, bytes, holds, files: files.toSorted((a, b) => b.bytes - a.bytes)}
  })
}

/** The same for the benchmark's table. */
export const byteFigures = (): Figure[] =>
  weights().map(({screen, bytes, kilobytes}) => ({
    name: `script, brotli: ${screen}`,
    unit: 'kB',
    figure: bytes / 1e3,
    limit: kilobytes ?? 1,
    ...(kilobytes !== undefined && {most: 1}),
  }))
