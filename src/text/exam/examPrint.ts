import type {PrintFailure} from '../../../machines/exam/examPrint.types.ts'
import {printFailures, printText} from '../question/print.ts'

export const examPrintText = {
  label: 'Impressão da prova',
  exam: 'Imprimir prova',
  sheet: 'Imprimir folha de respostas',
  preparing: 'Preparando…',
  opened: {exam: 'A prova foi aberta em outra aba.', sheet: 'A folha de respostas foi aberta em outra aba.'},
  openedHint: 'Não abriu? Seu navegador pode ter bloqueado a aba.',
  open: {exam: 'Abrir a prova', sheet: 'Abrir a folha de respostas'},
  failed: 'Não foi possível preparar a impressão.',
  tryAgain: 'Tentar de novo',
  blocked: 'Este simulado não pode ser impresso.',
  blockedHint: 'Quem organiza o simulado não permite imprimir as questões. A folha de respostas você pode imprimir.',
} as const

export const examPrintFailures: Readonly<Record<PrintFailure, string>> = {
  ...printFailures,
  tooLong: printText.tooLong,
  notStored: printText.notStored,
}

export const sheetPageText = {
  title: 'Folha de respostas',
  plain: 'Modelo para qualquer prova: preencha o nome da prova e use só as linhas de que precisar.',
  template: 'Modelo com todas as letras: marque só as alternativas que a questão tem.',
  reading: 'Preparando a folha…',
  failed: 'Não foi possível preparar a folha de respostas.',
  tryAgain: 'Tentar de novo',
  openPlain: 'Usar uma folha em branco',
  print: 'Imprimir',
  phoneHint: 'No celular, o botão abre as opções do aparelho: escolha uma impressora ou salve em PDF.',
  exam: 'Prova',
  name: 'Nome',
  date: 'Data',
  signature: 'Assinatura',
  how: 'Preencha todo o círculo, com caneta preta ou azul. Depois, passe as respostas para a tela em “Preencher gabarito”.',
  questions: (count: number): string => (count === 1 ? '1 questão' : `${count} questões`),
} as const
