import {describe, expect, test} from 'vitest'
import {compareAnswers, readingCopy} from '../../../content/tools/readingCopy.ts'
import {comments} from '../../../content/tools/rules/comments.ts'
import {hasLongestKey, keys} from '../../../content/tools/rules/keys.ts'
import {leftOver} from '../../../content/tools/rules/leftOver.ts'
import {formProblems} from '../../../content/tools/rules/numbers.ts'
import type {RuleContext} from '../../../content/tools/rules/rule.ts'
import {nearDuplicate, similarPairs} from '../../../content/tools/rules/similarity.ts'
import {spelling} from '../../../content/tools/rules/spelling.ts'
import {readSources} from '../../../content/tools/sources.ts'
import {questionText} from './packs.ts'

const world = (text: string, words = ''): RuleContext => {
  const files = [
    {name: 'questions/cm-1.md', text},
    {name: 'palavras.txt', text: words},
  ]
  const isWord = (word: string) => /^(?:o|homem|tem|febre)$/i.test(word)
  return {files, sources: readSources(files), others: new Map(), media: new Set(), isWord}
}
const reasons = (problems: readonly {readonly reason: string}[]) => problems.map(({reason}) => reason)

describe('numbers and units', () => {
  test.each([
    'pH 7,35 e 1.500 mL',
    '38,5 °C',
    '120 × 80 mmHg',
    '10 mg/kg',
    'saturação de 92%',
    'Lei nº 8.080',
    'SpO₂ de 90%',
    'às 14h30',
  ])('%s is written as Portuguese writes it', (text) => {
    expect(formProblems({file: 'f', line: 1, item: 'i', text})).toEqual([])
  })

  test.each([
    ['pH 7.35', '"7.35": decimals follow a comma.'],
    ['10000 leucócitos', '"10000": thousands are parted by a dot.'],
    ['10mg', '"10mg": a space stands before a unit.'],
    ['92 %', '"2 %": no space stands before %.'],
    ['38,5°C', '"5°C": write "38,5 °C".'],
    ['120x80 mmHg', '"120x80": the sign of times is ×, with spaces.'],
    ['80 mmhg', '"mmhg": no such unit is written so.'],
    ['SpO2 baixa', '"SpO2": the number stands below, as in SpO₂.'],
  ])('%s is told', (text, reason) => {
    expect(reasons(formProblems({file: 'f', line: 1, item: 'i', text}))).toContain(reason)
  })
})

test('two stories written apart are far from each other, one with a fifth of its words changed is not', () => {
  const words = Array.from({length: 100}, (_, at) => `palavra${at}`)
  const changed = words.map((word, at) => (at % 10 < 2 ? `outra${at}` : word))
  const apart = words.map((_, at) => (at < 8 ? `palavra${at}` : `diversa${at}`))
  const [near, far] = [changed, apart].map(
    (other) => similarPairs([{text: words.join(' ')}, {text: other.join(' ')}])[0]?.score ?? 0,
  )
  expect(near).toBeGreaterThan(nearDuplicate)
  expect(far).toBeLessThan(nearDuplicate / 2)
})

test('a comment that leaves out a choice or the year of its source is told', () => {
  const found = comments.check(
    world(questionText({comment: 'Resposta: **C**. Sim.\n\n- **A)** Errada.\n\nFonte: alguém.'})),
  )
  expect(reasons(found.problems)).toEqual([
    'Its comment has 7 words.',
    'Its source names no year.',
    'Its comment has no point "**B)** …".',
    'Its comment has no point "**D)** …".',
  ])
})

test('a key that is always the same letter or the longest choice is told', () => {
  const choices = ['- A) Um.', '- B) Dois.', '- C) O mais longo de todos.', '- D) Quatro.']
  const {sources} = world(questionText({choices}))
  expect(sources.questions.map((question) => question.kind === 'choice' && hasLongestKey(question))).toEqual([true])
  expect(reasons(keys.check(world(questionText({choices}))).problems)).toContain('C is the key of 1 of 1.')
})

test('what is still to be written is told where it stands', () => {
  expect(leftOver.check(world('# cm-febre-1\n\nTODO\n')).problems).toEqual([
    {file: 'questions/cm-1.md', line: 3, item: 'cm-febre-1', reason: 'Something is still to be written here.'},
  ])
})

test('a word that is in no dictionary and not listed is told, and the list is sorted', () => {
  expect(reasons(spelling.check(world('O homem tem febbre e dapagliflozina.', 'e\n')).problems)).toEqual([
    '"febbre" is in no dictionary.',
    '"dapagliflozina" is in no dictionary.',
  ])
  expect(reasons(spelling.check(world('O homem tem febre.', 'b\na\n')).problems)).toEqual([
    '"b" is not in its place: the list is sorted.',
  ])
})

test('a reading copy holds neither key nor comment, and answers are compared with the keys', () => {
  const {questions} = world(`${questionText()}\n${questionText({id: 'cm-febre-2'})}`).sources
  expect(readingCopy(questions.slice(0, 1))).toBe(
    '# cm-febre-1\n\nHomem de 40 anos com febre.\n\nQual é a conduta?\n\n' +
      '- A) Um.\n- B) Dois.\n- C) Três.\n- D) Quatro.',
  )
  expect(compareAnswers(questions, {'cm-febre-1': 'C', 'cm-febre-2': 'A', 'cm-febre-9': 'B'})).toEqual({
    agreed: 1,
    disagreed: [{id: 'cm-febre-2', answer: 'A', key: 'C'}],
    unanswered: [],
    unknown: ['cm-febre-9'],
  })
})
