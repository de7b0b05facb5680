import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync, constants} from 'node:zlib'
import type {Figure} from '../../tests/bench/numbers.ts'
import {doorFolder} from '../build/doorFolder.ts'
import {type Budget, budgets} from '../budgets.config.ts'
import {clientFolder} from './clientBuild.ts'
import {filesOf, type Manifest} from './manifest.ts'

/**
 * The same text with other hashes in the names of files: those that follow from the names alone. A change of any module
 * changes dozens of hashes, and letters at random compress sometimes better and sometimes worse, by some 150 bytes.
 */
const withStableHashes = (text: string): string =>
  text.replace(
    /([\w.]+)-[\w-]{7}(?=\.(?:js|css)\b)/g,
    (_, name: string) => `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 7)}`,
  )

/** Bytes of a built file as the server sends it, but for its hashes: brotli at the highest level. */
const brotliSize = (file: string): number => brotliBytes(readFileSync(join(clientFolder, file), 'utf8'))

function brotliBytes(text: string): number {
  const plain = Buffer.from(withStableHashes(text))
  return brotliCompressSync(plain, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: plain.length}}).length
}

/** The scripts of a page: files, and what stands inside. */
function scriptsOfDoor(door: string): {file: string; bytes: number}[] {
  const html = readFileSync(join(clientFolder, doorFolder, door), 'utf8')
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) => {
    const file = /src="\/([^"]*)"/.exec(attributes)?.[1]
    const inside = {file: door, bytes: brotliBytes(text)}
    if (file !== undefined) return [{file, bytes: brotliSize(file)}]
    // What it imports when the form is used.
    const later = /import\('\/([^']*)'\)/.exec(text)?.[1]
    return later === undefined ? [inside] : [inside, {file: later, bytes: brotliSize(later)}]
  })
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
    const built = filesOf(manifest, budget.modules).map((file) => ({file, bytes: brotliSize(file)}))
    const page = budget.page === undefined ? [] : [{file: budget.page, bytes: brotliSize(budget.page)}]
    const files = [...built, ...page, ...(budget.door === undefined ? [] : scriptsOfDoor(budget.door))]
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
