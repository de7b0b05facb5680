/** A student tells of an admission to a residency (F-114; G-32). */
export const admissionText = {
  title: 'Aprovação na residência',
  intro: 'Passou em uma prova de residência? Conte para a equipe. Nos relatórios seu nome não aparece.',
  institution: 'Instituição',
  uf: 'Estado',
  year: 'Ano de início',
  specialty: 'Especialidade',
  choose: 'Escolha',
  missing: {
    institution: 'Escreva a instituição.',
    uf: 'Escolha o estado.',
    year: 'Escolha o ano.',
    specialty: 'Escolha a especialidade.',
  },
  send: 'Contar',
  failed: 'Não foi possível enviar',
  failedHint: 'O que você preencheu continua aqui. Confira e tente de novo.',
  doneTitle: 'Parabéns pela aprovação!',
  done: 'A equipe recebeu a notícia.',
  again: 'Contar outra aprovação',
} as const
