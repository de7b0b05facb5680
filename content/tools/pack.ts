import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import type {TextFile} from '../../server/content/contentFile.ts'
import {root} from '../../scripts/lib/run.ts'
import {compilePack} from './compile.ts'
import {readSources, sourceFiles} from './sources.ts'
import type {SourceProblem} from './sourceTypes.ts'

/** Where the built pack is; nothing compiled is kept in the repository. */
export const builtPack = join(root, 'dist', 'content', 'aristo.json')

/** A problem as the line that an author reads and an editor can follow. */
export const problemLine = ({file, line, item, reason}: SourceProblem): string =>
  `content/aristo/${file}:${line}: ${item}: ${reason}`

/** Builds the pack from its sources; with a single problem nothing is written, and the answer is all of them. */
export function buildPack(
  files: readonly TextFile[] = sourceFiles(),
  to: string = builtPack,
): readonly SourceProblem[] {
  const sources = readSources(files)
  if (sources.problems.length > 0) return sources.problems
  mkdirSync(dirname(to), {recursive: true})
  writeFileSync(to, `${JSON.stringify(compilePack(sources))}\n`)
  return []
}
