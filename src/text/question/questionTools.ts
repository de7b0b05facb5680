import {plural} from './question.ts'
import type {Results} from '../../../domain/question/results.ts'
import type {HighlightColour} from '../../../domain/question/highlightColours.ts'
import type {Heat} from '../../../domain/question/thermometer.ts'

/** The tools around a question (spec 2§1, 2§2, 2§4, 2§8). They load after the question: nothing here delays it. */
export const toolsText = {
  label: 'Ferramentas da questão',
  copyId: 'Copiar ID',
  idCopied: 'ID da questão copiado!',
  idNotCopied: 'Não foi possível copiar o ID da questão.',
  showId: (id: string): string => `ID: ${id}`,
} as const

export const focusText = {
  enter: 'Modo foco',
  leave: 'Sair do modo foco',
  failed: 'Não foi possível alternar o modo foco. Talvez seu dispositivo seja incompatível.',
  browserFull: 'Saia do modo tela cheia para ativar o modo foco (Aperte F11)!',
} as const

export const highlightText = {
  open: 'Destaques',
  colours: 'Cor do destaque',
  erase: 'Apagar destaque',
  cancel: 'Cancelar',
  title: 'Destaques',
  close: 'Fechar',
  none: 'Nenhum trecho destacado ainda. Selecione palavras da questão, ou escolha um trecho abaixo.',
  unsupported: 'Este navegador não pinta destaques no texto. Aqui você pode ver, criar e apagar os seus.',
  kept: 'Trechos destacados',
  passages: 'Destacar um trecho',
  passagesHint: 'Escolha a cor e depois o trecho.',
  eraseOf: (words: string): string => `Apagar destaque: ${words}`,
  paint: (words: string, colour: string): string => `Destacar em ${colour}: ${words}`,
  inBlock: (block: string, letter: string): string => (block === 'body' ? 'Enunciado' : `Alternativa ${letter}`),
} as const

export const colourNames: Readonly<Record<HighlightColour, string>> = {
  blue: 'azul',
  red: 'vermelho',
  green: 'verde',
  yellow: 'amarelo',
}

export const heatNames: Readonly<Record<Heat, string>> = {
  easy: 'fácil',
  medium: 'média',
  hard: 'difícil',
  extreme: 'extremamente difícil',
}

export const thermometerText = {
  label: 'Dificuldade do conjunto',
  percent: 'Acerto',
  noPercent: '–',
} as const

export const resultText = {
  rightCount: 'certas',
  wrongCount: 'erradas',
  byDifficulty: 'Por dificuldade',
  total: 'Total',
} as const

/** `7 respondidas · 5 certas · 2 erradas · 71% de acerto` (spec 2§2). */
export function resultsLine({
  answered,
  right,
  wrong,
  percent,
}: Pick<Results, 'answered' | 'right' | 'wrong' | 'percent'>): string {
  const parts = [
    plural(answered, 'respondida', 'respondidas'),
    plural(right, 'certa', 'certas'),
    plural(wrong, 'errada', 'erradas'),
  ]
  return [...parts, ...(percent === null ? [] : [`${percent}% de acerto`])].join(' · ')
}
