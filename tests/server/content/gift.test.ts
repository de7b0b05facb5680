import {describe, expect, test} from 'vitest'
import {readGift} from '../../../server/content/gift.ts'

const read = (text: string, place = {}) => readGift('cardio.gift.txt', text, place)
const told = (text: string) => {
  const {problems, warnings} = read(text)
  return [
    ...problems.map(({item, reason}) => `problem ${item}: ${reason}`),
    ...warnings.map(({item, reason}) => `warning ${item}: ${reason}`),
  ]
}

const four = '{=Certa#boa ~Errada 1 ~Errada 2#não ~Errada 3####No geral.}'

describe('a GIFT file', () => {
  test('gives questions of choices with category, key and feedback as the expert comment', () => {
    const {questions, problems, warnings} = read(
      `// do Moodle\n$CATEGORY: $course$/top/Cardiologia/Arritmias\n\n::FA 1:: Qual *é* a conduta? ${four}\n`,
    )
    expect([problems, warnings]).toEqual([[], []])
    expect(questions).toEqual([
      {
        file: 'cardio.gift.txt',
        value: {
          kind: 'choice',
          id: 'gift/cardio/fa-1',
          body: 'Qual \\*é\\* a conduta?',
          institution: 'Banco de questões',
          classification: ['Cardiologia', 'Arritmias'],
          images: [],
          choices: ['Certa', 'Errada 1', 'Errada 2', 'Errada 3'],
          correct: 0,
          annulled: false,
          comment: {author: 'Comentário importado', body: 'No geral.\n\n- **A)** boa\n- **C)** não'},
          examOrder: null,
          writtenIn: 'markdown',
        },
      },
    ])
  })

  test('takes an essay with its official key, HTML as Markdown, and the lesson that was named', () => {
    const {questions, problems} = read(
      '::Sepse::[html]<p>Cite <b>duas</b> medidas.</p>{####<ul><li>Lactato</li></ul>}',
      {lesson: 'aula'},
    )
    expect(problems).toEqual([])
    expect(
      questions.map(({value}) => value.kind === 'essay' && [value.id, value.lesson, value.body, value.answer]),
    ).toEqual([['gift/cardio/sepse', 'aula', 'Cite **duas** medidas.', '- Lactato']])
  })

  test('keeps addresses between angle brackets, in every format that may hold HTML', () => {
    const bodies = (text: string) => read(text).questions.map(({value}) => value.body)
    const asked = 'Veja <https\\://exemplo.br/a?b\\=1> e <ana@exemplo.br> com PA <90'
    expect(bodies(`${asked} ${four}`)).toEqual(['Veja https\\://exemplo.br/a?b=1 e ana\\@exemplo.br com PA <90'])
    expect(bodies(`[html]<b>Veja</b> <https\\://exemplo.br> ${four}`)).toEqual(['**Veja** https\\://exemplo.br'])
    expect(bodies(`[markdown]Veja <https\\://exemplo.br> ${four}`)).toEqual(['Veja <https://exemplo.br>'])
  })

  test('gives a question without a title the same id each time, and another question another', () => {
    const ids = (text: string) => read(text).questions.map(({value}) => value.id)
    expect(ids(`Pergunta ${four}`)).toEqual(ids(`\n\nPergunta ${four}\n`))
    expect(ids(`Pergunta ${four}`)).not.toEqual(ids(`Pergunta dois ${four}`))
  })

  test('leaves out other kinds, each with its line', () => {
    const text = 'É verdade? {T}\n\nQuanto? {#4}\n\nLigue {=a -> b =c -> d =e -> f}\n\nCurta {=um =dois}\n\nSó texto'
    expect(told(text)).toEqual([
      'warning line 1: A true/false question was left out.',
      'warning line 3: A question with a number for an answer was left out.',
      'warning line 5: A matching question was left out.',
      'warning line 7: A question with a short answer was left out.',
      'warning line 9: A text without a question was left out.',
    ])
  })

  test('names every broken question by its line', () => {
    const text = [
      'Três {=a ~b ~c}',
      '',
      'Duas certas {~%50%a ~%50%b ~c ~d}',
      '',
      'Nenhuma {~a ~b ~c ~d}',
      '',
      'Ensaio {}',
      '',
      'Aberta {=a',
      '~b',
    ].join('\n')
    expect(told(text)).toEqual([
      'problem line 1: It has 3 choices; four or five are possible.',
      'problem line 3: More than one of its choices is right.',
      'problem line 5: None of its choices is the right one.',
      'problem line 7: An essay carries its official key as general feedback (####).',
      expect.stringMatching(/^problem line 1[01]: It is not GIFT: .+$/),
    ])
    expect(told('  \n')).toEqual(['problem file: It holds no question.'])
  })
})
