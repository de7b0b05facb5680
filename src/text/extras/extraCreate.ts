/** The creation screens of exams; success and failure to the letter (spec 1§8, 2§8). */
export const extraCreateText = {
  title: {Exam: 'Prova na íntegra', MockExam: 'Simulado'},
  pending: {Exam: 'Preparando a prova…', MockExam: 'Preparando o simulado…'},
  created: {
    Exam: 'Atividade de prova na íntegra criada com sucesso!',
    MockExam: 'Atividade de simulado criada com sucesso!',
  },
  failedTitle: 'Ocorreu um erro!.',
  failed: 'Não foi possível criar a atividade.',
  hints: {
    noTemplate: 'Este endereço não diz qual prova criar.',
    offline: 'Você está sem conexão. Ela é criada assim que a conexão voltar.',
    unreachable: 'O servidor não respondeu. Tente de novo em instantes.',
    refused: 'Esta prova não pode ser criada agora.',
  },
  tryAgain: 'Tentar de novo',
  back: 'Ir para as atividades extras',
} as const
