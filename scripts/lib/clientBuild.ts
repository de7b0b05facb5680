import {existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {extname, join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'
import {hashOfFiles} from './hash.ts'
import {bin, root, run, type Command} from './run.ts'

/** Where the built client lies; the server sends it from there. */
export const clientFolder = join(root, 'dist', 'client')

/** The hash of what the client was built from, beside Vite's manifest. */
const stamp = join('.vite', 'source-hash')

const inputs = [
  '{domain,machines,src}/**/*.{ts,tsx,css,svg,png,webp,woff2}',
  'public/**/*',
  'schema/*.graphql',
  'index.html',
  'package-lock.json',
  'tsconfig*.json',
  '{vite,panda}.config.ts',
  'postcss.config.cjs',
  'codegen.ts',
  'scripts/build/*.{ts,js}',
  'scripts/lib/escapeHtml.ts',
  'scripts/lib/clientDocuments.ts',
]

const isGenerated = (file: string) => file.startsWith(join('src', 'services', 'gen'))

/** A hash over every file that the client is built from, generated ones left out. */
export const sourceHash = (folder = root): string => hashOfFiles(inputs, folder, isGenerated)

/** Is there a built client, made from the sources as they are now? */
export function isFresh(): boolean {
  const file = join(clientFolder, stamp)
  return existsSync(file) && readFileSync(file, 'utf8') === sourceHash()
}

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.ico', '.wasm'])
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` beside what shrinks, at the highest level, so that the server only has to send. */
export async function precompress(folder: string): Promise<number> {
  const files = globSync('**/*', {cwd: folder}).filter(
    (file) => compressible.has(extname(file)) && !file.startsWith('.vite'),
  )
  const written = await Promise.all(files.map((file) => precompressFile(join(folder, file))))
  return written.filter(Boolean).length
}

async function precompressFile(file: string): Promise<boolean> {
  const plain = readFileSync(file)
  // Below one network packet there is nothing to win.
  if (plain.length < 1_024) return false
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const [small, zipped] = await Promise.all([brotli(plain, {params: quality}), zip(plain, {level: 9})])
  if (small.length < plain.length) writeFileSync(`${file}.br`, small)
  if (zipped.length < plain.length) writeFileSync(`${file}.gz`, zipped)
  return true
}

async function must(step: Command): Promise<void> {
  const {ok, output} = await run(step)
  if (!ok) throw new Error(`${step.args.join(' ')} failed:\n${output}`)
}

/**
 * Builds the client into a folder of its own and swaps it in when it is whole, so that a server that runs meanwhile
 * never sends half a build. Throws with the tool's own words when a step fails.
 */
export async function buildClient(): Promise<void> {
  const hash = sourceHash()
  await Promise.all([
    must({command: bin('panda'), args: ['codegen', '--silent']}),
    must({command: bin('graphql-codegen'), args: ['--silent']}),
  ])
  mkdirSync(join(root, 'dist'), {recursive: true})
  const building = mkdtempSync(join(root, 'dist', '.client-'))
  try {
    await must({command: bin('vite'), args: ['build', '--outDir', building, '--emptyOutDir', '--logLevel', 'warn']})
    await precompress(building)
    mkdirSync(join(building, '.vite'), {recursive: true})
    writeFileSync(join(building, stamp), hash)
    rmSync(clientFolder, {recursive: true, force: true})
    renameSync(building, clientFolder)
  } finally {
    rmSync(building, {recursive: true, force: true})
  }
}
