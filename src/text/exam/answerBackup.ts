import type {AnswerBackupRefusal} from '../../../domain/exam/answerBackup.ts'

const answers = (count: number): string => (count === 1 ? '1 resposta' : `${count} respostas`)

/** The backup file of an exam (D-01). */
export const answerBackupText = {
  pick: 'Recuperar respostas de um arquivo',
  pickAnother: 'Escolher outro arquivo',
  save: 'Salvar em um arquivo',
  saveAgain: 'Salvar de novo',
  saving: 'Salvando…',
  close: 'Fechar',
  offeredTitle: (count: number): string =>
    `${answers(count)} ainda ${count === 1 ? 'não chegou' : 'não chegaram'} ao servidor`,
  waitingText:
    'Continue a prova: o envio é tentado sem parar. Por segurança, você pode salvar uma cópia em um arquivo.',
  atRiskText:
    'Este navegador não deixou guardar as respostas: não feche esta aba. Salve uma cópia em um arquivo para não depender dela.',
  overText:
    'O tempo acabou e elas serão enviadas assim que houver conexão. Salve uma cópia em um arquivo: com ela, dá para enviar também de outro aparelho.',
  savedTitle: 'Arquivo salvo',
  savedText:
    'Guarde-o até ver todas as respostas salvas. Se precisar, abra esta prova em outro aparelho e recupere as respostas do arquivo.',
  saveFailedTitle: 'Não foi possível salvar o arquivo',
  saveFailedText: 'As respostas continuam nesta tela. Tente de novo ou libere espaço no aparelho.',
  picking: 'Escolha o arquivo de respostas salvo por este site.',
  refusedTitle: 'Este arquivo não pode ser usado',
  refusals: {
    unreadable: 'Ele está danificado ou não é um arquivo de respostas. Nada foi alterado.',
    olderVersion: 'Ele foi salvo por uma versão antiga do site. Nada foi alterado.',
    newerVersion:
      'Ele foi salvo por uma versão mais nova do site: recarregue a página e tente de novo. Nada foi alterado.',
    otherStudent: 'Ele é de outra conta. Entre com a conta que fez a prova. Nada foi alterado.',
    otherExam: 'Ele é de outra prova. Abra a prova em que ele foi salvo. Nada foi alterado.',
    nothing: 'Não há respostas neste arquivo. Nada foi alterado.',
  } satisfies Record<AnswerBackupRefusal, string>,
  restoredTitle: (count: number): string =>
    `${answers(count)} ${count === 1 ? 'recuperada' : 'recuperadas'} do arquivo`,
  restoredText:
    'Elas seguem para o servidor com o horário em que foram marcadas. O que você marcou depois disso continua valendo.',
} as const
