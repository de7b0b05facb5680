import {readFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import type {TextFile} from '../content/contentFile.ts'

const builtPack = fileURLToPath(new URL('../../dist/content/aristo.json', import.meta.url))

/** The content pack as `npm run content:build` left it; null where it was not built. */
export async function readBuiltPack(path: string = builtPack): Promise<TextFile | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : {name: 'aristo.json', text}
}
