/** The bar of 'Modo prova', which only the smart review has (spec 2§4). */
export const examModeText = {
  name: 'Modo prova',
  hint: 'Sem gabarito até o fim: você responde tudo e vê o resultado de uma vez.',
  locked: 'O modo não pode mais mudar nesta atividade.',
  timed: 'Esta atividade tem limite de tempo: o gabarito aparece no fim.',
  marked: (count: number, total: number): string => `${count} de ${total} marcadas`,
  finish: 'Encerrar e ver resultado',
  missingTitle: 'Faltam questões',
  missingText: 'Só dá para encerrar com todas respondidas. Escolha por onde continuar:',
  missingQuestion: (number: number): string => `Questão ${number}`,
  confirmTitle: 'Encerrar a prova?',
  confirmText: (count: number): string => `As ${count} respostas serão enviadas e não poderão mais mudar.`,
  confirmEssays: (count: number): string =>
    count === 1
      ? 'Depois, avalie a sua resposta dissertativa ainda hoje.'
      : `Depois, avalie as suas ${count} respostas dissertativas ainda hoje.`,
  confirm: 'Encerrar',
  cancel: 'Continuar respondendo',
  finishing: 'Enviando respostas…',
  finished: 'Prova encerrada. Veja o resultado e os comentários.',
} as const
