import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as v from 'valibot'
import type {TextFile} from '../../server/content/contentFile.ts'
import {root} from '../../scripts/lib/run.ts'
import type {RuleContext} from './rules/rule.ts'
import {wordList} from './rules/spelling.ts'
import {packFolder, readSources, sourceFiles} from './sources.ts'

const mediaFolder = join(root, 'public', 'media', 'aristo')
const demoFolder = join(root, 'content', 'demo')
const demoFile = v.object({questions: v.optional(v.array(v.object({id: v.string(), body: v.string()})), [])})

/** Everything the rules look at, as it is on disk; without a dictionary every word passes. */
export function readRuleContext(isWord: RuleContext['isWord'] = () => true): RuleContext {
  const files = [...sourceFiles(), ...wordFile()]
  const media = existsSync(mediaFolder) ? readdirSync(mediaFolder) : []
  return {
    files,
    sources: readSources(files),
    others: demoBodies(),
    media: new Set(media.map((name) => `/media/aristo/${name}`)),
    isWord,
  }
}

function wordFile(): readonly TextFile[] {
  const path = join(packFolder, wordList)
  return existsSync(path) ? [{name: wordList, text: readFileSync(path, 'utf8')}] : []
}

function demoBodies(): ReadonlyMap<string, string> {
  const names = readdirSync(demoFolder).filter((name) => name.startsWith('questoes-'))
  const packs = names.map((name) => v.parse(demoFile, JSON.parse(readFileSync(join(demoFolder, name), 'utf8'))))
  return new Map(packs.flatMap(({questions}) => questions.map(({id, body}) => [id, body] as const)))
}
