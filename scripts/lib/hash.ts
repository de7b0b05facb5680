import {createHash} from 'node:crypto'
import {globSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {root} from './run.ts'

/** A hash over the names and bytes of all files that fit the patterns, those that `isLeftOut` names excepted. */
export function hashOfFiles(
  patterns: readonly string[],
  folder = root,
  isLeftOut: (file: string) => boolean = () => false,
): string {
  const hash = createHash('sha256')
  const files = globSync(patterns, {cwd: folder}).filter((file) => !isLeftOut(file))
  for (const file of files.toSorted()) {
    if (statSync(join(folder, file)).isFile())
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(folder, file)))
        .update('\0')
  }
  return hash.digest('hex')
}
