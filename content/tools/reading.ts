import {readFileSync} from 'node:fs'
import {relative, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import * as v from 'valibot'
import {answersSchema, compareAnswers, readingCopy} from './readingCopy.ts'
import {packFolder, readSources, sourceFiles} from './sources.ts'

/**
 * `npm run content:reading -- FILE`: questions of a file without keys, comments and histories, for a second
 * reader. With `--answers FILE.json` ({"id": "C", …}) it compares the reader's answers with the keys.
 */
const {values, positionals} = parseArgs({options: {answers: {type: 'string'}}, allowPositionals: true})
const wanted = positionals.map((path) => relative(packFolder, resolve(path)).replaceAll('\\', '/'))
const sources = readSources(sourceFiles())
const questions = sources.questions.filter(({file}) => wanted.includes(file))

if (questions.length === 0) {
  console.error('No questions: name a file such as content/aristo/questions/cm-1.md.')
  process.exitCode = 1
} else if (values.answers === undefined) {
  console.log(readingCopy(questions))
} else {
  const answers = v.safeParse(answersSchema, JSON.parse(readFileSync(values.answers, 'utf8')))
  if (answers.success) {
    const {agreed, disagreed, unanswered, unknown} = compareAnswers(questions, answers.output)
    for (const {id, answer, key} of disagreed) {
      console.log(`disagreement: ${id}: the reader says ${answer}, the key is ${key}`)
    }
    for (const id of unanswered) console.log(`unanswered: ${id}`)
    for (const id of unknown) console.log(`unknown: ${id}`)
    console.log(`${agreed} agree, ${disagreed.length} disagree, ${unanswered.length} unanswered.`)
  } else {
    for (const issue of answers.issues) {
      console.error(`${values.answers}: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}.`)
    }
    process.exitCode = 1
  }
}
