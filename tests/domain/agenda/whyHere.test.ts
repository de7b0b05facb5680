import {describe, expect, test} from 'vitest'
import type {SelectionReason} from '../../../domain/themes/reasons.ts'
import {movedFrom, shareInPercent, whyHere, whyHereText} from '../../../src/text/agenda/whyHere.ts'

const reason: SelectionReason = {
  kind: 'mostRelevant',
  lessonId: 'l1',
  questions: [],
  relevance: 0.031,
  institutions: 3,
  lastSeenDays: 41,
  answered: 5,
  correct: 2,
  movedFrom: null,
  institution: null,
  target: null,
  among: null,
}

const usp = {kind: 'targetExam', institution: 'USP', target: 1, institutions: 3} as const
const noneLeft = {kind: 'noExamLeft', institution: 'USP', institutions: 3} as const
const newest = 'Prova mais recente que você ainda não fez'

/** A no-break space is shown as one. */
const said = (changes: Partial<SelectionReason>) => whyHere({...reason, ...changes}).replaceAll('\u00A0', ' ')

test('the question is that of the agenda', () => {
  expect(whyHereText.title).toBe('Por que isto está aqui?')
})

describe('one sentence says why something was chosen', () => {
  test.each<[Partial<SelectionReason>, string]>([
    [{}, 'Relevância de 3,1 % nas suas 3 instituições, vista há 41 dias, 2 de 5 certas.'],
    [{kind: 'priority'}, 'Relevância de 3,1 % nas suas 3 instituições, vista há 41 dias, 2 de 5 certas.'],
    [{institutions: 1}, 'Relevância de 3,1 % na sua instituição, vista há 41 dias, 2 de 5 certas.'],
    [{institutions: 0}, 'Relevância de 3,1 % em todas as instituições, vista há 41 dias, 2 de 5 certas.'],
    [{institutions: null}, 'Relevância de 3,1 %, vista há 41 dias, 2 de 5 certas.'],
    [{lastSeenDays: 1}, 'Relevância de 3,1 % nas suas 3 instituições, vista ontem, 2 de 5 certas.'],
    [{lastSeenDays: 0}, 'Relevância de 3,1 % nas suas 3 instituições, vista hoje, 2 de 5 certas.'],
    [{lastSeenDays: 2}, 'Relevância de 3,1 % nas suas 3 instituições, vista há 2 dias, 2 de 5 certas.'],
    [{lastSeenDays: null, answered: 0}, 'Relevância de 3,1 % nas suas 3 instituições, ainda não vista.'],
    [{answered: 1, correct: 1}, 'Relevância de 3,1 % nas suas 3 instituições, vista há 41 dias, 1 de 1 certa.'],
    [{answered: 5, correct: 1}, 'Relevância de 3,1 % nas suas 3 instituições, vista há 41 dias, 1 de 5 certa.'],
    [{answered: 5, correct: 0}, 'Relevância de 3,1 % nas suas 3 instituições, vista há 41 dias, 0 de 5 certas.'],
    [{answered: 5, correct: null}, 'Relevância de 3,1 % nas suas 3 instituições, vista há 41 dias, 0 de 5 certas.'],
    [{answered: null, correct: null}, 'Relevância de 3,1 % nas suas 3 instituições, vista há 41 dias.'],
    [{relevance: null, answered: null}, 'Tema liberado e ainda não concluído.'],
    [{relevance: null}, 'Tema liberado e ainda não concluído, 2 de 5 certas.'],
    [{kind: 'oldestStudy'}, 'Estudo concluído e ainda não revisto, última vez há 41 dias, 2 de 5 certas.'],
    [{kind: 'oldestStudy', lastSeenDays: 1, answered: 0}, 'Estudo concluído e ainda não revisto, última vez ontem.'],
    [{kind: 'oldestStudy', lastSeenDays: 0, answered: 0}, 'Estudo concluído e ainda não revisto, última vez hoje.'],
    [{kind: 'oldestStudy', lastSeenDays: null, answered: 0}, 'Estudo concluído e ainda não revisto.'],
    [
      {kind: 'moved', movedFrom: '20260309'},
      'Movido de segunda-feira, relevância de 3,1 % nas suas 3 instituições, vista há 41 dias, 2 de 5 certas.',
    ],
    [{kind: 'moved', movedFrom: '20260315', relevance: null, answered: 0}, 'Movido de domingo.'],
    [{kind: 'moved', relevance: null, answered: null}, 'Você moveu este estudo para este dia.'],
  ])('%o', (changes, expected) => {
    expect(said(changes)).toBe(expected)
  })
})

describe('one sentence says why the exam of a day is that one', () => {
  test.each<[Partial<SelectionReason>, string]>([
    [{kind: 'openMock', among: 1}, 'Seu dia de provas cai na janela deste simulado.'],
    [{kind: 'openMock', among: null}, 'Seu dia de provas cai na janela deste simulado.'],
    [
      {kind: 'openMock', among: 2},
      'Seu dia de provas cai na janela de 2 simulados, e este precisa ser iniciado primeiro.',
    ],
    [usp, `${newest} da sua 1ª instituição (USP).`],
    [{...usp, institutions: 1}, `${newest} da sua instituição (USP).`],
    [{...usp, target: 2}, `${newest} da sua 2ª instituição (USP), pois da anterior não resta nenhuma.`],
    [{...usp, target: 3}, `${newest} da sua 3ª instituição (USP), pois das anteriores não resta nenhuma.`],
    [{...usp, institution: null}, `${newest}.`],
    [{...usp, target: null}, `${newest}.`],
    [{kind: 'newestExam', institutions: 3}, `${newest}, pois das suas instituições não resta nenhuma.`],
    [{kind: 'newestExam', institutions: 1}, `${newest}, pois da sua instituição não resta nenhuma.`],
    [{kind: 'newestExam', institutions: 0}, `${newest} de todas as instituições.`],
    [{kind: 'newestExam', institutions: null}, `${newest} de todas as instituições.`],
    [
      noneLeft,
      'Não resta prova na íntegra para você fazer, e este simulado foi montado pelo perfil da sua 1ª instituição (USP).',
    ],
    [
      {...noneLeft, institutions: 1},
      'Não resta prova na íntegra para você fazer, e este simulado foi montado pelo perfil da sua instituição (USP).',
    ],
    [{...noneLeft, institution: null, institutions: 0}, 'Não resta prova na íntegra para você fazer.'],
  ])('%o', (changes, expected) => {
    expect(said(changes)).toBe(expected)
  })
})

test.each([
  [0, '0 %'],
  [0.0004, 'menos de 0,1 %'],
  [0.001, '0,1 %'],
  [0.005, '0,5 %'],
  [0.0301, '3 %'],
  [0.0999, '10 %'],
  [1, '100 %'],
])('the share %d in percent', (share, expected) => {
  expect(shareInPercent(share)).toBe(expected.replace(' %', '\u00A0%'))
})

test.each([
  ['20260309', 'movido de segunda-feira'],
  ['20260314', 'movido de sábado'],
])('the moved day names where it came from: %s', (date, expected) => {
  expect(movedFrom(date)).toBe(expected)
})
