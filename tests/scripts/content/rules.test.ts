import {describe, expect, test} from 'vitest'
import {compareAnswers, readingCopy} from '../../../content/tools/readingCopy.ts'
import {likePairs, sameCase} from '../../../content/tools/rules/cases.ts'
import {choices} from '../../../content/tools/rules/choices.ts'
import {comments} from '../../../content/tools/rules/comments.ts'
import {dates, newestYear} from '../../../content/tools/rules/dates.ts'
import {keyExtreme, keys} from '../../../content/tools/rules/keys.ts'
import {leftOver} from '../../../content/tools/rules/leftOver.ts'
import {formProblems} from '../../../content/tools/rules/numbers.ts'
import type {RuleContext} from '../../../content/tools/rules/rule.ts'
import {nearDuplicate, similarPairs} from '../../../content/tools/rules/similarity.ts'
import {oldReferences} from '../../../content/tools/rules/sourceAge.ts'
import {spelling} from '../../../content/tools/rules/spelling.ts'
import {readSources} from '../../../content/tools/sources.ts'
import {lessonText, questionText, ruleContextOf} from './packs.ts'

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
    'Before its source it has no paragraph "**Leve para a prova:** …".',
    'Its comment has no point "**B)** …".',
    'Its comment has no point "**D)** …".',
  ])
})

test.each([
  ['in thirty words', 30, []],
  ['in more', 31, ['Its line to remember has 31 words.']],
])('what is to be remembered of a question is said %s', (_, words, expected) => {
  const line = Array.from({length: words}, () => 'febre').join(' ')
  const comment = `Resposta: **C**. Sim.\n\n- **A)** Errada.\n\n**Leve para a prova:** ${line}\n\nFonte: alguém, 2025.`
  const told = reasons(comments.check(world(questionText({comment}))).problems)
  expect(told.filter((reason) => reason.includes('remember') || reason.includes('Leve'))).toEqual(expected)
})

test('a key that is always the same letter is told', () => {
  expect(reasons(keys.check(world(questionText())).problems)).toContain('C is the key of 1 of 1.')
})

describe('the length of choices', () => {
  const texts = (...lengths: readonly number[]) =>
    lengths.map((length, at) => `- ${'ABCDE'[at]}) ${'m'.repeat(length)}`)
  const questionOf = (...lengths: readonly number[]) => {
    const [question] = world(questionText({choices: texts(...lengths)})).sources.questions
    if (question?.kind !== 'choice') throw new Error('The sample is not sound.')
    return question
  }

  test.each([
    [[10, 12, 9, 11], 'shortest'],
    [[10, 9, 9, 11], 'shortest'],
    [[10, 12, 13, 11], 'longest'],
    [[10, 13, 13, 11], 'longest'],
    [[10, 12, 11, 11], null],
    [[10, 10, 10, 10], null],
  ])('of choices of %j characters the third is the %s', (lengths, extreme) => {
    expect(keyExtreme(questionOf(...lengths))).toBe(extreme)
  })

  test('an area whose keys are more than three times in ten the shortest is told, each of them; another is not', () => {
    const bank = (short: number, total: number) => {
      const ids = Array.from({length: total}, (_, at) => `cm-febre-${at + 1}`)
      const files = ids.map((id, at) =>
        questionText({id, choices: at < short ? texts(10, 12, 9, 11) : texts(10, 12, 11, 11)}),
      )
      const context = ruleContextOf(files.join('\n'), {'lessons/cm/febre.md': lessonText()})
      return reasons(keys.check(context).problems).filter((reason) => reason.includes('shortest'))
    }
    expect(bank(3, 10)).toEqual([])
    expect(bank(4, 10)).toEqual(
      Array(4).fill('The key is the shortest choice, as in more than 30% of the questions of CM.'),
    )
  })

  test('choices that differ by more than two fifths are told unless the question says why', () => {
    const told = (lengths: readonly number[], head?: string) =>
      reasons(choices.check(world(questionText({choices: texts(...lengths), ...(head && {head})}))).problems)
    expect(told([10, 14, 11, 12])).toEqual([])
    expect(told([10, 15, 11, 12])).toEqual([
      'Its choices have 10 to 15 characters; at most 40% more is asked for, or "tamanhos desiguais" says why.',
    ])
    const why = 'gabarito: C\ntamanhos desiguais: "São nomes."'
    expect(told([10, 15, 11, 12], why)).toEqual([])
    expect(told([10, 14, 11, 12], why)).toEqual([
      'Its choices are of like length, so that "tamanhos desiguais" has nothing to explain.',
    ])
  })

  test('absolute words and reasons are counted of keys and of wrong choices', () => {
    const cued = ['- A) Sempre, porque sim.', '- B) Todos os dias.', '- C) Às vezes, pois não.', '- D) Sozinho.']
    expect(choices.check(world(questionText({choices: cued}))).figures.slice(1)).toEqual([
      ['keys with an absolute word', '0.0%', 'to be told'],
      ['wrong choices with an absolute word', '66.7%', 'to be told'],
      ['keys with a reason ("porque", "pois")', '100.0%', 'to be told'],
      ['wrong choices with a reason ("porque", "pois")', '33.3%', 'to be told'],
    ])
  })
})

describe('dates', () => {
  const told = (body: string, source: string) =>
    reasons(
      dates.check(world(questionText({body: `${body}\n\nQual é a conduta?`, comment: `Resposta: **C**.\n\n${source}`})))
        .problems,
    )

  test('an exam that asks for what was published after it is told', () => {
    expect(told('Pela diretriz de 2024, com 2.025 leucócitos.', 'Fonte: Diretriz, 2024.')).toEqual([])
    expect(told('Pela diretriz de 2025.', 'Fonte: Diretriz, 2024.')).toEqual([
      'It asks for what is of 2025, but its exam is of 2024.',
    ])
  })

  test('a comment that is newer than its exam says so', () => {
    expect(told('Febre.', 'Fonte: Diretriz, 2025.')).toEqual([
      'Its comment is of 2025, its exam of 2024: "Comentário atualizado em …" is missing.',
    ])
    expect(told('Febre.', 'Fonte: Diretriz, 2025. Comentário atualizado em 2026.')).toEqual([])
  })

  test.each([
    ['Lei 8.080, 1990; Guia, 6ª edição, 2024.', 2024],
    ['https://exemplo.br/2026/pagina e 2.030 casos', 0],
    ['de 2012 a 2014', 2014],
  ])('the newest year of "%s" is %i', (text, year) => {
    expect(newestYear(text)).toBe(year)
  })
})

test('sources older than five years are listed with the day on which their item was last looked at', () => {
  const comment = 'Resposta: **C**.\n\nFonte: Manual, 2012; Diretriz, 2021; Guia, 2024.'
  const lesson = lessonText().replace('Ministério da Saúde, 2024.', '- Lei 8.080, 1990.\n- Guia, 2024.')
  const {sources} = ruleContextOf(questionText({comment}), {'lessons/cm/febre.md': lesson})
  expect(oldReferences(sources).map(({year, item, text, reviewed}) => [year, item, text, reviewed])).toEqual([
    [1990, 'cm-febre', 'Lei 8.080, 1990.', '2026-11-22'],
    [2012, 'cm-febre-1', 'Manual, 2012', '2026-11-22'],
  ])
})

describe('clinical cases', () => {
  /** Questions of which each stands in a lesson of its own, with fillers that make the words of others rare. */
  const scoreOf = (one: string, two: string) => {
    const fillers = Array.from({length: 20}, (_, at) => `Pessoa comum${at} procura serviço${at} por motivo${at}.`)
    const texts = [one, two, ...fillers].map((told, at) =>
      questionText({
        id: `cm-febre-${at + 1}`,
        body: `${told}\n\nQual é a conduta?`,
        choices: ['- A) Um.', '- B) Dois.', '- C) Três.', '- D) Quatro.'],
        comment: `Resposta: **C**. ${told.split('. ').at(-1)}\n\nFonte: Manual, 2024.`,
      }).replace('aula: cm-febre', `aula: cm-febre-${at}`),
    )
    const pairs = likePairs(world(texts.join('\n')).sources.questions)
    return pairs.find((pair) => pair.one.id === 'cm-febre-1' && pair.two.id === 'cm-febre-2')?.score ?? 0
  }
  const measles = 'Menino de 2 anos tem febre de 39,5 °C, tosse, coriza e exantema craniocaudal. Sarampo'

  test('the same patient in other words is the same case, whatever the order', () => {
    const again = 'Exantema craniocaudal depois de coriza, tosse e febre de 39,5 °C em menino de 2 anos. Sarampo'
    expect(scoreOf(measles, again)).toBeGreaterThan(sameCase)
  })

  test('another patient with another disease is not', () => {
    const other = 'Mulher de 60 anos perde peso, sangra e emagrece há meses. Neoplasia colorretal'
    expect(scoreOf(measles, other)).toBeLessThan(sameCase / 2)
  })

  test('sex, age and measured values that are shared add to the likeness of words', () => {
    const older = measles.replace('2 anos', '9 anos').replace('39,5 °C', '38,1 °C').replace('Menino', 'Menina')
    expect(scoreOf(measles, measles) - scoreOf(measles, older)).toBeGreaterThan(0.03 + 0.05 + 0.03 - 0.001)
  })
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
