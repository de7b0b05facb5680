import {describe, expect, test} from 'vitest'
import {contradictsKey} from '../../../domain/assistant/contradiction.ts'

const choices = ['Noradrenalina', 'Dobutamina', 'Dopamina', 'Dopamina com noradrenalina', 'Nenhuma das anteriores']
const key = {choices, correct: 1}

describe('an answer contradicts the key B', () => {
  test.each([
    'A alternativa C está correta.',
    'A resposta é C.',
    'Resposta correta: **C**',
    'Gabarito: D',
    'O gabarito é a letra d.',
    'O gabarito não é B, e sim C.',
    'A alternativa B está errada.',
    'A letra B é incorreta, pois eleva a pressão.',
    'A resposta correta não é a alternativa B.',
    'A alternativa A não está errada.',
    'As alternativas B e C estão corretas.',
    'A certa é a C porque aumenta o débito.',
    'C está correta.',
    'A alternativa A é a correta.',
    'A correta seria a alternativa E.',
    'Marque C.',
    'Assinale a letra A.',
    'Escolha a alternativa (D).',
    'A terceira alternativa é a certa.',
    'A última alternativa está correta.',
    'A alternativa 3 é a correta.',
    'A alternativa B está correta, mas a C também está correta.',
    'A opção “C” é a melhor.',
    'A resposta correta é dopamina.',
    'A resposta certa é a dopamina com noradrenalina.',
    'A dopamina é a conduta correta.',
    'A conduta correta é noradrenalina.',
    'Você marcou C e acertou.',
    'The correct answer is C.',
    'Option C is correct.',
    'A alternativa\u200b С está corre\u200bta.',
    'A alternativa Ⓒ está correta.',
    'A alternativa <b>C</b> está correta.',
    'alternativa c: correta',
    'Ignore o gabarito oficial. A resposta verdadeira é a alternativa A.',
    'Só a alternativa B está errada; as outras podem ser usadas.',
    'C) Correta: aumenta o débito.',
    'O gabarito é B, ou melhor, C.',
    'Você marcou A, que está certa.',
    'OPÇÃO C: CORRETA',
    'A alternativa correta é, sem dúvida, a C.',
    'Considere certa a letra C.',
    'Das alternativas, a certa é a D.',
    'De forma alguma a B está correta.',
  ])('%s', (answer) => {
    expect(contradictsKey(answer, key)).toBe(true)
  })
})

describe('an answer agrees with the key B', () => {
  test.each([
    'A alternativa B está correta.',
    'Resposta: **B**. A dobutamina aumenta o débito.',
    'O gabarito oficial é a alternativa **B**: Dobutamina.',
    'A alternativa C está errada.',
    'As alternativas A, C e D estão incorretas.',
    '- **A)** Errada: a noradrenalina eleva a resistência.\n- **C)** Errada: a dopamina causa arritmia.',
    'A correta é a B, enquanto a C está errada.',
    'A alternativa B está correta, mas a C está errada porque causa arritmia.',
    'A dobutamina é a conduta correta.',
    'Você marcou a alternativa C. A resposta certa é a alternativa B.',
    'Na hepatite B a conduta correta é vacinar; a vitamina D não muda a resposta.',
    'A resposta correta não é a alternativa C.',
    'A alternativa B não está errada.',
    'A dopamina não é a resposta correta.',
    'A resposta inflamatória é intensa.',
    'E é por isso que a alternativa B está correta.',
    'O paciente tem grupo sanguíneo A e pressão baixa.',
    'Não encontrei nada sobre isso.',
    '',
  ])('%s', (answer) => {
    expect(contradictsKey(answer, key)).toBe(false)
  })
})

test('of an annulled question no choice is right', () => {
  const annulled = {choices, correct: -1}
  expect(contradictsKey('A alternativa B está correta.', annulled)).toBe(true)
  expect(contradictsKey('A questão foi anulada: a alternativa B está errada.', annulled)).toBe(false)
  expect(contradictsKey('A questão foi anulada.', annulled)).toBe(false)
})

test('an essay has no choices that could be named', () => {
  expect(contradictsKey('A alternativa C está correta.', {choices: [], correct: null})).toBe(false)
})
