/** The assistant under a comment (flows F-102, F-103). What document 2 §4, §8 and §9 spell out stands here to the letter. */
export const assistantText = {
  name: 'Harrison AI',
  ask: 'Perguntar ao Harrison AI',
  reading: 'Consultando o Harrison AI…',
  unread: 'Não foi possível consultar o Harrison AI.',
  generating: 'Harrison AI está gerando sua resposta...',
  reconnecting: 'A conexão caiu. A resposta continua de onde parou.',
  cancel: 'Interromper',
  stopped: 'Resposta interrompida.',
  resume: 'Continuar a resposta',
  failed: 'Ocorreu um erro',
  failedHint: 'Harrison está estudando para responder melhor. Tente novamente em alguns instantes!',
  keyNotShown: 'Responda à questão primeiro: até lá o gabarito não aparece aqui.',
  rateLimited: 'Você fez muitas perguntas em pouco tempo.',
  retry: 'Tentar novamente',
  onlyYou: 'Só você vê, até avaliar',
  rate: 'Esta resposta ajudou?',
  rateHint: 'De 3 a 5, a resposta é publicada no fórum. Com 1 ou 2, é descartada.',
  dissatisfied: 'Insatisfeito',
  satisfied: 'Satisfeito',
  rateFailed: 'Não foi possível enviar sua avaliação.',
  rateFailedHint: 'Verifique sua conexão e tente novamente.',
  published: 'Resposta publicada no fórum.',
  discarded: 'A resposta foi descartada.',
  withheld: 'A resposta do Harrison AI precisava ser conferida: sua dúvida foi enviada a um monitor.',
} as const

const ends: Readonly<Record<number, string>> = {1: assistantText.dissatisfied, 5: assistantText.satisfied}

/** Name of a button of the scale; it begins with the number that it shows. */
export const rateLabel = (rating: number): string =>
  ends[rating] === undefined ? `${rating} de 5` : `${rating} de 5, ${ends[rating]}`

export const usageLabel = (used: number, most: number): string =>
  `${used} de ${most} ${most === 1 ? 'resposta usada' : 'respostas usadas'}`

export const limitReached = (most: number): string =>
  most === 0
    ? 'O Harrison AI não está respondendo agora.'
    : `Você já usou ${most === 1 ? 'a resposta' : `as ${most} respostas`} do Harrison AI para esta dúvida.`
