/** The host of a day's exam (spec 2§2). */
export const examDayText = {
  loading: {
    prova: 'Carregando a prova…',
    simulado: 'Carregando o simulado…',
    'simulado-inteligente': 'Carregando o simulado inteligente…',
  },
  none: {
    prova: 'Não há prova disponível para esse dia',
    simulado: 'Não há simulado disponível para esse dia',
    'simulado-inteligente': 'Não há simulado inteligente disponível para esse dia',
  },
} as const
