import {createHash} from 'node:crypto'
import {expect, test} from 'vitest'
import {compilePack} from '../../../content/tools/compile.ts'
import {readLesson} from '../../../content/tools/lessonSource.ts'
import {readQuestions} from '../../../content/tools/questionSource.ts'
import {readSources, sourceFiles} from '../../../content/tools/sources.ts'
import type {Report} from '../../../content/tools/sourceTypes.ts'
import {lessonText, questionText} from './packs.ts'
import {timeouts} from '../../support/timeouts.ts'

function questionProblems(...texts: readonly string[]) {
  const told: string[] = []
  const report: Report = (line, item, reason) => told.push(`${line}: ${item}: ${reason}`)
  readQuestions('questions/cm-1.md', texts.join('\n'), report)
  return told
}

function lessonProblems(text: string) {
  const told: string[] = []
  readLesson('lessons/cm/febre.md', text, (line, item, reason) => told.push(`${line}: ${item}: ${reason}`))
  return told
}

test('a sound question and a sound lesson have no problem', () => {
  expect([questionProblems(questionText()), lessonProblems(lessonText())]).toEqual([[], []])
})

test('every problem of every question is told with its line, all at once', () => {
  const texts = [
    questionText({head: 'gabarito: E'}),
    questionText({id: 'cm-febre-2', head: 'gabarito: F'}),
    questionText({id: 'cm-febre-3', choices: ['- A) Um.', '- C) Dois.', '- C) **Três**.']}),
  ]
  expect(questionProblems(...texts)).toEqual([
    '1: cm-febre-1: Its key E is none of its 4 choices.',
    '43: cm-febre-2: At "gabarito": Invalid type: Expected ("A" | "B" | "C" | "D" | "E") but received "F".',
    '85: cm-febre-3: Choice 2 does not begin with "B) ".',
    '86: cm-febre-3: Choice 3 is more than plain text in one paragraph.',
    '84: cm-febre-3: It has 3 choices; four or five are asked for.',
  ])
})

test('a figure that is not sound is told at the line of its fault', () => {
  const body =
    'Homem.\n\n```figura cm-febre-1-ecg\ntipo: ecg\nalt: Traçado de uma derivação.\nritmo: samba\n```\n\n' +
    'Qual é a conduta?'
  expect(questionProblems(questionText({body}))).toEqual([expect.stringMatching(/^17: cm-febre-1: At "ritmo": /)])
})

test('a line of dashes that makes a heading of a front is told as that', () => {
  expect(lessonProblems(lessonText('## rótulo\n\nA frente?\n---\n\nO verso.'))).toContainEqual(
    expect.stringMatching(
      /^\d+: cm-febre: The line "---" below this text makes it a heading: put an empty line between them\.$/,
    ),
  )
})

test(
  'the pack is read without a problem, and its sources always give the same pack',
  () => {
    const files = sourceFiles()
    expect(readSources(files).problems).toEqual([])
    const hash = () =>
      createHash('sha256')
        .update(JSON.stringify(compilePack(readSources(files))))
        .digest('hex')
    expect(hash()).toBe(hash())
  },
  timeouts.process,
)
