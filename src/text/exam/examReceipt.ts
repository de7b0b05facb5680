import {brasiliaTimeInWords} from '../shared/brasilia.ts'

/** The receipt of a finished exam. */
export const examReceiptText = {
  title: (sequence: number): string => `Comprovante nº ${sequence}`,
  purpose: 'Guarde este comprovante: ele prova quais respostas o servidor registrou e quando a prova foi encerrada.',
  student: 'Estudante',
  exam: 'Prova',
  finishedAt: 'Encerrada em',
  instant: brasiliaTimeInWords,
  answers: 'Respostas registradas',
  answered: (answered: number, total: number): string => `${answered} de ${total}`,
  endedBy: 'Encerrada por',
  byStudent: 'você',
  byTime: 'fim do tempo de prova',
  code: 'Código de verificação',
  codeHint: 'SHA-256 da prova e das respostas na ordem das questões.',
  copy: 'Copiar código',
  copied: 'Código copiado!',
  copyFailed: 'Não foi possível copiar. Selecione o código e copie pelo menu do navegador.',
  print: 'Imprimir comprovante',
  matches: 'Confere com as respostas deste aparelho.',
  differs:
    'Não confere com as respostas deste aparelho. Se você respondeu também em outro aparelho, valem as que o servidor registrou por último.',
} as const
