import {globSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {compilePack} from '../../../content/tools/compile.ts'
import {readSources, sourceFiles} from '../../../content/tools/sources.ts'

type Question = {
  readonly id: string
  readonly kind: string
  readonly body: string
  readonly choices?: readonly string[]
  readonly correct?: number | null
  readonly images?: readonly {readonly alt?: string}[]
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const demo = globSync('content/demo/questoes-*.json', {cwd: root}).flatMap(
  (name): Question[] => JSON.parse(readFileSync(`${root}/${name}`, 'utf8')).questions,
)
const questions: readonly Question[] = [...demo, ...compilePack(readSources(sourceFiles())).questions]

/** Words that say something, without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 4)

/** What a picture of the question is said to show, in its body and beside it. */
const saidOf = ({body, images = []}: Question): string =>
  [...images.map(({alt = ''}) => alt), ...[...body.matchAll(/!\[([^\]]*)\]/g)].map(([, alt = '']) => alt)].join(' ')

/** Share of the right choice's words that the pictures' alternatives say. */
function toldBy(question: Question): number {
  const right = wordsOf(question.choices?.[question.correct ?? -1] ?? '')
  const said = new Set(wordsOf(saidOf(question)))
  return right.length === 0 ? 0 : right.filter((word) => said.has(word)).length / right.length
}

test('the alternative of a picture describes it and does not give the answer away', () => {
  const pictured = questions.filter((question) => question.kind === 'choice' && saidOf(question) !== '')
  expect(pictured.length).toBeGreaterThan(40)
  expect(pictured.filter((question) => toldBy(question) > 0.5).map(({id}) => id)).toEqual([])
})
